import { company } from '@vantedge/content-shared';
import type { StoryPage } from '@vantedge/content-stories';
import type { PdfWriter } from './pdf-writer.ts';
import type { Setting } from './theme.ts';
import { writeStat } from './stat.ts';
import { AREA, INK, PAGE, seatColors } from './theme.ts';

const CAPTION: Setting = { size: 8, color: INK.quiet };

/** Dark cover: title, lead and stats above a drawing of the story's main number. */
export function writeCover(pdf: PdfWriter, story: StoryPage) {
  const { hero, cover, facts, meta, ramp } = story;
  pdf.artifact(() => pdf.document.rect(0, 0, PAGE.width, PAGE.height).fill(INK.dark));
  const industry = facts.find(({ name }) => name === 'Industry')?.value;
  writeHead(pdf, [meta.share?.label, industry].filter(Boolean).join(' · '), {
    ink: INK.light,
    quiet: INK.quiet,
    rule: INK.rule,
  });

  const title: Setting = {
    tag: 'H1',
    font: 'display',
    size: 54,
    leading: 1.04,
    spacing: -0.018,
    color: INK.light,
  };
  pdf.text(hero.title, title, { x: AREA.x - 2, y: 122, width: balancedWidth(pdf, hero.title, title) });
  pdf.skip(26);
  pdf.text(hero.lead, { tag: 'P', size: 11.5, leading: 1.55, color: INK.quiet }, { width: 318 });

  const units = unitsBox(story);
  const caption = units.y - (ramp ? 50 : 24);
  if (pdf.document.y > caption - 134) throw new Error(`the title '${hero.title}' is too long for the cover`);
  pdf.document.y = caption - 122;
  pdf.rule(INK.rule);
  pdf.skip(16);
  const stat = { size: 30, labelSize: 8, color: INK.light, quiet: INK.quiet };
  pdf.columns(
    14,
    hero.stats.map((item) => () => writeStat(pdf, item, stat)),
  );
  drawUnits(pdf, story);
  pdf.text(`${cover.value} ${cover.caption}`, { ...CAPTION, tag: 'P' }, { y: caption });
  if (ramp) departmentNames(pdf, ramp.departments, units);
}

/** Returns the narrowest width in which a title has as few lines as possible, which balances them. */
function balancedWidth(pdf: PdfWriter, title: string, setting: Setting): number {
  let width = AREA.width * 0.86;
  const height = pdf.heightOf(title, setting, width);
  while (pdf.heightOf(title, setting, width - 2) === height) width -= 2;
  return width;
}

/** Each department's name where its seats begin; the first is aligned with the text. */
function departmentNames(
  pdf: PdfWriter,
  departments: NonNullable<StoryPage['ramp']>['departments'],
  { y, pitch }: ReturnType<typeof unitsBox>,
) {
  const count: Setting = { font: 'display', size: 16, leading: 1.2, color: INK.light };
  let before = 0;
  for (const { name, seats } of departments) {
    const x = Math.max(AREA.x, before * pitch + 1);
    pdf.element('P', { actual: `${seats} ${name}` }, () => {
      pdf.text(String(seats), count, { x, y: y - 24 });
      pdf.text(name, CAPTION, { x: x + pdf.widthOf(String(seats), count) + 4, y: y - 19.5 });
    });
    before += seats;
  }
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
  return { y: PAGE.height - Math.ceil(count / columns) * tall, columns, pitch, tall };
}

/** The story's main number, one mark per unit: a muted base with strips in its color. */
function drawUnits(pdf: PdfWriter, story: StoryPage) {
  const { y: top, columns, pitch, tall } = unitsBox(story);
  const gap = pitch * 0.16;
  const strips = story.cover.count > SPINES ? CARD : SPINE;
  const [cloth, bright] = [seatColors(story, 'cloth'), seatColors(story, 'dark')];
  const figure = { alt: story.cover.label, bbox: [0, top, PAGE.width, PAGE.height] };
  pdf.element('Figure', figure, () => {
    for (let unit = 0; unit < story.cover.count; unit++) {
      const x = (unit % columns) * pitch + gap / 2;
      const y = top + Math.floor(unit / columns) * tall + gap / 2;
      const mark = (from: number, share: number, ink: string) =>
        pdf.document.rect(x, y + from * (tall - gap), pitch - gap, (tall - gap) * share).fill(ink);
      mark(0, 1, cloth[unit]!);
      for (const [from, share] of strips) mark(from, share, bright[unit]!);
    }
  });
}

/**
 * Logo and name at the left, the page's label at the right, a rule below. Repeated on every page, so it is an
 * artifact.
 */
export function writeHead(pdf: PdfWriter, label: string, { ink, quiet, rule } = ON_LIGHT) {
  const { document } = pdf;
  pdf.artifact(() => {
    document.save().translate(AREA.x, 38.4).scale(0.68);
    document.lineWidth(1.5).circle(12, 12, 10.25).stroke(ink);
    document.path('M16.2 2.9A10 10 0 0 1 7.8 21.1Q13.6 13.4 16.2 2.9Z').fill(ink).restore();
    pdf.text(
      company.name,
      { font: 'display', size: 17, leading: 1.1, color: ink },
      { x: AREA.x + 23, y: 39 },
    );
    pdf.text(label, { size: 8.5, leading: 1.2, color: quiet, align: 'right' }, { y: 44 });
  });
  document.y = 69;
  pdf.rule(rule);
}

const ON_LIGHT = { ink: INK.ink, quiet: INK.slate, rule: INK.line };
