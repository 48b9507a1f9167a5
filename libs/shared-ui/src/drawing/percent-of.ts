/** Returns a position on a scale from 0 to `max` as a percentage for SVG and CSS, with up to two decimals: `percentOf(3, 9)` is `33.33%`. */
export function percentOf(value: number, max: number): string {
  return `${Math.round((value / max) * 10_000) / 100}%`;
}
