import { statText } from '@vantedge/content-shared';
import type { StoryPage } from '@vantedge/content-stories';
import type { PdfWriter } from '../pdf-writer.ts';
import { H2, H3, SMALL } from '../theme.ts';

/** Four quarters, each with its result. */
export function timelineBlock(pdf: PdfWriter, story: StoryPage) {
  const { title, text, steps } = story.timeline;
  pdf.text(title, { ...H2, after: text ? 3 : 11 });
  if (text) pdf.text(text, { ...SMALL, after: 11 });
  const columns = steps.map(({ quarter, year, title: name, description, figure, caption }) => () => {
    pdf.rule();
    pdf.skip(7);
    pdf.text(`${quarter}, ${year.toLowerCase()}`, { ...SMALL, after: 1 });
    pdf.text(name, { ...H3, size: 11.5, after: 3 });
    pdf.text(description, { ...SMALL, after: 5 });
    if (figure) {
      pdf.text(statText(figure), { ...H3, tag: 'P', size: 20, after: 0 });
      pdf.text(figure.label, SMALL);
    } else if (caption) pdf.text(caption, SMALL);
  });
  pdf.columns(16, columns);
}
