import type { Department } from './color.ts';

interface Row {
  label: string;
  /** One per column after the first; a cell without digits is set as text. */
  cells: readonly string[];
  /** A marker in the department's color before the label. */
  department?: Department;
}

interface Props {
  caption: string;
  /** Column headings; the first is above the row labels. */
  columns: readonly string[];
  rows: readonly Row[];
  /** The total row; its last number has a double rule below, as in accounting. */
  totals?: Row;
}

/**
 * Numbers right-aligned, text left-aligned, totals ruled. With more than three columns, each row becomes a block on a
 * phone. The explicit roles are needed because some browsers drop table roles when `display` changes.
 */
export function DataTable({ caption, columns, rows, totals }: Props) {
  const wide = columns.length > 3;
  const textCells = rows.every(({ cells }) => !cells.some(isStat));
  const classes = ['data-table', wide && 'data-table--stack', textCells && 'data-table--text'];
  return (
    <table className={classes.filter(Boolean).join(' ')} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={row.label} {...row} columns={columns} />
        ))}
      </tbody>
      {totals && (
        <tfoot role="rowgroup">
          <TableRow {...totals} columns={columns} total />
        </tfoot>
      )}
    </table>
  );
}

function TableRow({
  label,
  cells,
  department,
  columns,
  total,
}: Row & { columns: readonly string[]; total?: boolean }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {department && <i className={department} />}
        {label}
      </th>
      {cells.map((cell, index) => (
        <td
          key={columns[index + 1]}
          role="cell"
          data-label={columns[index + 1]}
          className={isStat(cell) ? undefined : 'is-word'}
        >
          {total && index === cells.length - 1 ? <span className="double-rule">{cell}</span> : cell}
        </td>
      ))}
    </tr>
  );
}

function isStat(cell: string): boolean {
  return /\d/.test(cell);
}
