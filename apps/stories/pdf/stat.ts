import type { Stat } from '@vantedge/content-shared';
import { INK } from './theme.ts';
import type { PdfWriter, TextBox, Setting } from './pdf-writer.ts';

/** Size and colors of a stat. */
interface StatStyle {
  size: number;
  labelSize: number;
  color?: string;
  quiet?: string;
  /** Distance of the label to the right of the value; without it, the label is below. */
  beside?: number;
}

/** Draws a stat and its label as one paragraph; returns its bottom. */
export function drawStat(writer: PdfWriter, stat: Stat, box: TextBox, style: StatStyle): number {
  const { prefix = '', value, suffix = '', label } = stat;
  const stated = prefix + value + (/^[a-z]/i.test(suffix) ? ` ${suffix}` : suffix);
  const draw = () => {
    drawValue(writer, stat, box, style);
    const { beside = 0, size } = style;
    const labelBox = {
      x: box.x + beside,
      y: box.y + size * (beside ? 0.22 : 1.16),
      width: box.width - beside,
    };
    const bottom = writer.text(stat.label, labelBox, {
      size: style.labelSize,
      leading: 1.4,
      color: style.quiet ?? INK.slate,
    });
    return Math.max(bottom, box.y + size * 1.16);
  };
  // Separated visually on the page, so assistive technology needs a space.
  return writer.tag('P', draw, { actual: `${stated} ${label}` });
}

/** The value with prefix and suffix: a sign is raised, a word is small, a scale has full size. */
function drawValue(
  writer: PdfWriter,
  { prefix = '', value, suffix = '' }: Stat,
  { x, y }: TextBox,
  style: StatStyle,
) {
  const { size, color = INK.ink } = style;
  const main: Setting = { font: 'display', size, leading: 1, spacing: -0.02, color };
  const set = (text: string, at: number, top: number, setting: Setting) =>
    writer.text(text, { x: at, y: top, width: 400 }, setting);
  set(prefix + value, x, y, main);
  if (!suffix) return;
  const after = x + writer.widthOf(prefix + value, main);
  if (/^[%+]$/.test(suffix)) set(suffix, after + size * 0.03, y, { ...main, size: size * 0.55 });
  else if (/^[a-z]/i.test(suffix))
    set(suffix, after + size * 0.14, y + size * 0.43, {
      ...main,
      font: 'text',
      size: size * 0.36,
      spacing: 0,
    });
  else set(suffix, after, y, main);
}
