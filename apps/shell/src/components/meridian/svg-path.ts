type Points = readonly (readonly [number, number])[];

/** Returns a closed line as SVG path data, rounded to a tenth of a unit. */
export function closedLine(points: Points): string {
  return `${openLine(points)}Z`;
}

/** Returns a line as SVG path data, rounded to a tenth of a unit. */
export function openLine(points: Points): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Rounds to a tenth of a unit. */
export const round = (value: number) => Math.round(value * 10) / 10;
