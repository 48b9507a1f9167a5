import { formatNumber, formatUsd } from '@vantedge/content-shared';
import type { Ramp, StoryPage } from '@vantedge/content-stories';
import type { PdfWriter } from '../pdf-writer.ts';
import { writeStat } from '../stat.ts';
import { AREA, BODY, H2, INK, SMALL } from '../theme.ts';

const ROW = 20;
/** Members that the library's types lack. */
type Table = PDFKit.Mixins.TableOptionsWithData & { structParent: PDFKit.PDFStructureElement };
type Cell = PDFKit.Mixins.CellOptions & { scope?: 'Row' | 'Column' };

/** Widths of the table's columns; what the same hours cost elsewhere is beside them. */
const TABLE = [132, 42, 52, 42, 76];

/** The invoice of the team for one month, and the savings on both bases. */
export function rampBlock(pdf: PdfWriter, { ramp }: StoryPage) {
  if (!ramp) return;
  const table = TABLE.reduce((sum, width) => sum + width);
  pdf.text(ramp.title, H2);
  pdf.columns(28, [() => invoice(pdf, ramp), () => savings(pdf, ramp)], [table, AREA.width - table - 28]);
}

function invoice(
  pdf: PdfWriter,
  { departments, invoice: { columns, hoursPerSeat, hourly, ...texts } }: Ramp,
) {
  const line = (name: string, seats: number) => [
    name,
    String(seats),
    formatNumber(seats * hoursPerSeat),
    `$${hourly}`,
    formatUsd(seats * hoursPerSeat * hourly),
  ];
  const rows = [
    [...columns],
    ...departments.map(({ name, seats }) => line(name, seats)),
    line(
      texts.total,
      departments.reduce((sum, { seats }) => sum + seats, 0),
    ),
  ];
  pdf.text(`${texts.client}. ${texts.caption}`, { ...SMALL, after: 5 });
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
      borderColor: { top: row && row < rows.length - 1 ? INK.line : INK.ink, bottom: INK.ink },
      textColor: row ? INK.ink : INK.slate,
    }),
    defaultStyle: { padding: [5, 0, 0, 0], textOptions: pdf.options(SMALL) },
    data: rows.map((cells, row) => cells.map((text, column) => cell(text, row, column))),
  };
  pdf.document.table(options);
  pdf.skip(6);
  pdf.text(texts.terms.map(({ name, text }) => `${name}: ${text}`).join('. '), SMALL);
}

/** What the client reports, and what the invoice alone says. */
function savings(pdf: PdfWriter, { pull, elsewhere: { dollars, text, saved, note } }: Ramp) {
  for (const stat of [pull, { ...saved, note }])
    pdf.row(() => {
      writeStat(pdf, stat, { size: 20, labelSize: BODY.size });
      pdf.text(stat.note, SMALL);
    });
  pdf.text(`${formatUsd(dollars)}: ${text}`, SMALL);
}
