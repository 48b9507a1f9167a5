import { company } from '@vantedge/content-shared';
import type { StoryPage } from '@vantedge/content-stories';
import type { PdfWriter, Setting } from '../pdf-writer.ts';
import { drawStat } from '../stat.ts';
import { COLORS, EDGE, INK, MEASURE } from '../theme.ts';
import { type Block, BODY, H3, heading, SMALL } from './block.ts';

/** Facts in the margin, the story beside them. */
export function storyBlock({ story, facts }: StoryPage): Block {
  return (writer, top) => {
    const [x, width] = [EDGE + 152, MEASURE - 152];
    const lead: Setting = { font: 'display', size: 14, leading: 1.32, spacing: -0.003 };
    let y = heading(writer, story.title, top, x, width) + 10;
    y = writer.tag('P', () => writer.text(story.lead, { x, y, width }, lead)) + 4;
    for (const paragraph of story.paragraphs)
      y = writer.tag('P', () => writer.text(paragraph, { x, y: y + 7, width }, BODY));
    return Math.max(y, factList(writer, facts, top + 5));
  };
}

function factList(writer: PdfWriter, facts: StoryPage['facts'], top: number): number {
  let y = top;
  writer.group('L', () => {
    for (const { name, value } of facts) {
      writer.rule(EDGE, y, 124, INK.line);
      writer.group('LI', () => {
        const box = { x: EDGE, width: 124 };
        y = writer.tag('Lbl', () => writer.text(name, { ...box, y: y + 7 }, SMALL)) + 1;
        y =
          writer.tag('LBody', () => writer.text(value, { ...box, y }, { ...BODY, size: 8.8, leading: 1.4 })) +
          9;
      });
    }
  });
  return y;
}

/** Challenge, solution and results side by side. */
export function argumentBlock({ argument }: StoryPage): Block {
  return (writer, top) => {
    const y = heading(writer, argument.title, top) + 12;
    const column = (MEASURE + 18) / 3;
    const width = column - 18;
    writer.rule(EDGE, y, MEASURE, INK.ink, 0.8);
    const { challenge, solution, results } = argument;
    const title = (text: string, x: number) =>
      writer.tag('H3', () => writer.text(text, { x, y: y + 10, width }, H3)) + 8;
    const bottoms = [challenge, solution].map(({ title: text, points }, index) => {
      const x = EDGE + index * column;
      let at = title(text, x);
      writer.group('L', () => {
        for (const point of points) {
          writer.rule(x, at, width);
          const text = () => writer.text(point, { x, y: at + 6, width }, SMALL);
          at = writer.group('LI', () => writer.tag('LBody', text)) + 7;
        }
      });
      return at;
    });
    const x = EDGE + 2 * column;
    let at = title(results.title, x);
    for (const stat of results.stats) {
      writer.rule(x, at, width);
      at = drawStat(writer, stat, { x, y: at + 6, width }, { size: 17, labelSize: 8.2, beside: 62 }) + 6;
    }
    return Math.max(...bottoms, at);
  };
}

type Durations = NonNullable<StoryPage['durations']>;

/** All durations on one scale, each with its basis. */
export function durationsBlock(durations: Durations, color: StoryPage['color']): Block {
  return (writer, top) => {
    const width = 150;
    const below = heading(writer, durations.title, top, EDGE, width);
    const y = writer.tag('P', () => writer.text(durations.text, { x: EDGE, y: below + 6, width }, SMALL));
    const [x, long] = [EDGE + 170, MEASURE - 170];
    let at = top + 4;
    writer.group('L', () => {
      for (const row of durations.rows) {
        writer.rule(x, at, long);
        const bar = ((long - 120) * row.months) / durations.axis.months;
        writer.group('LI', () => {
          const value: Setting = { font: 'display', size: 15, leading: 1.2 };
          writer.tag('Lbl', () =>
            writer.text(`${row.value} ${row.unit}`, { x, y: at + 7, width: 90 }, value),
          );
          const y = at + 12;
          writer.artifact((document) =>
            document.rect(x + 96, y, bar, 7).fill(row.ours ? COLORS[color].light : INK.rest),
          );
          at =
            writer.tag('LBody', () =>
              writer.text(row.basis, { x: x + 96, y: y + 11, width: long - 96 }, SMALL),
            ) + 7;
        });
      }
    });
    return Math.max(y, at);
  };
}

/** The achievements, each stat with its note. */
export function achievementsBlock({ achievements }: StoryPage): Block {
  return (writer, top) => {
    const y = heading(writer, achievements.title, top) + 12;
    writer.rule(EDGE, y, MEASURE, INK.ink, 0.8);
    const column = (MEASURE + 16) / achievements.rows.length;
    const width = column - 16;
    return Math.max(
      ...achievements.rows.map(({ stat, note }, index) => {
        const x = EDGE + index * column;
        const at = drawStat(writer, stat, { x, y: y + 12, width }, { size: 24, labelSize: 8.8 });
        return writer.tag('P', () => writer.text(note, { x, y: at + 2, width }, SMALL));
      }),
    );
  };
}

/** The testimonial under an amber line, marked as a sample if it is a placeholder. */
export function quoteBlock({ testimonial }: StoryPage): Block {
  return (writer, top) => {
    writer.rule(EDGE, top, MEASURE, INK.amber, 1);
    const setting: Setting = { font: 'display', size: 15.5, leading: 1.28, spacing: -0.005 };
    const box = { x: EDGE, y: top + 14, width: MEASURE };
    const y = writer.tag('BlockQuote', () => writer.text(`“${testimonial.quote}”`, box, setting)) + 7;
    const mark = testimonial.source === 'placeholder' ? ' · Sample' : '';
    const by = `${testimonial.role}, ${testimonial.industry}${mark}`;
    return writer.tag('P', () => writer.text(by, { x: EDGE, y, width: MEASURE }, SMALL));
  };
}

const COLUMN = 176;

/** Contact block: both offices, from the company's record. */
export function contactBlock({ closing }: StoryPage): Block {
  return (writer, top) => {
    writer.rule(EDGE, top, MEASURE, INK.ink, 0.8);
    const part = (index: number, title: string, text: string) => {
      const [x, width] = [EDGE + index * COLUMN, index === 2 ? MEASURE - 2 * COLUMN : COLUMN - 8];
      const y = contactTitle(writer, title, { x, y: top + 12, width });
      return writer.tag('P', () => writer.text(text, { x, y, width: index ? width : width - 16 }, SMALL));
    };
    return Math.max(
      part(0, closing.title, closing.text),
      ...company.offices.map(({ city, phone, hours, address }, index) =>
        part(index + 1, city, [phone, hours, address].join('\n')),
      ),
    );
  };
}

function contactTitle(writer: PdfWriter, text: string, index: Parameters<PdfWriter['text']>[1]): number {
  const setting = { ...SMALL, font: 'strong' as const, color: INK.ink };
  return writer.tag('H2', () => writer.text(text, index, setting)) + 1;
}
