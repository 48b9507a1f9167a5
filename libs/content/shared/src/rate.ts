/** What an hour costs and what the comparisons take a market hour to cost, in US dollars. */
export const rate = {
  hourly: 24,
  /** Hours a month of one full-time developer, the basis of every table. */
  hoursPerMonth: 160,
  monthly: 3840,
  yearly: 46080,
  /** The market hour behind a saving: the calculator's gives 52 %, the tables' 60 %. */
  market: { calculator: 50, tables: 60 },
} as const;
