import type { MetaStat } from '../page-meta.ts';
import type { Typefaces } from './typefaces.ts';
import { COLORS } from './theme.ts';
import { outline, widthOf } from './text-line.ts';
import { wrapLines } from './wrap-lines.ts';

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
export function statColumn(stats: readonly MetaStat[], box: Box, typefaces: Typefaces): string {
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
  const lines = wrapLines(stat.scope, width, (text) => widthOf(text, labelStyle)) ?? [stat.scope];
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
