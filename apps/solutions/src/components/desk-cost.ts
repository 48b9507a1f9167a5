/** A team for one month: people, hours per person, and both hourly rates in dollars. */
export interface Desk {
  people: number;
  hoursEach: number;
  marketRate: number;
  rate: number;
}

/** Hours and dollars per month, dollars per year, and savings in percent of the market cost. */
export interface DeskCost {
  hours: number;
  market: number;
  ours: number;
  saved: number;
  savedYear: number;
  savedPercent: number;
}

/** Calculates the cost of a fixed team like the rate card does. */
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
