/** Our hourly rate and the market rates it is compared with, in US dollars. */
export const rate = {
  hourly: 24,
  /** Monthly hours of one full-time developer, the basis of all tables. */
  hoursPerMonth: 160,
  monthly: 3840,
  yearly: 46080,
  /** Market rates behind the savings: 52% in the calculator, 60% in the tables. */
  market: { calculator: 50, tables: 60 },
} as const;
