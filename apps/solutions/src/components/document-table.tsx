import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Cells by the kind of their column; a `margin` has the double rule of a ledger before it, and dates are left out on phones. */
const KINDS = {
  name: 'text-left font-normal max-md:nth-2:pl-5',
  date: 'text-left whitespace-nowrap max-md:hidden',
  text: 'text-right text-slate',
  mark: 'text-left whitespace-nowrap text-slate tabular-nums',
  number: 'figure text-right text-small/tight tracking-snug md:text-3xl/tight',
};

const ROW =
  'border-b border-service/20 *:px-0.5 *:py-2.5 has-[input:not(:checked)]:bg-amber/16 has-checked:bg-service/12 *:first:pl-5 *:last:pr-5 md:*:px-3 md:*:first:pl-6 md:*:last:pr-6';

interface Props {
  caption: string;
  columns: readonly { name: string; kind: keyof typeof KINDS; margin?: boolean }[];
  /** One cell to a column. A row with a checkbox is tinted until it is checked. */
  rows: readonly (readonly ReactNode[])[];
  total?: readonly ReactNode[];
}

/** The table of a document: ruled rows from edge to edge. */
export function DocumentTable({ caption, columns, rows, total }: Props) {
  const classOf = (index: number) =>
    clsx(KINDS[columns[index]!.kind], columns[index]!.margin && 'border-l-3 border-double border-service/40');
  const cells = (row: readonly ReactNode[]) =>
    row.map((cell, index) => {
      const Part = columns[index]!.kind === 'name' ? RowHeader : Cell;
      return (
        <Part key={columns[index]!.name} className={classOf(index)}>
          {cell}
        </Part>
      );
    });
  return (
    <Table className="text-small/tight max-[20rem]:block max-[20rem]:overflow-x-auto md:text-md/tight">
      <caption className="sr-only">{caption}</caption>
      <TableHead>
        <TableRow className={clsx(ROW, 'border-rule text-slate')}>
          {columns.map(({ name, kind }) => (
            <ColumnHeader
              key={name}
              className={clsx(
                'text-xs/none font-medium',
                kind === 'number' || kind === 'text' ? 'text-right' : 'text-left',
                kind === 'date' && 'max-md:hidden',
                kind === 'name' && 'max-md:nth-2:pl-5',
              )}
            >
              {name}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={index} className={ROW}>
            {cells(row)}
          </TableRow>
        ))}
      </TableBody>
      {total && (
        <TableFoot>
          <TableRow className={clsx(ROW, 'border-t border-b-0 border-t-rule font-medium')}>
            {cells(total)}
          </TableRow>
        </TableFoot>
      )}
    </Table>
  );
}
