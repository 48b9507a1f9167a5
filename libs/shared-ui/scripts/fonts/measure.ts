import { create, type Font } from 'fontkit';
import subset from 'subset-font';
import type { Axes } from './web-fonts.ts';

/** Running English text, long enough that every letter stands in it about as often as on a page. */
const SAMPLE =
  'The consultants who configure the system take it live, and stay to run it, from an office that is open around ' +
  'the clock. Payables, receivables, general ledger, payroll and reporting: quick answers to hard questions, six ' +
  'days of every week, by just the people you have met. We grow with your team, size by size, and keep what works.';

/** Measures of a face in em: what a line of it takes up, and the height that it claims. */
export interface Measures {
  /** Mean advance of a character in the sample, kerned. */
  text: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** The measures of a font at one of its weights. */
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
