interface Ruler {
  /** Where it starts and how long it is, in pixels of the drawing. */
  from: number;
  length: number;
  /** Divisions; every fifth stands taller, every `whole`th tallest. */
  parts: number;
  whole: number;
  /** Height of the smallest tick; negative where the ticks point up. */
  small: number;
  /** Vertical place of the ticks' foot and of the line. */
  foot: number;
  line: number;
}

/** A ruler as one path: its ticks, each from where the last one ended, so that they repeat themselves; then its line. */
export function rulerTicks({ from, length, parts, whole, small, foot, line }: Ruler): string {
  const down = Math.sign(small);
  const pitch = Math.round((length / parts) * 1000) / 1000;
  const heights = Array.from({ length: parts + 1 }, (_, part) =>
    part % whole === 0 ? 12 * down : part % 5 === 0 ? 8 * down : small,
  );
  const ticks = heights.map((height, part) => `${part ? `m${pitch} ${-heights[part - 1]!}` : ''}v${height}`);
  return `M${from} ${foot}${ticks.join('')}M${from} ${line}h${length}`;
}

/** Where a value stands on the ruler, to a tenth of a pixel. */
export function placeOn(
  { from, length }: Pick<Ruler, 'from' | 'length'>,
  value: number,
  least: number,
  most: number,
): number {
  return round(from + ((value - least) / (most - least)) * length);
}

function round(place: number): number {
  return Math.round(place * 10) / 10;
}
