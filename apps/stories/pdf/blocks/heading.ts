import { EDGE, MEASURE } from '../theme.ts';
import type { Pen } from '../pen.ts';
import { H2 } from './settings.ts';

/** Draws the heading of a block, at full width unless a column is given; returns its bottom. */
export const heading = (pen: Pen, text: string, y: number, x = EDGE, width = MEASURE) =>
  pen.tag('H2', () => pen.text(text, { x, y, width }, H2));
