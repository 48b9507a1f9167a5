/** A team for one month: people, hours for each of them, and both hourly rates in dollars. */
export interface Desk {
  people: number;
  hoursEach: number;
  marketRate: number;
  rate: number;
}

/** What the desk comes to: hours and dollars for the month, dollars a year, and the saved share of the market cost in per cent. */
export interface DeskCost {
  hours: number;
  market: number;
  ours: number;
  saved: number;
  savedYear: number;
  savedPercent: number;
}

/** The rate card's own arithmetic, for a fixed desk. */
export function deskCost({ people, hoursEach, marketRate, rate }: Desk): DeskCost {
  const hours = people * hoursEach;
  const market = hours * marketRate;
  const ours = hours * rate;
  const saved = market - ours;
  return {
    hours,
    market,
    ours,
    saved,
    savedYear: saved * 12,
    savedPercent: Math.round((saved / market) * 100),
  };
}

/** Whole dollars as they are set: `$19,200`. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
