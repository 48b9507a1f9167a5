/** Marks in rows; each mark is a dash of its row's line. */
export interface MarkGrid {
  /** Marks per full row. */
  columns: number;
  /** Distance between the starts of two marks, horizontally and vertically. */
  pitch: readonly [number, number];
  /** Width and height of one mark. */
  size: readonly [number, number];
}

/**
 * Returns the path of `count` marks after the first `from`: one subpath per row through the middle of its marks, or
 * `depth` below their top. Use it with a `stroke-dasharray` of mark width and gap.
 */
export function markRows(
  { columns, pitch: [across, down], size: [width, height] }: MarkGrid,
  { from = 0, count, depth = height / 2 }: { from?: number; count: number; depth?: number },
): string {
  let path = '';
  for (let at = from; at < from + count;) {
    const column = at % columns;
    const marks = Math.min(columns - column, from + count - at);
    const y = Math.floor(at / columns) * down + depth;
    path += `M${round(column * across)} ${round(y)}h${round((marks - 1) * across + width)}`;
    at += marks;
  }
  return path;
}

/** Width and height of a drawing with that many marks. */
export function markExtent(
  { columns, pitch: [across, down], size: [width, height] }: MarkGrid,
  count: number,
): [number, number] {
  const rows = Math.ceil(count / columns);
  return [round((Math.min(columns, count) - 1) * across + width), round((rows - 1) * down + height)];
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
