import { type Stat, statText } from '@vantedge/content-shared';
import type { PdfWriter } from './pdf-writer.ts';
import type { Setting } from './theme.ts';
import { INK } from './theme.ts';

/** Size and colors of a stat. */
interface StatStyle {
  size: number;
  labelSize: number;
  color?: string;
  quiet?: string;
  /** Distance of the label to the right of the value; without it, the label is below. */
  beside?: number;
}

/** Writes a stat and its label as one paragraph. */
export function writeStat(pdf: PdfWriter, stat: Stat, style: StatStyle) {
  const { size, labelSize, color = INK.ink, quiet = INK.slate, beside = 0 } = style;
  const { before, prefix = '', value, suffix, unit, label } = stat;
  const number = `${before ? `${before} ` : ''}${prefix}${value}`;
  // Separated visually on the page, so assistive technology needs a space.
  pdf.element('P', { actual: `${statText(stat)} ${label}` }, () => {
    const { x, y, width } = pdf.box;
    const main: Setting = { font: 'display', size, leading: 1, spacing: -0.02, color };
    const after = x + pdf.widthOf(number, main);
    pdf.text(number, main);
    // A sign is raised, a word is small, a scale has full size.
    if (suffix) {
      pdf.text(suffix, { ...main, size: size * 0.55 }, { x: after + size * 0.03, y });
    } else if (unit?.startsWith('/')) {
      pdf.text(unit, main, { x: after, y });
    } else if (unit) {
      const small = { size: size * 0.36, leading: 1, color };
      pdf.text(unit, small, { x: after + size * 0.14, y: y + size * 0.43 });
    }
    const place = { x: x + beside, y: y + size * (beside ? 0.22 : 1.16), width: width - beside };
    pdf.text(label, { size: labelSize, leading: 1.4, color: quiet }, place);
    pdf.document.y = Math.max(pdf.document.y, y + size * 1.16);
  });
}
