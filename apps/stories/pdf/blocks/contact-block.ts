import { company } from '@vantedge/content-shared';
import type { StoryPage } from '@vantedge/content-stories';
import { EDGE, INK, MEASURE } from '../theme.ts';
import type { Pen } from '../pen.ts';
import type { Block } from './block.ts';
import { SMALL } from './settings.ts';

const COLUMN = 176;

/** Contact block: both offices, from the company's record. */
export function contactBlock({ closing }: StoryPage): Block {
  return (pen, top) => {
    pen.rule(EDGE, top, MEASURE, INK.ink, 0.8);
    const part = (index: number, title: string, text: string) => {
      const [x, width] = [EDGE + index * COLUMN, index === 2 ? MEASURE - 2 * COLUMN : COLUMN - 8];
      const y = contactTitle(pen, title, { x, y: top + 12, width });
      return pen.tag('P', () => pen.text(text, { x, y, width: index ? width : width - 16 }, SMALL));
    };
    return Math.max(
      part(0, closing.title, closing.text),
      ...company.offices.map(({ city, phone, hours, address }, index) =>
        part(index + 1, city, [phone, hours, address].join('\n')),
      ),
    );
  };
}

function contactTitle(pen: Pen, text: string, index: Parameters<Pen['text']>[1]): number {
  const setting = { ...SMALL, font: 'strong' as const, color: INK.ink };
  return pen.tag('H2', () => pen.text(text, index, setting)) + 1;
}
