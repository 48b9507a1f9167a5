import type { StoryPage, TimelineStep } from '@vantedge/content-stories';
import { COLORS, EDGE, INK, MEASURE, seatColors } from '../theme.ts';
import { type Block, H3, heading, SMALL } from './block.ts';

/** Height of every quarter's drawing. */
const TALL = 32;

/** Four quarters, each with a drawing of what it counts. */
export function timelineBlock(story: StoryPage): Block {
  const { timeline } = story;
  return (writer, top) => {
    let y = heading(writer, timeline.title, top) + 3;
    y = writer.tag('P', () => writer.text(timeline.text, { x: EDGE, y, width: MEASURE }, SMALL)) + 11;
    const column = MEASURE / timeline.steps.length;
    const width = column - 16;
    return Math.max(
      ...timeline.steps.map((step, index) => {
        const x = EDGE + index * column;
        writer.stat(step.caption, { x, y, width, height: TALL }, (pdf) =>
          drawQuarter(pdf, story, step, { x, y, width }),
        );
        const when = `${step.quarter}, ${step.year.toLowerCase()}`;
        let at = writer.tag('P', () => writer.text(when, { x, y: y + TALL + 8, width }, SMALL)) + 1;
        at = writer.tag('H3', () => writer.text(step.title, { x, y: at, width }, { ...H3, size: 11.5 })) + 3;
        return writer.tag('P', () => writer.text(step.description, { x, y: at, width }, SMALL));
      }),
    );
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
}

/**
 * Draws what a quarter counts into its column: seats, the hours of a week, a share of a hundred; otherwise the months
 * passed.
 */
function drawQuarter(pdf: PDFKit.PDFDocument, story: StoryPage, step: TimelineStep, box: Box) {
  const { marks } = step;
  const ink = COLORS[story.color].light;
  if (marks?.kind === 'seats') {
    dots(pdf, seatColors(story, 'light'), { ...box, rows: 4 });
  } else if (marks?.kind === 'week') {
    const day = 24;
    // Seven rows of 24 hours; hours outside of `days` and the given hours are muted.
    const inks = Array.from({ length: 7 * day }, (_, hour) => {
      const named = Math.floor(hour / day) < marks.days && hour % day >= marks.from && hour % day < marks.to;
      return marks.days && !named ? INK.rest : ink;
    });
    dots(pdf, inks, { ...box, rows: 7 });
  } else if (marks) {
    const inks = Array.from({ length: 100 }, (_, mark) => (mark < marks.count ? ink : INK.rest));
    dots(pdf, inks, { ...box, rows: 5 });
  } else months(pdf, story, step, box);
}

/** Dots in rows, as large as the column and the height allow. */
function dots(
  pdf: PDFKit.PDFDocument,
  inks: readonly string[],
  { x, y, width, rows }: Box & { rows: number },
) {
  const columns = Math.ceil(inks.length / rows);
  const pitch = Math.min(width / columns, TALL / rows);
  for (const [index, ink] of inks.entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const top = y + TALL - rows * pitch;
    pdf.circle(x + (column + 0.5) * pitch, top + (row + 0.5) * pitch, pitch * 0.38).fill(ink);
  }
}

/** One stroke per month: tall if it has passed, colored in the current quarter. */
function months(pdf: PDFKit.PDFDocument, { timeline, color }: StoryPage, step: TimelineStep, box: Box) {
  const pitch = box.width / timeline.months;
  for (let month = 0; month < timeline.months; month++) {
    const passed = month < step.monthsPassed;
    const now = passed && month >= step.monthsPassed - 3;
    const tall = passed ? TALL : TALL * 0.4;
    const ink = now ? COLORS[color].light : passed ? INK.ink : INK.rest;
    pdf.rect(box.x + month * pitch, box.y + TALL - tall, pitch * 0.5, tall).fill(ink);
  }
}
