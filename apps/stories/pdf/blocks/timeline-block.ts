import type { StoryPage } from '@vantedge/content-stories';
import { EDGE, MEASURE } from '../theme.ts';
import type { Block } from './block.ts';
import { heading } from './heading.ts';
import { drawQuarter, TALL } from './quarter-drawing.ts';
import { H3, SMALL } from './settings.ts';

/** Four quarters, each with a drawing of what it counts. */
export function timelineBlock(story: StoryPage): Block {
  const { timeline } = story;
  return (pen, top) => {
    let y = heading(pen, timeline.title, top) + 3;
    y = pen.tag('P', () => pen.text(timeline.text, { x: EDGE, y, width: MEASURE }, SMALL)) + 11;
    const column = MEASURE / timeline.steps.length;
    const width = column - 16;
    return Math.max(
      ...timeline.steps.map((step, index) => {
        const x = EDGE + index * column;
        pen.stat(step.caption, { x, y, width, height: TALL }, (pdf) =>
          drawQuarter(pdf, story, step, { x, y, width }),
        );
        const when = `${step.quarter}, ${step.year.toLowerCase()}`;
        let at = pen.tag('P', () => pen.text(when, { x, y: y + TALL + 8, width }, SMALL)) + 1;
        at = pen.tag('H3', () => pen.text(step.title, { x, y: at, width }, { ...H3, size: 11.5 })) + 3;
        return pen.tag('P', () => pen.text(step.description, { x, y: at, width }, SMALL));
      }),
    );
  };
}
