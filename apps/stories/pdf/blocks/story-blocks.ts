import { company } from '@vantedge/content-shared';
import type { StoryPage } from '@vantedge/content-stories';
import type { PdfWriter } from '../pdf-writer.ts';
import type { Setting } from '../theme.ts';
import { writeStat } from '../stat.ts';
import { AREA, BODY, COLORS, H2, H3, INK, SMALL } from '../theme.ts';

/** Facts in the margin, the story beside them. */
export function storyBlock(pdf: PdfWriter, { story, facts }: StoryPage) {
  const margin = 124;
  const lead: Setting = { ...BODY, font: 'display', size: 14, leading: 1.32, spacing: -0.003, after: 11 };
  const text = () => {
    pdf.text(story.title, H2);
    pdf.text(story.lead, lead);
    for (const paragraph of story.paragraphs) pdf.text(paragraph, BODY);
  };
  pdf.columns(28, [() => factList(pdf, facts), text], [margin, AREA.width - margin - 28]);
}

function factList(pdf: PdfWriter, facts: StoryPage['facts']) {
  const fact = ({ name, value }: (typeof facts)[number]) =>
    pdf.group('LI', () => {
      pdf.text(name, { ...SMALL, tag: 'Lbl', after: 1 });
      pdf.text(value, { ...SMALL, tag: 'LBody', size: 8.8, color: INK.ink, after: 2 });
    });
  pdf.skip(5);
  pdf.group('L', () => facts.forEach((item) => pdf.row(() => fact(item))));
}

/** Challenge, solution and results side by side. */
export function argumentBlock(pdf: PdfWriter, { argument }: StoryPage) {
  const { challenge, solution, results } = argument;
  const point = (text: string) => pdf.group('LI', () => pdf.text(text, { ...SMALL, tag: 'LBody' }));
  const points = ({ title, points: list }: typeof challenge) => {
    pdf.text(title, H3);
    pdf.group('L', () => list.forEach((text) => pdf.row(() => point(text))));
  };
  const stats = () => {
    pdf.text(results.title, H3);
    for (const stat of results.stats)
      pdf.row(() => writeStat(pdf, stat, { size: 17, labelSize: 8.2, beside: 62 }));
  };
  pdf.text(argument.title, H2);
  pdf.rule(INK.ink, 0.8);
  pdf.skip(11);
  pdf.columns(18, [() => points(challenge), () => points(solution), stats]);
}

/** All durations on one scale, each with its basis. */
export function durationsBlock(pdf: PdfWriter, story: StoryPage) {
  const { color, durations } = story;
  if (!durations) return;
  const title = () => {
    pdf.text(durations.title, H2);
    pdf.text(durations.text, SMALL);
  };
  const row = ({ value, unit, months, ours, basis }: (typeof durations.rows)[number]) => {
    const { x, y, width } = pdf.box;
    const bar = ((width - 120) * months) / durations.axis.months;
    pdf.rule();
    pdf.artifact(() => pdf.document.rect(x + 96, y + 12, bar, 7).fill(ours ? COLORS[color] : INK.rest));
    pdf.group('LI', () => {
      pdf.text(`${value} ${unit}`, { tag: 'Lbl', font: 'display', size: 15, leading: 1.2 }, { y: y + 7 });
      pdf.text(basis, { ...SMALL, tag: 'LBody' }, { x: x + 96, y: y + 23, width: width - 96 });
    });
    pdf.skip(7);
  };
  const rows = () => {
    pdf.skip(4);
    pdf.group('L', () => durations.rows.forEach(row));
  };
  pdf.columns(20, [title, rows], [150, AREA.width - 170]);
}

/** The achievements, each stat with its note. */
export function achievementsBlock(pdf: PdfWriter, { achievements: { title, rows } }: StoryPage) {
  pdf.text(title, H2);
  pdf.rule(INK.ink, 0.8);
  pdf.skip(12);
  const columns = rows.map(({ stat, note }) => () => {
    writeStat(pdf, stat, { size: 24, labelSize: 8.8 });
    pdf.text(note, SMALL);
  });
  pdf.columns(16, columns);
}

/** The testimonial under an amber line, marked as a sample if it is a placeholder. */
export function quoteBlock(pdf: PdfWriter, { testimonial }: StoryPage) {
  const { quote, role, industry, source } = testimonial;
  pdf.rule(INK.amber, 1);
  pdf.skip(14);
  const style: Setting = { font: 'display', size: 15.5, leading: 1.28, spacing: -0.005, after: 7 };
  pdf.text(`“${quote}”`, { ...style, tag: 'BlockQuote' });
  pdf.text(`${role}, ${industry}${source === 'placeholder' ? ' · Sample' : ''}`, SMALL);
}

/** Contact block: both offices, from the company's record. */
export function contactBlock(pdf: PdfWriter, { closing }: StoryPage) {
  const title: Setting = { ...SMALL, tag: 'H2', font: 'strong', color: INK.ink, after: 1 };
  const parts = [
    { name: closing.title, text: closing.text },
    ...company.offices.map(({ city, phone, hours, address }) => ({
      name: city,
      text: [phone, hours, address].join('\n'),
    })),
  ];
  pdf.rule(INK.ink, 0.8);
  pdf.skip(12);
  const columns = parts.map(({ name, text }) => () => {
    pdf.text(name, title);
    pdf.text(text, SMALL);
  });
  pdf.columns(12, columns, [156, 168, 155]);
}
