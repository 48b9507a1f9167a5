import type { Pen } from '../pen.ts';

/** A part of the inner pages: drawn from `y` down, it returns its lower end. */
export type Block = (pen: Pen, y: number) => number;
