import type { StoryPage } from '@vantedge/content-stories';
import { drawStat } from '../stat.ts';
import { EDGE, INK, MEASURE } from '../theme.ts';
import type { Block } from './block.ts';
import { heading } from './heading.ts';
import { H3, SMALL } from './settings.ts';

/** Challenge, solution and results side by side. */
export function argumentBlock({ argument }: StoryPage): Block {
  return (pen, top) => {
    const y = heading(pen, argument.title, top) + 12;
    const column = (MEASURE + 18) / 3;
    const width = column - 18;
    pen.rule(EDGE, y, MEASURE, INK.ink, 0.8);
    const { challenge, solution, results } = argument;
    const title = (text: string, x: number) =>
      pen.tag('H3', () => pen.text(text, { x, y: y + 10, width }, H3)) + 8;
    const bottoms = [challenge, solution].map(({ title: text, points }, index) => {
      const x = EDGE + index * column;
      let at = title(text, x);
      pen.group('L', () => {
        for (const point of points) {
          pen.rule(x, at, width);
          const text = () => pen.text(point, { x, y: at + 6, width }, SMALL);
          at = pen.group('LI', () => pen.tag('LBody', text)) + 7;
        }
      });
      return at;
    });
    const x = EDGE + 2 * column;
    let at = title(results.title, x);
    for (const stat of results.stats) {
      pen.rule(x, at, width);
      at = drawStat(pen, stat, { x, y: at + 6, width }, { size: 17, labelSize: 8.2, beside: 62 }) + 6;
    }
    return Math.max(...bottoms, at);
  };
}
