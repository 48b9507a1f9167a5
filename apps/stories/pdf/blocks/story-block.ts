import type { StoryPage } from '@vantedge/content-stories';
import { EDGE, INK, MEASURE } from '../theme.ts';
import type { Pen, Setting } from '../pen.ts';
import type { Block } from './block.ts';
import { heading } from './heading.ts';
import { BODY, SMALL } from './settings.ts';

/** Facts in the margin, the story beside them. */
export function storyBlock({ story, facts }: StoryPage): Block {
  return (pen, top) => {
    const [x, width] = [EDGE + 152, MEASURE - 152];
    const lead: Setting = { font: 'display', size: 14, leading: 1.32, spacing: -0.003 };
    let y = heading(pen, story.title, top, x, width) + 10;
    y = pen.tag('P', () => pen.text(story.lead, { x, y, width }, lead)) + 4;
    for (const paragraph of story.paragraphs)
      y = pen.tag('P', () => pen.text(paragraph, { x, y: y + 7, width }, BODY));
    return Math.max(y, factList(pen, facts, top + 5));
  };
}

function factList(pen: Pen, facts: StoryPage['facts'], top: number): number {
  let y = top;
  pen.group('L', () => {
    for (const { name, value } of facts) {
      pen.rule(EDGE, y, 124, INK.line);
      pen.group('LI', () => {
        const box = { x: EDGE, width: 124 };
        y = pen.tag('Lbl', () => pen.text(name, { ...box, y: y + 7 }, SMALL)) + 1;
        y = pen.tag('LBody', () => pen.text(value, { ...box, y }, { ...BODY, size: 8.8, leading: 1.4 })) + 9;
      });
    }
  });
  return y;
}
