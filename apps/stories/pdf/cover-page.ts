import { company } from '@vantedge/content-shared';
import { coverTones, type StoryPage } from '@vantedge/content-stories';
import type { PdfWriter } from './pdf-writer.ts';
import type { Setting } from './theme.ts';
import { writeStat } from './stat.ts';
import { AREA, INK, PAGE } from './theme.ts';

const CAPTION: Setting = { size: 8, color: INK.quiet };

/** The plate, from edge to edge: its top and its bottom. */
const PLATE = { top: 84, foot: 470 };

/** Dark cover: the plate with the title set across it, then what its marks are, the lead and the stats. */
export function writeCover(pdf: PdfWriter, story: StoryPage) {
  const { hero, cover, facts, meta } = story;
  pdf.artifact(() => pdf.document.rect(0, 0, PAGE.width, PAGE.height).fill(INK.dark));
  const industry = facts.find(({ name }) => name === 'Industry')?.value;
  writeHead(pdf, [meta.share?.label, industry].filter(Boolean).join(' · '), {
    ink: INK.light,
    quiet: INK.quiet,
    rule: INK.rule,
  });
  drawPlate(pdf, story);

  const title: Setting = {
    tag: 'H1',
    font: 'display',
    size: cover.departments ? 62 : 46,
    leading: 1,
    spacing: -0.024,
    color: FOIL,
  };
  const width = balancedWidth(pdf, hero.title, title);
  const y = PLATE.foot - 58 - pdf.heightOf(hero.title, title, width);
  if (y < PLATE.top + 24) throw new Error(`the title '${hero.title}' is too long for the cover`);
  pdf.text(hero.title, title, { x: AREA.x - 2, y, width });
  pdf.document.y = PLATE.foot + 14;
  if (cover.departments) departmentNames(pdf, cover.departments);
  pdf.text(`${cover.value} ${cover.caption}`, { ...CAPTION, tag: 'P' });
  pdf.skip(30);
  const lead: Setting = {
    tag: 'P',
    font: 'display',
    size: 17,
    leading: 1.3,
    spacing: -0.006,
    color: INK.light,
  };
  pdf.text(hero.lead, lead, { width: 400 });

  pdf.document.y = AREA.foot - 92;
  pdf.rule(INK.rule);
  pdf.skip(16);
  const stat = { size: 30, labelSize: 8, color: INK.light, quiet: INK.quiet };
  pdf.columns(
    14,
    hero.stats.map((item) => () => writeStat(pdf, item, stat)),
  );
}

/** Returns the narrowest width in which a title has as few lines as possible, which balances them. */
function balancedWidth(pdf: PdfWriter, title: string, setting: Setting): number {
  let width = AREA.width;
  const height = pdf.heightOf(title, setting, width);
  while (pdf.heightOf(title, setting, width - 2) === height) width -= 2;
  return width;
}

/** Each department's name below its books; the first is aligned with the text. */
function departmentNames(pdf: PdfWriter, departments: NonNullable<StoryPage['cover']['departments']>) {
  const count: Setting = { font: 'display', size: 18, leading: 1.2, color: INK.light };
  const { y } = pdf.document;
  const all = departments.reduce((sum, { seats }) => sum + seats, 0);
  let before = 0;
  for (const { name, seats } of departments) {
    const x = Math.max(AREA.x, (before / all) * PAGE.width + 2);
    pdf.element('P', { actual: `${seats} ${name}` }, () => {
      pdf.text(String(seats), count, { x, y });
      pdf.text(name, CAPTION, { x, y: y + 22 });
    });
    before += seats;
  }
  pdf.document.y = y + 48;
}

const FOIL = '#f6f0e2';
const TILE = { columns: 20, hole: '#2a1f66' };

/** One book to a seat in the color of its department, or one tile to a module. */
function drawPlate(pdf: PdfWriter, { cover: { count, label, departments } }: StoryPage) {
  const { document } = pdf;
  const inks = departments?.flatMap(({ key, seats }) => Array.from({ length: seats }, () => coverTones[key]));
  const columns = inks ? count : TILE.columns;
  const [wide, tall] = [PAGE.width / columns, (PLATE.foot - PLATE.top) / Math.ceil(count / columns)];
  pdf.element('Figure', { alt: label, bbox: [0, PLATE.top, PAGE.width, PLATE.foot] }, () => {
    for (let unit = 0; unit < count; unit++) {
      const [x, y] = [(unit % columns) * wide, PLATE.top + Math.floor(unit / columns) * tall];
      document.rect(x, y, wide - 0.6, tall - 0.6).fill(inks?.[unit] ?? coverTones.tile);
      if (!inks) document.circle(x + 6, y + 6, 1.8).fill(TILE.hole);
    }
    if (inks)
      for (const y of [PLATE.top + 12, PLATE.top + 15, PLATE.foot - 15, PLATE.foot - 12])
        document.rect(0, y, PAGE.width, 0.6).fillOpacity(0.42).fill(FOIL).fillOpacity(1);
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
