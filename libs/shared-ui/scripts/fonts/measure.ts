import { create, type Font } from 'fontkit';
import subset from 'subset-font';
import type { Axes } from './web-fonts.ts';

/** Running English text, long enough for letter frequencies like those of a page. */
const SAMPLE =
  'The consultants who configure the system take it live, and stay to run it, from an office that is open around ' +
  'the clock. Payables, receivables, general ledger, payroll and reporting: quick answers to hard questions, six ' +
  'days of every week, by just the people you have met. We grow with your team, size by size, and keep what works.';

/** Font metrics in em: ascent, descent and line gap. */
export interface Measures {
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
