import { company } from '@vantedge/content-shared';
import type { StoryPage } from '@vantedge/content-stories';
import type { PdfWriter, Setting } from './pdf-writer.ts';
import { drawStat } from './stat.ts';
import { EDGE, INK, MEASURE, PAGE, seatColors } from './theme.ts';

type Departments = NonNullable<StoryPage['ramp']>['departments'];

/** Colors of a page header: on the dark cover, or on a light page. */
const ON_DARK = { ink: INK.light, quiet: INK.quiet, rule: INK.rule };

/** Dark cover: title, lead and stats above a drawing of the story's main number. */
export function drawCover(writer: PdfWriter, story: StoryPage) {
  const { hero, cover, facts, meta } = story;
  writer.artifact((document) => document.rect(0, 0, PAGE.width, PAGE.height).fill(INK.dark));
  const industry = facts.find(({ name }) => name === 'Industry')?.value;
  drawHead(writer, [meta.share?.label, industry].filter(Boolean).join(' · '), ON_DARK);

  const title = titleSetting(writer, hero.title);
  const width = writer.balanced(hero.title, MEASURE * 0.86, title);
  const below = writer.tag('H1', () =>
    writer.text(hero.title, { x: EDGE - 2, y: 122, width: width + 2 }, title),
  );
  const lead: Setting = { size: 11.5, leading: 1.55, color: INK.quiet };
  writer.tag('P', () => writer.text(hero.lead, { x: EDGE, y: below + 26, width: 318 }, lead));

  const caption = { size: 8, leading: 1.45, color: INK.quiet };
  const text = `${cover.value} ${cover.caption}`;
  const draw = (y: number) => writer.text(text, { x: EDGE, y, width: MEASURE }, caption);
  const names = story.ramp ? 26 : 0;
  const captionTop = unitsBox(story).y - 12 - names - writer.measure(() => draw(0));
  drawStatRow(writer, hero.stats, captionTop - 122);
  drawUnits(writer, story);
  writer.tag('P', () => draw(captionTop));
  if (story.ramp) departmentNames(writer, story.ramp.departments, unitsBox(story));
}

function drawStatRow(writer: PdfWriter, stats: StoryPage['hero']['stats'], y: number) {
  const column = MEASURE / stats.length;
  writer.rule(EDGE, y, MEASURE, INK.rule);
  for (const [index, stat] of stats.entries()) {
    const box = { x: EDGE + index * column, y: y + 16, width: column - 14 };
    drawStat(writer, stat, box, { size: 30, labelSize: 8, color: INK.light, quiet: INK.quiet });
  }
}

/** Each department's name where its seats begin; the first is aligned with the text. */
function departmentNames(
  writer: PdfWriter,
  departments: Departments,
  { y: top, pitch }: ReturnType<typeof unitsBox>,
) {
  const value: Setting = { font: 'display', size: 16, leading: 1.2, color: INK.light };
  let before = 0;
  for (const { name, seats } of departments) {
    const x = Math.max(EDGE, before * pitch + 1);
    const labelX = x + writer.widthOf(String(seats), value) + 4;
    writer.tag(
      'P',
      () => {
        writer.text(String(seats), { x, y: top - 24, width: 60 }, value);
        const setting = { size: 8, leading: 1.45, color: INK.quiet };
        return writer.text(name, { x: labelX, y: top - 19.5, width: 120 }, setting);
      },
      { actual: `${seats} ${name}` },
    );
    before += seats;
  }
}

/** As large as four lines allow. */
function titleSetting(writer: PdfWriter, title: string): Setting {
  let size = 54;
  const setting = () => ({
    font: 'display' as const,
    size,
    leading: 1.04,
    spacing: -0.018,
    color: INK.light,
  });
  const tall = () =>
    writer.measure(() => writer.text(title, { x: 0, y: 0, width: MEASURE * 0.86 }, setting()));
  while (size > 30 && tall() > 4.1 * size * 1.04) size -= 2;
  return setting();
}

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
function unitsBox({ cover: { count } }: StoryPage) {
  const columns = count > SPINES ? COLUMNS : count;
  const pitch = PAGE.width / columns;
  const tall = count > SPINES ? pitch * 1.75 : 236;
  const height = Math.ceil(count / columns) * tall;
  return { x: 0, y: PAGE.height - height, width: PAGE.width, height, columns, pitch, tall };
}

/** The story's main number, one mark per unit: a muted base with strips in its color. */
function drawUnits(writer: PdfWriter, story: StoryPage) {
  const box = unitsBox(story);
  const gap = box.pitch * 0.16;
  const strips = story.cover.count > SPINES ? CARD : SPINE;
  const [cloth, bright] = [seatColors(story, 'cloth'), seatColors(story, 'dark')];
  writer.stat(story.cover.label, box, (document) => {
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

export const ON_LIGHT = { ink: INK.ink, quiet: INK.slate, rule: INK.line };

/**
 * Logo and name at the left, the page's label at the right, a rule below. Repeated on every page, so it is an
 * artifact.
 */
export function drawHead(writer: PdfWriter, right: string, { ink, quiet, rule }: typeof ON_DARK) {
  writer.artifact((document) => {
    document.save().translate(EDGE, 38.4).scale(0.68);
    document.lineWidth(1.5).circle(12, 12, 10.25).stroke(ink);
    document.path('M16.2 2.9A10 10 0 0 1 7.8 21.1Q13.6 13.4 16.2 2.9Z').fill(ink).restore();
    writer.text(
      company.name,
      { x: EDGE + 23, y: 39, width: 200 },
      { font: 'display', size: 17, leading: 1.1, color: ink },
    );
    writer.text(
      right,
      { x: EDGE, y: 44, width: MEASURE },
      { size: 8.5, leading: 1.2, color: quiet, align: 'right' },
    );
  });
  writer.rule(EDGE, 69, MEASURE, rule);
}
