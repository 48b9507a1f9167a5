import { rateCard } from './paths.ts';

/** Our hourly rate and the market rates it is compared with, in US dollars. */
export const rate = {
  hourly: 24,
  /** Monthly hours of one full-time developer, the basis of all tables. */
  hoursPerMonth: 160,
  monthly: 3840,
  yearly: 46080,
  /** Market rates behind the savings: 52% in the calculator, 60% in the tables. unverified: ask the owner for the source of both. */
  market: { calculator: 50, tables: 60 },
  /** Names of the market rates. Every figure that is compared with one of them states its name. */
  marketNames: { calculator: 'other offshore providers, $50', tables: 'US average, all roles, $60' },
} as const;

/** The price in every hero, as a link to what it includes. */
export const heroPrice = { label: `$${rate.hourly} an hour, all-inclusive`, to: rateCard };

/** What a month costs at our rate and at a market rate, and the savings, in US dollars. */
export interface Savings {
  /** Monthly cost at our rate. */
  cost: number;
  /** Monthly cost at the market rate. */
  market: number;
  monthly: number;
  annual: number;
  /** Savings in percent of the market cost, a whole number; 0 without cost. */
  percent: number;
}

/** Compares our rate with a market rate, in US dollars an hour, for the hours that a team works in a month. */
export function savings(hours: number, marketRate: number): Savings {
  const cost = hours * rate.hourly;
  const market = hours * marketRate;
  const monthly = market - cost;
  return {
    cost,
    market,
    monthly,
    annual: monthly * 12,
    percent: market === 0 ? 0 : Math.round((monthly / market) * 100),
  };
}
