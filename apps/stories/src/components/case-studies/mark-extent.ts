import { round } from '../round.ts';

/** Marks in rows; each mark is a dash of its row's line. */
export interface MarkGrid {
  /** Marks per full row. */
  columns: number;
  /** Distance between the starts of two marks, horizontally and vertically. */
  pitch: readonly [number, number];
  /** Width and height of one mark. */
  size: readonly [number, number];
}

/** Width and height of a drawing with that many marks. */
export function markExtent(
  { columns, pitch: [across, down], size: [width, height] }: MarkGrid,
  count: number,
): [number, number] {
  const rows = Math.ceil(count / columns);
  return [round((Math.min(columns, count) - 1) * across + width), round((rows - 1) * down + height)];
}
