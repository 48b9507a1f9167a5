/** Rounds a length in a drawing to two decimals. */
export function round(length: number): number {
  return Math.round(length * 100) / 100;
}
