/** A closed line as the `d` of a path, to a tenth of a unit. */
export function closedLine(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** To a tenth of a unit. */
export const round = (value: number) => Math.round(value * 10) / 10;
