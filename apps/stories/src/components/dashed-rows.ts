interface Grid {
  /** Total number of marks. */
  count: number;
  /** Marks per full row. */
  columns: number;
  /** Distance between the starts of two marks. */
  pitch: number;
  /** Width of one mark, which is also its dash, so that every mark is complete. */
  size: number;
}

/**
 * Returns a path with one line per row, whose dashes are the marks: 140 marks in five subpaths. `depth` is the
 * distance of the line from the top of its row. Use it with `stroke-dasharray="size pitch-size"`.
 */
export function dashedRows({ count, columns, pitch, size }: Grid, depth: number): string {
  let path = '';
  for (let from = 0, row = 0; from < count; from += columns, row++) {
    const marks = Math.min(columns, count - from);
    path += `M0 ${round(row * pitch + depth)}h${round((marks - 1) * pitch + size)}`;
  }
  return path;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
