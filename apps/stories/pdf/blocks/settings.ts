import { INK } from '../theme.ts';
import type { Setting } from '../pen.ts';

/** Text styles of the inner pages: headings in the display font, body text, and small text. */
export const H2: Setting = { font: 'display', size: 23, leading: 1.12, spacing: -0.012 };
export const H3: Setting = { font: 'display', size: 13.5, leading: 1.2, spacing: -0.005 };
export const SMALL: Setting = { size: 8.2, leading: 1.45, color: INK.slate };
export const BODY: Setting = { size: 9.2, leading: 1.48, color: INK.ink };
