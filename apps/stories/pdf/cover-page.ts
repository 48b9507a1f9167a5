import type { StoryPage } from '@vantedge/content-stories';
import { drawStat } from './stat.ts';
import { drawHead, ON_DARK } from './head.ts';
import { EDGE, INK, MEASURE, PAGE } from './theme.ts';
import type { Pen, Setting } from './pen.ts';
import { drawUnits, unitsBox } from './units-drawing.ts';

type Departments = NonNullable<StoryPage['ramp']>['departments'];

/** Dark cover: title, lead and stats above a drawing of the story's main number. */
export function drawCover(pen: Pen, story: StoryPage) {
  const { hero, cover, facts, meta } = story;
  pen.artifact((document) => document.rect(0, 0, PAGE.width, PAGE.height).fill(INK.dark));
  const industry = facts.find(({ name }) => name === 'Industry')?.value;
  drawHead(pen, [meta.share?.label, industry].filter(Boolean).join(' · '), ON_DARK);

  const title = titleSetting(pen, hero.title);
  const width = pen.balanced(hero.title, MEASURE * 0.86, title);
  const below = pen.tag('H1', () => pen.text(hero.title, { x: EDGE - 2, y: 122, width: width + 2 }, title));
  const lead: Setting = { size: 11.5, leading: 1.55, color: INK.quiet };
  pen.tag('P', () => pen.text(hero.lead, { x: EDGE, y: below + 26, width: 318 }, lead));

  const caption = { size: 8, leading: 1.45, color: INK.quiet };
  const text = `${cover.value} ${cover.caption}`;
  const draw = (y: number) => pen.text(text, { x: EDGE, y, width: MEASURE }, caption);
  const names = story.ramp ? 26 : 0;
  const captionTop = unitsBox(story).y - 12 - names - pen.measure(() => draw(0));
  drawStatRow(pen, hero.stats, captionTop - 122);
  drawUnits(pen, story);
  pen.tag('P', () => draw(captionTop));
  if (story.ramp) departmentNames(pen, story.ramp.departments, unitsBox(story));
}

function drawStatRow(pen: Pen, stats: StoryPage['hero']['stats'], y: number) {
  const column = MEASURE / stats.length;
  pen.rule(EDGE, y, MEASURE, INK.rule);
  for (const [index, stat] of stats.entries()) {
    const box = { x: EDGE + index * column, y: y + 16, width: column - 14 };
    drawStat(pen, stat, box, { size: 30, labelSize: 8, color: INK.light, quiet: INK.quiet });
  }
}

/** Each department's name where its seats begin; the first is aligned with the text. */
function departmentNames(pen: Pen, departments: Departments, { y: top, pitch }: ReturnType<typeof unitsBox>) {
  const value: Setting = { font: 'display', size: 16, leading: 1.2, color: INK.light };
  let before = 0;
  for (const { name, seats } of departments) {
    const x = Math.max(EDGE, before * pitch + 1);
    const labelX = x + pen.widthOf(String(seats), value) + 4;
    pen.tag(
      'P',
      () => {
        pen.text(String(seats), { x, y: top - 24, width: 60 }, value);
        const setting = { size: 8, leading: 1.45, color: INK.quiet };
        return pen.text(name, { x: labelX, y: top - 19.5, width: 120 }, setting);
      },
      { actual: `${seats} ${name}` },
    );
    before += seats;
  }
}

/** As large as four lines allow. */
function titleSetting(pen: Pen, title: string): Setting {
  let size = 54;
  const setting = () => ({
    font: 'display' as const,
    size,
    leading: 1.04,
    spacing: -0.018,
    color: INK.light,
  });
  const tall = () => pen.measure(() => pen.text(title, { x: 0, y: 0, width: MEASURE * 0.86 }, setting()));
  while (size > 30 && tall() > 4.1 * size * 1.04) size -= 2;
  return setting();
}
