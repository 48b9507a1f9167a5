import { formatUsd } from '@vantedge/content-shared';
import type { Ramp, StoryPage } from '@vantedge/content-stories';
import { drawStat } from '../stat.ts';
import { COLORS, departmentInk, EDGE, INK, MEASURE } from '../theme.ts';
import type { PdfWriter, TextBox } from '../pdf-writer.ts';
import { type Block, BODY, H3, heading, SMALL } from './block.ts';

const ROW = 20;
/** Width of the table; the two bases of the savings are beside it. */
const TABLE = 344;

/** Each department with seats and monthly cost; both bases of the savings. */
export function rampBlock(ramp: Ramp, color: StoryPage['color']): Block {
  return (writer, top) => {
    const y = heading(writer, ramp.title, top) + 10;
    return Math.max(seatTable(writer, ramp, y), bases(writer, ramp, y, COLORS[color].light));
  };
}

function seatTable(writer: PdfWriter, { departments, table: ledger, cost }: Ramp, top: number): number {
  let y = top;
  const row = (cells: readonly [string, string, string], first: 'Column' | 'Row', ink = INK.ink) => {
    writer.rule(EDGE, y, TABLE, first === 'Column' ? INK.ink : INK.line, 0.7);
    writer.group('TR', () => {
      for (const [index, text] of cells.entries()) {
        const right = index > 0;
        const box = { x: right ? EDGE + 196 + (index - 1) * 64 : EDGE, y: y + 5, width: right ? 84 : 250 };
        const header = first === 'Column' || !right;
        const setting = { ...SMALL, color: first === 'Column' ? INK.slate : ink };
        const set = () => writer.text(text, box, right ? { ...setting, align: 'right' as const } : setting);
        writer.tag(header ? 'TH' : 'TD', set, header ? { label: first } : {});
      }
    });
    y += ROW;
  };
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  writer.group('Table', () => {
    writer.tag('Caption', () => (y = writer.text(ledger.caption, { x: EDGE, y, width: TABLE }, SMALL) + 5));
    const [name = '', count = '', month = ''] = ledger.columns;
    row([name, count, month], 'Column');
    for (const department of departments) {
      seatDots(writer, department, y + 11);
      const { name, seats } = department;
      row([name, String(seats), formatUsd(seats * ledger.perSeat)], 'Row');
    }
    row([`${ledger.total}, ${ledger.note}`, String(seats), formatUsd(seats * ledger.perSeat)], 'Row');
    for (const { label, dollars: amount } of cost.months.filter(({ ours }) => !ours))
      row([label, '', formatUsd(amount)], 'Row', INK.slate);
  });
  writer.rule(EDGE, y, TABLE, INK.ink, 0.7);
  return y;
}

function seatDots(writer: PdfWriter, { key, seats }: Ramp['departments'][number], y: number) {
  writer.artifact((document) => {
    for (let seat = 0; seat < seats; seat++)
      document.circle(EDGE + 104 + seat * 7.4, y, 2.7).fill(departmentInk(key, 'light'));
  });
}

function bases(writer: PdfWriter, { cost }: Ramp, top: number, ours: string): number {
  const [x, width] = [EDGE + TABLE + 28, MEASURE - TABLE - 28];
  let y = writer.tag('H3', () => writer.text(cost.title, { x, y: top, width }, H3)) + 4;
  for (const { stat, name, note } of cost.bases) {
    writer.rule(x, y, width);
    y = drawStat(
      writer,
      { ...stat, label: name },
      { x, y: y + 7, width },
      { size: 20, labelSize: BODY.size },
    );
    y = writer.tag('P', () => writer.text(note, { x, y, width }, SMALL)) + 6;
  }
  monthBars(writer, cost.months, { x, y: y + 2, width }, ours);
  return y + 20;
}

/** The months as bars on one scale; the table gives the dollars. */
function monthBars(
  writer: PdfWriter,
  months: Ramp['cost']['months'],
  { x, y, width }: TextBox,
  ours: string,
) {
  const max = Math.max(...months.map(({ dollars }) => dollars));
  writer.artifact((document) => {
    for (const [index, month] of months.entries())
      document.rect(x, y + index * 9, (width * month.dollars) / max, 6).fill(month.ours ? ours : INK.rest);
  });
}
