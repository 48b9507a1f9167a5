import type { StoryPage } from '@vantedge/content-stories';
import { COLORS, EDGE, INK, MEASURE } from '../theme.ts';
import type { Setting } from '../pen.ts';
import type { Block } from './block.ts';
import { heading } from './heading.ts';
import { SMALL } from './settings.ts';

type Durations = NonNullable<StoryPage['durations']>;

/** All durations on one scale, each with its basis. */
export function durationsBlock(durations: Durations, color: StoryPage['color']): Block {
  return (pen, top) => {
    const width = 150;
    let y = heading(pen, durations.title, top, EDGE, width);
    for (const text of [durations.text, durations.note])
      y = pen.tag('P', () => pen.text(text, { x: EDGE, y: y + 6, width }, SMALL));
    const [x, long] = [EDGE + 170, MEASURE - 170];
    let at = top + 4;
    pen.group('L', () => {
      for (const row of durations.rows) {
        pen.rule(x, at, long);
        const bar = ((long - 120) * row.months) / durations.axis.months;
        pen.group('LI', () => {
          const value: Setting = { font: 'display', size: 15, leading: 1.2 };
          pen.tag('Lbl', () => pen.text(`${row.value} ${row.unit}`, { x, y: at + 7, width: 90 }, value));
          const y = at + 12;
          pen.artifact((document) =>
            document.rect(x + 96, y, bar, 7).fill(row.ours ? COLORS[color].light : INK.rest),
          );
          at =
            pen.tag('LBody', () => pen.text(row.basis, { x: x + 96, y: y + 11, width: long - 96 }, SMALL)) +
            7;
        });
      }
    });
    return Math.max(y, at);
  };
}
