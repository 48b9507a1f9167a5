interface Grid {
  /** Marks in all. */
  count: number;
  /** Marks to a full row. */
  columns: number;
  /** From the start of one mark to the start of the next. */
  pitch: number;
  /** Width of one mark; the same is its dash, so that every mark is drawn whole. */
  size: number;
}

/**
 * The path of a tally whose marks are the dashes of one line a row: a hundred and forty marks in five subpaths. `depth` is
 * how far below a row's top the line runs. Use it with `stroke-dasharray="size pitch-size"`.
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
