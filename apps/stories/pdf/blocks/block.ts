import type { PdfWriter, Setting } from '../pdf-writer.ts';
import { EDGE, INK, MEASURE } from '../theme.ts';

/** A block of the inner pages. Draws downward from `y` and returns its bottom. */
export type Block = (writer: PdfWriter, y: number) => number;

/** Text styles of the inner pages: headings in the display font, body text, and small text. */
const H2: Setting = { font: 'display', size: 23, leading: 1.12, spacing: -0.012 };

export const H3: Setting = { font: 'display', size: 13.5, leading: 1.2, spacing: -0.005 };
export const SMALL: Setting = { size: 8.2, leading: 1.45, color: INK.slate };
export const BODY: Setting = { size: 9.2, leading: 1.48, color: INK.ink };

/** Draws the heading of a block, at full width unless a column is given; returns its bottom. */
export const heading = (writer: PdfWriter, text: string, y: number, x = EDGE, width = MEASURE) =>
  writer.tag('H2', () => writer.text(text, { x, y, width }, H2));
