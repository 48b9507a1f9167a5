import type { Pen } from '../pen.ts';

/** A block of the inner pages. Draws downward from `y` and returns its bottom. */
export type Block = (pen: Pen, y: number) => number;
