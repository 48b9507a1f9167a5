import { formatUsd } from '@vantedge/content-shared';
import type { Ramp, StoryPage } from '@vantedge/content-stories';
import type { PdfWriter } from '../pdf-writer.ts';
import { writeStat } from '../stat.ts';
import { AREA, BODY, COLORS, departmentInk, H2, H3, INK, SMALL } from '../theme.ts';

const ROW = 20;
/** Members that the library's types lack. */
type Table = PDFKit.Mixins.TableOptionsWithData & { structParent: PDFKit.PDFStructureElement };
type Cell = PDFKit.Mixins.CellOptions & { scope?: 'Row' | 'Column' };

/** Widths of the table's columns; the two bases of the savings are beside them. */
const TABLE = [216, 64, 64];

/** Each department with seats and monthly cost; both bases of the savings. */
export function rampBlock(pdf: PdfWriter, { ramp, color }: StoryPage) {
  if (!ramp) return;
  const table = TABLE.reduce((sum, width) => sum + width);
  pdf.text(ramp.title, H2);
  const columns = [() => seatTable(pdf, ramp), () => bases(pdf, ramp, COLORS[color].light)];
  pdf.columns(28, columns, [table, AREA.width - table - 28]);
}

function seatTable(pdf: PdfWriter, { departments, table, cost }: Ramp) {
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  const dollars = (count: number) => formatUsd(count * table.perSeat);
  const rows: string[][] = [
    [...table.columns],
    ...departments.map(({ name, seats: count }) => [name, String(count), dollars(count)]),
    [`${table.total}, ${table.note}`, String(seats), dollars(seats)],
    ...cost.months
      .filter(({ ours }) => !ours)
      .map(({ label, dollars: amount }) => [label, '', formatUsd(amount)]),
  ];
  pdf.text(table.caption, { ...SMALL, after: 5 });
  const { x, y } = pdf.box;
  const cell = (text: string, row: number, column: number): Cell =>
    row && column ? { text } : { text, type: 'TH', scope: row ? 'Row' : 'Column' };
  const options: Table = {
    structParent: pdf.parent,
    position: { x, y },
    columnStyles: TABLE.map((width, column) => ({
      width,
      align: { x: column ? 'right' : 'left', y: 'top' },
    })),
    rowStyles: (row) => ({
      height: ROW,
      border: { top: 0.7, bottom: row === rows.length - 1 ? 0.7 : 0, left: 0, right: 0 },
      borderColor: { top: row ? INK.line : INK.ink, bottom: INK.ink },
      textColor: row > 0 && row <= departments.length + 1 ? INK.ink : INK.slate,
    }),
    defaultStyle: { padding: [5, 0, 0, 0], textOptions: pdf.options(SMALL) },
    data: rows.map((cells, row) => cells.map((text, column) => cell(text, row, column))),
  };
  pdf.document.table(options);
  for (const [index, department] of departments.entries())
    seatDots(pdf, department, x + 104, y + (index + 1) * ROW + 11);
}

function seatDots(pdf: PdfWriter, { key, seats }: Ramp['departments'][number], x: number, y: number) {
  pdf.artifact(() => {
    for (let seat = 0; seat < seats; seat++)
      pdf.document.circle(x + seat * 7.4, y, 2.7).fill(departmentInk(key, 'light'));
  });
}

/** The bases of the savings, and the months as bars on one scale; the table gives the dollars. */
function bases(pdf: PdfWriter, { cost }: Ramp, ours: string) {
  pdf.text(cost.title, H3);
  for (const { stat, name, note } of cost.bases)
    pdf.row(() => {
      writeStat(pdf, { ...stat, label: name }, { size: 20, labelSize: BODY.size });
      pdf.text(note, SMALL);
    });
  const max = Math.max(...cost.months.map(({ dollars }) => dollars));
  const { x, y, width } = pdf.box;
  pdf.artifact(() => {
    for (const [index, month] of cost.months.entries())
      pdf.document
        .rect(x, y + 2 + index * 9, (width * month.dollars) / max, 6)
        .fill(month.ours ? ours : INK.rest);
  });
  pdf.skip(20);
}
