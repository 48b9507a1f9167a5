import type { StoryPage } from '@vantedge/content-stories';
import { COLOURS, PAGE } from './look.ts';
import type { Pen } from './pen.ts';

/** Cards to a row, where units are many; few stand in one row as spines. */
const COLUMNS = 28;
const SPINES = 60;

/** Where the units stand: at the foot of the cover, from edge to edge. */
export function unitsBox({ cover: { count } }: StoryPage) {
  const columns = count > SPINES ? COLUMNS : count;
  const pitch = PAGE.width / columns;
  const tall = count > SPINES ? pitch * 1.75 : 230;
  const height = Math.ceil(count / columns) * tall;
  return { x: 0, y: PAGE.height - height, width: PAGE.width, height, columns, pitch, tall };
}

/** The story's own number, a mark to a unit: cloth with a strip of the service's colour. */
export function drawUnits(pen: Pen, story: StoryPage) {
  const { cover, colour } = story;
  const box = unitsBox(story);
  const gap = box.pitch * 0.16;
  pen.figure(cover.label, box, (document) => {
    for (let unit = 0; unit < cover.count; unit++) {
      const x = (unit % box.columns) * box.pitch + gap / 2;
      const y = box.y + Math.floor(unit / box.columns) * box.tall + gap / 2;
      const mark = (share: number, ink: string) =>
        document.rect(...rounded(x, y, box.pitch - gap, (box.tall - gap) * share)).fill(ink);
      mark(1, COLOURS[colour].cloth);
      mark(0.3, COLOURS[colour].night);
    }
  });
}

const rounded = (...box: [number, number, number, number]) =>
  box.map((length) => Math.round(length * 100) / 100) as typeof box;
