interface Ruler {
  /** Start and length, in pixels of the drawing. */
  from: number;
  length: number;
  /** Divisions; every fifth is taller, every `whole`th the tallest. */
  parts: number;
  whole: number;
  /** Height of the smallest tick; negative if ticks point up. */
  small: number;
  /** Vertical position of the baseline. */
  foot: number;
  line: number;
}

/** A ruler as one path: relative ticks, so that the string compresses well, then the baseline. */
export function rulerTicks({ from, length, parts, whole, small, foot, line }: Ruler): string {
  const down = Math.sign(small);
  const pitch = Math.round((length / parts) * 1000) / 1000;
  const heights = Array.from({ length: parts + 1 }, (_, part) =>
    part % whole === 0 ? 12 * down : part % 5 === 0 ? 8 * down : small,
  );
  const ticks = heights.map((height, part) => `${part ? `m${pitch} ${-heights[part - 1]!}` : ''}v${height}`);
  return `M${from} ${foot}${ticks.join('')}M${from} ${line}h${length}`;
}

/** Position of a value on the ruler, to a tenth of a pixel. */
export function positionOn(
  { from, length }: Pick<Ruler, 'from' | 'length'>,
  value: number,
  min: number,
  max: number,
): number {
  return round(from + ((value - min) / (max - min)) * length);
}

function round(position: number): number {
  return Math.round(position * 10) / 10;
}
