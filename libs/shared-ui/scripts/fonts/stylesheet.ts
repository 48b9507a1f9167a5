import { percentOf } from '../../src/drawing/percent-of.ts';
import type { WebFont } from './web-fonts.ts';
import type { Measures } from './measure.ts';
import type { FallbackFont } from './fallback-fonts.ts';

/** The `@font-face` rule of a web font; the text font's rule also lists its characters, which a page may contain. */
export const webFontRule = ({ family, style, weight, to }: WebFont, characters: string) =>
  rule({
    'font-family': `'${family}'`,
    src: `url('../fonts/${to}') format('woff2')`,
    'font-weight': weight,
    'font-style': style,
    'font-display': 'swap',
    ...(family === 'Geist' ? { 'unicode-range': ranges(characters) } : {}),
  });

/** The rule of a system font, adjusted to the metrics of a web font at one weight. */
export const fallbackRule = (font: WebFont, weight: number, system: FallbackFont, web: Measures) => {
  const size = web.text / system.text;
  return rule({
    'font-family': `'${font.family} ${system.name}'`,
    src: system.local.map((name) => `local('${name}')`).join(', '),
    'font-weight': String(weight),
    'font-style': font.style,
    'size-adjust': percentOf(size, 1),
    'ascent-override': percentOf(web.ascent, size),
    'descent-override': percentOf(web.descent, size),
    'line-gap-override': percentOf(web.lineGap, size),
  });
};

/** As a CSS descriptor: `U+20-7E, U+A0`. */
function ranges(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0)!).sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

const rule = (descriptors: Record<string, string>) =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;
