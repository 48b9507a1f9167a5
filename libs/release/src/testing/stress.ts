/** Multiplies the number of kills, publishes and requests in stress tests: `STRESS=4 npx jest kill`. Default: 1. */
export const STRESS = Number(process.env['STRESS'] ?? 1);
