type Range = readonly [number, number];
type Part = { key: string } & ({ dollars: Range } | { percent: Range });

/** A drawn part of a bill: start and width, in dollars. */
export interface StackedPart {
  key: string;
  from: number;
  width: number;
}

/** The parts of a bill side by side, each at the middle of its range; percentages are of the first part, the base. */
export function stackedParts(parts: readonly Part[]): StackedPart[] {
  let from = 0;
  let base = 0;
  return parts.map((part) => {
    const width = 'dollars' in part ? middle(part.dollars) : (base * middle(part.percent)) / 100;
    base ||= width;
    const stacked = { key: part.key, from, width };
    from += width;
    return stacked;
  });
}

function middle([min, max]: Range): number {
  return (min + max) / 2;
}
