import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableHead, TableRow } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Row {
  label: string;
  cells: readonly string[];
}

interface ExampleTableProps {
  caption: string;
  /** Column headings; the first is above the row labels. */
  columns: readonly string[];
  rows: readonly Row[];
  /** The total of the last column, with a double rule below. */
  total?: Row;
}

const CELL = 'pl-3 font-display text-lg lining-nums tabular-nums sm:text-2xl';

/** An example table, small enough to stay a table on a phone: text on the left, counts in the last column. */
export function ExampleTable({ caption, columns, rows, total }: ExampleTableProps) {
  const counts = rows.every(({ cells }) => /^[\d,]+$/.test(cells.at(-1) ?? ''));
  const columnHeader = clsx('pb-2.5 text-left font-medium not-first:pl-3', counts && 'last:text-right');
  const cellClasses = clsx(CELL, counts && 'last:text-right');
  return (
    <Table className="text-md">
      <caption className="pb-3 text-left text-small text-slate">{caption}</caption>
      <TableHead className="text-small text-slate">
        <TableRow>
          {columns.map((column) => (
            <ColumnHeader key={column} className={columnHeader}>
              {column}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody className="ruled-rows">
        {rows.map(({ label, cells }) => (
          <TableRow key={label}>
            <RowHeader className="py-2 text-left font-normal md:py-3">{label}</RowHeader>
            {cells.map((cell, index) => (
              <Cell key={columns[index + 1]} className={cellClasses}>
                {cell}
              </Cell>
            ))}
          </TableRow>
        ))}
        {total && (
          <TableRow className="border-rule">
            <RowHeader className="py-3 text-left font-medium md:py-4">{total.label}</RowHeader>
            {total.cells.map((cell, index) => (
              <Cell key={columns[index + 1]} className={cellClasses}>
                {index === total.cells.length - 1 ? (
                  <span className="double-rule text-[1.2em]">{cell}</span>
                ) : (
                  cell
                )}
              </Cell>
            ))}
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}
