import { create, type Font } from 'fontkit';
import subset from 'subset-font';
import { toPercent } from '../../src/drawing.ts';
import type { Axes, WebFont } from './web-fonts.ts';

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
    'size-adjust': toPercent(size, 1),
    'ascent-override': toPercent(web.ascent, size),
    'descent-override': toPercent(web.descent, size),
    'line-gap-override': toPercent(web.lineGap, size),
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

/** A system font that is shown until the web font has loaded. */
interface FallbackFont {
  /** Suffix of its family name after that of the web font. */
  name: string;
  /** Full names of the installed font, or of a metric-compatible one. */
  local: readonly string[];
  style: 'normal' | 'italic';
  /** Weights of the web font that it replaces. */
  weights: readonly number[];
  /** Average advance of running English text, kerned, in em. */
  text: number;
}

/**
 * Measured with the sample below on metric-compatible fonts: Gelasio for Georgia, Liberation for Times New
 * Roman and Arial, and Roboto itself; the upright Times is set by the page headings, so that most break into the same lines. In `tokens.css`, each fallback follows its web font.
 */
export const FALLBACK_FONTS: Record<'Newsreader Display' | 'Geist', readonly FallbackFont[]> = {
  'Newsreader Display': [
    { name: 'Georgia', local: ['Georgia', 'Gelasio'], style: 'normal', weights: [400], text: 0.4331 },
    {
      name: 'Georgia',
      local: ['Georgia Italic', 'Gelasio Italic'],
      style: 'italic',
      weights: [400],
      text: 0.4433,
    },
    {
      name: 'Times',
      local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
      style: 'normal',
      weights: [400],
      text: 0.3895,
    },
    {
      name: 'Times',
      local: ['Times New Roman Italic', 'Liberation Serif Italic', 'Noto Serif Italic'],
      style: 'italic',
      weights: [400],
      text: 0.3959,
    },
  ],
  Geist: [
    {
      name: 'Arial',
      local: ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto'],
      style: 'normal',
      weights: [400, 500],
      text: 0.4387,
    },
    {
      name: 'Arial',
      local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Roboto Bold'],
      style: 'normal',
      weights: [600],
      text: 0.4724,
    },
  ],
};

/** Running English text, long enough for letter frequencies like those of a page. */
const SAMPLE =
  'The consultants who configure the system take it live, and stay to run it, from an office that is open around ' +
  'the clock. Payables, receivables, general ledger, payroll and reporting: quick answers to hard questions, six ' +
  'days of every week, by just the people you have met. We grow with your team, size by size, and keep what works.';

/** Font metrics in em: ascent, descent and line gap. */
interface Measures {
  /** Average advance of a character in the sample, kerned. */
  text: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Returns the metrics of a font at one weight. */
export async function measure(source: Buffer, axes: Axes, weight: number): Promise<Measures> {
  const still = { ...axes, wght: weight };
  const font = create(await subset(source, SAMPLE, { targetFormat: 'sfnt', variationAxes: still })) as Font;
  const em = font.unitsPerEm;
  return {
    text: font.layout(SAMPLE).advanceWidth / em / SAMPLE.length,
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
  };
}
