import type { MetaStat, PageMeta } from '../page-meta.ts';
import { outline, widthOf, wrapLines } from './text-line.ts';
import type { Typefaces } from './typefaces.ts';

/** Positions of title and figures, between the rule below the header and the day band at the bottom. */
const TOP = 115;
const FOOT = 606;
const EDGE = 64;
const COLUMN = 756;

/** Size of every share image, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** Colors of the dark theme. Rules are opaque so that few colors suffice. */
const COLORS = {
  background: '#071820',
  light: '#e9f1f0',
  quiet: '#a9bdc0',
  rule: '#586b70',
  dim: '#163c49',
  amber: '#f0a63b',
};

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

interface Box {
  x: number;
  right: number;
  top: number;
  foot: number;
}

/** Font sizes of the value and its label, and the gap, by number of figures. */
const SIZES = [
  { value: 148, label: 24, between: 0 },
  { value: 104, label: 24, between: 34 },
  { value: 80, label: 22, between: 24 },
];

/** Draws up to three figures in a column with a rule on its left. The first is highlighted. */
function statColumn(stats: readonly MetaStat[], box: Box, typefaces: Typefaces): string {
  const sizes = SIZES[stats.length - 1]!;
  const blocks = stats.map((stat) => statBlock(stat, box.right - box.x, sizes, typefaces));
  const height =
    blocks.reduce((sum, block) => sum + block.height, 0) + (blocks.length - 1) * 2 * sizes.between;
  let y = (box.top + box.foot) / 2 - height / 2;
  const parts = blocks.map((block, index) => {
    const rule = index
      ? `<path fill="${COLORS.rule}" d="M${box.x} ${(y - sizes.between).toFixed(0)}H${box.right}v1H${box.x}z"/>`
      : '';
    const drawn = block.draw(box.x, y, index ? COLORS.light : COLORS.amber);
    y += block.height + 2 * sizes.between;
    return rule + drawn;
  });
  return `<path fill="${COLORS.rule}" d="M${box.x - 44} ${box.top}h1V${box.foot}h-1z"/>${parts.join('')}`;
}

function statBlock(stat: MetaStat, width: number, sizes: (typeof SIZES)[number], typefaces: Typefaces) {
  const labelStyle = { font: typefaces.text, size: sizes.label };
  const lines = wrapLines(stat.label, width, (text) => widthOf(text, labelStyle)) ?? [stat.label];
  let size = sizes.value;
  while (valueParts(stat, size, typefaces).width > width) size -= 4;
  const capital = size * 0.73;
  const value = valueParts(stat, size, typefaces);
  return {
    height: capital + sizes.label * (0.95 + lines.length * 1.25) - sizes.label * 0.3,
    draw(x: number, top: number, fill: string) {
      const baseline = top + capital;
      const under = lines.map((line, i) =>
        outline(line, x, baseline + sizes.label * (1.65 + i * 1.25), labelStyle),
      );
      return [
        `<path fill="${fill}" d="${value.draw(x - size * 0.03, baseline)}"/>`,
        `<path fill="${COLORS.quiet}" d="${under.join('')}"/>`,
      ].join('');
    },
  };
}

/**
 * Measures and draws a value with its prefix and suffix: `%` and `+` are raised, units and words are small, and
 * anything else, such as a scale, has full size.
 */
function valueParts({ prefix = '', value, suffix = '' }: MetaStat, size: number, typefaces: Typefaces) {
  const main = { font: typefaces.display, size, spacing: -0.03 };
  const raised = /^[%+]$/.test(suffix);
  const unit = /^[a-z]$/i.test(suffix);
  const word = /^[a-z]{2}/i.test(suffix);
  const after = word
    ? { font: typefaces.text, size: size * 0.27 }
    : raised || unit
      ? { font: typefaces.display, size: size * 0.5 }
      : main;
  const gap = size * (word ? 0.12 : 0.03);
  const wide = widthOf(prefix + value, main);
  return {
    width: wide + (suffix ? gap + widthOf(suffix, after) : 0),
    draw: (x: number, baseline: number) =>
      outline(prefix + value, x, baseline, main) +
      (suffix ? outline(suffix, x + wide + gap, baseline - (raised ? size * 0.36 : 0), after) : ''),
  };
}
