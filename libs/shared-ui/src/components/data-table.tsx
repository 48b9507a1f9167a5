import { clsx } from 'clsx';
import type { Color } from '../palette.ts';
import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableFoot, TableHead, TableRow } from './table.tsx';

interface Row {
  label: string;
  /** One per column after the first; a cell without digits is set as text. */
  cells: readonly string[];
  /** Of a marker before the label. */
  color?: Color;
}

interface Props {
  caption: string;
  /** Column headings; the first is above the row labels. */
  columns: readonly string[];
  rows: readonly Row[];
  /** The total row; its last number has a double rule below, as in accounting. */
  totals?: Row;
}

const HEAD = 'ui:text-small/snug ui:text-slate ui:normal-nums';
const HEAD_CELLS = 'ui:*:pb-2.5 ui:*:font-medium ui:*:not-first:pl-3';
const ALIGNED = { numbers: 'ui:*:text-right ui:*:first:text-left', text: 'ui:*:text-left ui:*:text-balance' };
const CELLS = 'ui:*:border-t ui:*:border-inherit ui:*:pb-3.25 ui:*:not-first:pl-3';
/** As `CELLS`; below 720 px the row is a block, and its cells are lines with the column's name first. */
const BLOCK = clsx(
  'ui:max-md:block ui:max-md:border-t ui:max-md:pt-3 ui:max-md:pb-2.5',
  'ui:max-md:*:flex ui:max-md:*:items-baseline ui:max-md:*:py-0.75 ui:max-md:*:not-first:justify-between',
  'ui:md:*:border-t ui:md:*:border-inherit ui:md:*:pb-3.25 ui:md:*:not-first:pl-3',
);
const STAT = 'ui:font-display ui:whitespace-nowrap';
const WORD = 'ui:text-small ui:text-slate ui:md:text-md';
const MARK = 'ui:mr-3 ui:inline-block ui:h-4 ui:w-2.5 ui:bg-(--mark) ui:align-[-2px]';

/**
 * Numbers right-aligned, text left-aligned, totals ruled. With more than three columns, each row becomes a block on a
 * phone.
 * @not for cells with drawings or links: compose a `Table`.
 */
export function DataTable({ caption, columns, rows, totals }: Props) {
  const wide = columns.length > 3;
  const text = rows.every(({ cells }) => !cells.some(isStat));
  const aligned = text ? ALIGNED.text : ALIGNED.numbers;
  const word = clsx(WORD, !text && 'ui:md:whitespace-nowrap');
  const shared = { columns, wide, aligned, word };
  return (
    <Table className={clsx('ui:lining-nums ui:tabular-nums', wide && 'ui:max-md:stacked-rows')}>
      <caption className="ui:pb-3 ui:text-left ui:text-small ui:text-slate">{caption}</caption>
      <TableHead className={HEAD}>
        <TableRow className={clsx(HEAD_CELLS, aligned)}>
          {columns.map((column) => (
            <ColumnHeader key={column}>{column}</ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <DataRow key={row.label} {...row} {...shared} ruled={index === 0} />
        ))}
      </TableBody>
      {totals && (
        <TableFoot>
          <DataRow {...totals} {...shared} ruled total />
        </TableFoot>
      )}
    </Table>
  );
}

interface DataRowProps extends Row {
  columns: readonly string[];
  wide: boolean;
  aligned: string;
  /** Class of a cell without digits. */
  word: string;
  /** A strong line above. */
  ruled: boolean;
  total?: boolean;
}

function DataRow({ label, cells, color, columns, wide, aligned, word, ruled, total }: DataRowProps) {
  const space = wide ? (total ? 'ui:md:*:pt-4' : 'ui:md:*:pt-3') : total ? 'ui:*:pt-4' : 'ui:*:pt-3';
  const size = total ? 'ui:text-2xl/tight ui:md:text-5xl' : 'ui:text-xl/tight ui:md:text-3xl';
  return (
    <TableRow
      className={clsx(wide ? BLOCK : CELLS, space, aligned, ruled ? 'ui:border-rule' : 'ui:border-line')}
    >
      <RowHeader
        className={clsx(total ? 'ui:font-medium' : ['ui:font-normal', wide && 'ui:max-md:font-medium'])}
      >
        {color && <i className={MARK} data-color={color} />}
        {label}
      </RowHeader>
      {cells.map((cell, index) => (
        <Cell
          key={columns[index + 1]}
          label={columns[index + 1]}
          className={clsx(isStat(cell) ? [STAT, size] : word, wide && 'ui:max-md:before:text-small/snug')}
        >
          {total && index === cells.length - 1 ? <span className="ui:double-rule">{cell}</span> : cell}
        </Cell>
      ))}
    </TableRow>
  );
}

function isStat(cell: string): boolean {
  return /\d/.test(cell);
}
