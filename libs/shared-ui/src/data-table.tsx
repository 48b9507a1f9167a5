import type { Department } from './color.ts';

interface Row {
  label: string;
  /** One per column after the first; a cell without a digit is set as a word. */
  cells: readonly string[];
  /** A seat in the department's color before the label. */
  department?: Department;
}

interface Props {
  caption: string;
  /** The heads, the first one above the rows' labels. */
  columns: readonly string[];
  rows: readonly Row[];
  /** The last line; its last figure is ruled twice, as an accountant rules it. */
  totals?: Row;
}

/**
 * Figures at the right, words alone at the left, totals ruled. With more than three columns, each row becomes a block of its own on a phone: hence
 * the explicit roles, which some browsers drop together with the table's display.
 */
export function DataTable({ caption, columns, rows, totals }: Props) {
  const wide = columns.length > 3;
  const textCells = rows.every(({ cells }) => !cells.some(isFigure));
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
          className={isFigure(cell) ? undefined : 'is-word'}
        >
          {total && index === cells.length - 1 ? <span className="double-rule">{cell}</span> : cell}
        </td>
      ))}
    </tr>
  );
}

function isFigure(cell: string): boolean {
  return /\d/.test(cell);
}
