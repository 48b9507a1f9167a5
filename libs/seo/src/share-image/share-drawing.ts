import type { PageMeta } from '../page-meta.ts';
import type { Typefaces } from './typefaces.ts';
import { statColumn } from './stat-column.ts';
import { COLORS, SIZE } from './theme.ts';
import { outline, widthOf } from './text-line.ts';
import { wrapLines } from './wrap-lines.ts';

/** Positions of title and figures, between the rule below the header and the day band at the bottom. */
const TOP = 115;
const FOOT = 606;
const EDGE = 64;
const COLUMN = 756;

/**
 * Returns the share image of a page as SVG: site name, label, title, figures, and a band of the day that two cities
 * share.
 */
export function shareDrawing(meta: PageMeta, site: string, typefaces: Typefaces): string {
  const title = meta.share?.title ?? meta.title.replace(/ \| [^|]+$/, '');
  const stats = (meta.share?.stats ?? []).slice(0, 3);
  const right = SIZE.width - EDGE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<path fill="${COLORS.background}" d="M0 0h${SIZE.width}v${SIZE.height}H0z"/>`,
    head(site, meta.share?.label ?? '', typefaces),
    titleBlock(title, stats.length ? COLUMN - 72 - EDGE : right - EDGE, typefaces),
    stats.length ? statColumn(stats, { x: COLUMN, right, top: TOP + 44, foot: FOOT - 44 }, typefaces) : '',
    day(),
    '</svg>',
  ].join('');
}

/** Logo and site name on the left, the page's label on the right. */
function head(site: string, label: string, typefaces: Typefaces): string {
  const style = { font: typefaces.text, size: 24 };
  const x = SIZE.width - EDGE - widthOf(label, style);
  const ring =
    '<circle cx="12" cy="12" r="10.25" fill="none" stroke-width="1.5"/><path d="M16.2 2.9A10 10 0 0 1 7.8 21.1Q13.6 13.4 16.2 2.9Z" stroke="none"/>';
  return [
    `<g transform="translate(${EDGE} 51) scale(1.42)" fill="${COLORS.light}" stroke="${COLORS.light}">${ring}</g>`,
    path(outline(site, EDGE + 48, 82, { font: typefaces.display, size: 40, spacing: -0.012 }), COLORS.light),
    path(outline(label, x, 80, style), COLORS.quiet),
    `<path fill="${COLORS.rule}" d="M${EDGE} 114h${SIZE.width - 2 * EDGE}v1H${EDGE}z"/>`,
  ].join('');
}

/** The title as large as three lines allow, or four below 68 px, vertically centered. */
function titleBlock(title: string, width: number, typefaces: Typefaces): string {
  const titleStyle = { font: typefaces.display, spacing: -0.024 };
  // Widths at 1 px; they scale with the font size.
  const known = new Map([[title, widthOf(title, { ...titleStyle, size: 1 })]]);
  const unit = (text: string) => {
    const width = known.get(text) ?? widthOf(text, { ...titleStyle, size: 1 });
    known.set(text, width);
    return width;
  };
  for (let size = 96; size >= 40; size -= 4) {
    const style = { ...titleStyle, size };
    const leading = size * 1.03;
    const lines = wrapLines(title, width, (text) => unit(text) * size);
    if (!lines || lines.length > (size >= 68 ? 3 : 4) || lines.length * leading > FOOT - TOP - 72) continue;
    // From the cap height of the first line to the last baseline.
    const height = (lines.length - 1) * leading + size * 0.67;
    const first = (TOP + FOOT) / 2 - height / 2 + size * 0.67;
    return path(
      lines.map((line, i) => outline(line, EDGE - size * 0.03, first + i * leading, style)).join(''),
      COLORS.light,
    );
  }
  throw new Error(`the title '${title}' is too long`);
}

/** The 24-hour band: in nine of the hours both cities work. */
function day(): string {
  const cell = (SIZE.width - 23 * 4) / 24;
  const cells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const x = ((from + i) * (cell + 4)).toFixed(2);
      return `M${x} ${FOOT}h${cell.toFixed(2)}v${SIZE.height - FOOT}H${x}z`;
    }).join('');
  return path(cells(0, 9), COLORS.amber) + path(cells(9, 24), COLORS.dim);
}

const path = (data: string, fill: string) => `<path fill="${fill}" d="${data}"/>`;
