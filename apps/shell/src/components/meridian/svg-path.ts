type Points = readonly (readonly [number, number])[];

/** A closed line as the `d` of a path, to a tenth of a unit. */
export function closedLine(points: Points): string {
  return `${openLine(points)}Z`;
}

/** A line as the `d` of a path, to a tenth of a unit. */
export function openLine(points: Points): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** To a tenth of a unit. */
export const round = (value: number) => Math.round(value * 10) / 10;
