import type { StoryPage } from '@vantedge/content-stories';
import { drawStat } from '../stat.ts';
import { EDGE, INK, MEASURE } from '../theme.ts';
import type { Block } from './block.ts';
import { heading } from './heading.ts';
import { SMALL } from './settings.ts';

/** The achievements, each stat with its note. */
export function achievementsBlock({ achievements }: StoryPage): Block {
  return (pen, top) => {
    const y = heading(pen, achievements.title, top) + 12;
    pen.rule(EDGE, y, MEASURE, INK.ink, 0.8);
    const column = (MEASURE + 16) / achievements.rows.length;
    const width = column - 16;
    return Math.max(
      ...achievements.rows.map(({ stat, note }, index) => {
        const x = EDGE + index * column;
        const at = drawStat(pen, stat, { x, y: y + 12, width }, { size: 24, labelSize: 8.8 });
        return pen.tag('P', () => pen.text(note, { x, y: at + 2, width }, SMALL));
      }),
    );
  };
}
