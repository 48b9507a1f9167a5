import type { StoryPage } from '@vantedge/content-stories';
import { PAGE } from './theme.ts';
import type { Pen } from './pen.ts';
import { seatColors } from './seat-colors.ts';

/** Cards per row for many units; a few units are one row of book spines. */
const COLUMNS = 28;
const SPINES = 60;

/** Position and height of the strips on a mark, from its top, relative to its height. */
const CARD = [[0, 0.3]] as const;
const SPINE = [
  [0.14, 0.21],
  [0.835, 0.022],
] as const;

/** The area of the units: at the bottom of the cover, from edge to edge. */
export function unitsBox({ cover: { count } }: StoryPage) {
  const columns = count > SPINES ? COLUMNS : count;
  const pitch = PAGE.width / columns;
  const tall = count > SPINES ? pitch * 1.75 : 236;
  const height = Math.ceil(count / columns) * tall;
  return { x: 0, y: PAGE.height - height, width: PAGE.width, height, columns, pitch, tall };
}

/** The story's main number, one mark per unit: a muted base with strips in its color. */
export function drawUnits(pen: Pen, story: StoryPage) {
  const box = unitsBox(story);
  const gap = box.pitch * 0.16;
  const strips = story.cover.count > SPINES ? CARD : SPINE;
  const [cloth, bright] = [seatColors(story, 'cloth'), seatColors(story, 'dark')];
  pen.stat(story.cover.label, box, (document) => {
    for (let unit = 0; unit < story.cover.count; unit++) {
      const x = (unit % box.columns) * box.pitch + gap / 2;
      const y = box.y + Math.floor(unit / box.columns) * box.tall + gap / 2;
      const tall = box.tall - gap;
      const mark = (from: number, share: number, ink: string) =>
        document.rect(...rounded(x, y + from * tall, box.pitch - gap, tall * share)).fill(ink);
      mark(0, 1, cloth[unit]!);
      for (const [from, share] of strips) mark(from, share, bright[unit]!);
    }
  });
}

const rounded = (...box: [number, number, number, number]) =>
  box.map((length) => Math.round(length * 100) / 100) as typeof box;
