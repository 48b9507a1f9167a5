import type { StoryPage, TimelineStep } from '@vantedge/content-stories';
import type { Box, PdfWriter } from '../pdf-writer.ts';
import { COLORS, H2, H3, INK, seatColors, SMALL } from '../theme.ts';

/** Height of every quarter's drawing. */
const TALL = 32;

/** Four quarters, each with a drawing of what it counts. */
export function timelineBlock(pdf: PdfWriter, story: StoryPage) {
  const { title, text, steps } = story.timeline;
  pdf.text(title, { ...H2, after: 3 });
  pdf.text(text, { ...SMALL, after: 11 });
  const columns = steps.map((step) => () => {
    const { x, y, width } = pdf.box;
    const figure = { alt: step.caption, bbox: [x, y, x + width, y + TALL] };
    pdf.element('Figure', figure, () => drawQuarter(pdf.document, story, step, pdf.box));
    pdf.skip(TALL + 8);
    pdf.text(`${step.quarter}, ${step.year.toLowerCase()}`, { ...SMALL, after: 1 });
    pdf.text(step.title, { ...H3, size: 11.5, after: 3 });
    pdf.text(step.description, SMALL);
  });
  pdf.columns(16, columns);
}

/**
 * Draws what a quarter counts into its column: seats, the hours of a week, a share of a hundred; otherwise the months
 * passed.
 */
function drawQuarter(document: PDFKit.PDFDocument, story: StoryPage, step: TimelineStep, box: Box) {
  const { marks } = step;
  const ink = COLORS[story.color].light;
  if (marks?.kind === 'seats') {
    dots(document, seatColors(story, 'light'), 4, box);
  } else if (marks?.kind === 'week') {
    const day = 24;
    // Seven rows of 24 hours; hours outside of `days` and the given hours are muted.
    const inks = Array.from({ length: 7 * day }, (_, hour) => {
      const named = Math.floor(hour / day) < marks.days && hour % day >= marks.from && hour % day < marks.to;
      return marks.days && !named ? INK.rest : ink;
    });
    dots(document, inks, 7, box);
  } else if (marks) {
    const inks = Array.from({ length: 100 }, (_, mark) => (mark < marks.count ? ink : INK.rest));
    dots(document, inks, 5, box);
  } else months(document, story, step, box);
}

/** Dots in rows, as large as the column and the height allow. */
function dots(document: PDFKit.PDFDocument, inks: readonly string[], rows: number, { x, y, width }: Box) {
  const columns = Math.ceil(inks.length / rows);
  const pitch = Math.min(width / columns, TALL / rows);
  const top = y + TALL - rows * pitch;
  for (const [index, ink] of inks.entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    document.circle(x + (column + 0.5) * pitch, top + (row + 0.5) * pitch, pitch * 0.38).fill(ink);
  }
}

/** One stroke per month: tall if it has passed, colored in the current quarter. */
function months(document: PDFKit.PDFDocument, { timeline, color }: StoryPage, step: TimelineStep, box: Box) {
  const pitch = box.width / timeline.months;
  for (let month = 0; month < timeline.months; month++) {
    const passed = month < step.monthsPassed;
    const now = passed && month >= step.monthsPassed - 3;
    const tall = passed ? TALL : TALL * 0.4;
    const ink = now ? COLORS[color].light : passed ? INK.ink : INK.rest;
    document.rect(box.x + month * pitch, box.y + TALL - tall, pitch * 0.5, tall).fill(ink);
  }
}
