/** Multiplies the number of kills, publishes, requests and random cases in stress tests: `STRESS=30 npx jest kill`. Default: 1. */
export const STRESS = Number(process.env['STRESS'] ?? 1);

/** Seeded pseudorandom generator (mulberry32) of numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
