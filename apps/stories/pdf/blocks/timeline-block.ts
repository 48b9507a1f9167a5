import type { StoryPage } from '@vantedge/content-stories';
import { COLOURS, EDGE, INK, MEASURE } from '../look.ts';
import type { Block } from './block.ts';
import { heading } from './heading.ts';
import { H3, SMALL } from './settings.ts';

/** Four quarters, each with the months that have passed at its end. */
export function timelineBlock({ timeline, colour }: StoryPage): Block {
  return (pen, top) => {
    let y = heading(pen, timeline.title, top) + 3;
    y = pen.tag('P', () => pen.text(timeline.text, { x: EDGE, y, width: MEASURE }, SMALL)) + 11;
    const column = MEASURE / timeline.steps.length;
    const width = column - 16;
    return Math.max(
      ...timeline.steps.map((step, place) => {
        const x = EDGE + place * column;
        const pitch = width / timeline.months;
        pen.figure(step.key, { x, y, width, height: 24 }, (document) => {
          for (let month = 0; month < timeline.months; month++) {
            const passed = month < step.monthsPassed;
            const now = passed && month >= step.monthsPassed - 3;
            const tall = passed ? 24 : 10;
            const ink = now ? COLOURS[colour].paper : passed ? INK.ink : INK.rest;
            document.rect(x + month * pitch, y + 24 - tall, pitch * 0.5, tall).fill(ink);
          }
        });
        const when = `${step.quarter}, ${step.year.toLowerCase()}`;
        let at = pen.tag('P', () => pen.text(when, { x, y: y + 32, width }, SMALL)) + 1;
        at = pen.tag('H3', () => pen.text(step.title, { x, y: at, width }, { ...H3, size: 11.5 })) + 3;
        return pen.tag('P', () => pen.text(step.description, { x, y: at, width }, SMALL));
      }),
    );
  };
}
