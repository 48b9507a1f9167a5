interface Rows {
  count: number;
  /** Marks per full row. */
  columns: number;
  /** Distance between the starts of two marks: one number, or across and down. */
  pitch: number | readonly [across: number, down: number];
  /** Index of the first mark; those before it leave their space empty. */
  from?: number;
  /** Start of the first mark. */
  x?: number;
  /** Vertical position of the first row's line. */
  y?: number;
  /** Length of a mark's dash. A dot is the round cap of a short dash; one of length 0 is not drawn at a line's end. */
  dash?: number;
}

/**
 * Returns a path with one line per row, whose dashes are the marks: 140 marks in five subpaths. Use it with a
 * `stroke-dasharray` of the dash and the gap.
 */
export function dashRows({ count, columns, pitch, from = 0, x = 0, y = 0, dash = 0.01 }: Rows): string {
  const [across, down] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
  const last = from + count;
  let path = '';
  for (let at = from, end = at; at < last; at = end) {
    const row = Math.floor(at / columns);
    end = Math.min(last, (row + 1) * columns);
    const left = x + (at - row * columns) * across;
    path += `M${round(left)} ${round(y + row * down)}h${round((end - at - 1) * across + dash)}`;
  }
  return path;
}

/** Returns a position on a scale from 0 to `max` as a percentage for SVG and CSS, with up to two decimals: `percentOf(3, 9)` is `33.33%`. */
export function toPercent(value: number, max: number): string {
  return `${Math.round((value / max) * 10_000) / 100}%`;
}

/** Rounds a length in a drawing to two decimals. */
export function round(length: number): number {
  return Math.round(length * 100) / 100;
}
