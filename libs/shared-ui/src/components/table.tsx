import type { ReactNode } from 'react';
import type { Color } from '../palette.ts';

interface Props {
  /** Classes of the element. */
  className?: string;
  children?: ReactNode;
}

/**
 * A table whose elements carry their ARIA roles, because some browsers drop them when CSS changes `display`, such as
 * for rows that become blocks on a phone. The first child is the `caption`.
 * @not for rows of texts and numbers alone: `DataTable`.
 */
export function Table({ className, children }: Props) {
  return (
    <table className={className} role="table">
      {children}
    </table>
  );
}

/**
 * The column headers of a `Table`.
 * @not in a table whose rows name themselves, such as of two columns.
 */
export function TableHead({ className, children }: Props) {
  return (
    <thead className={className} role="rowgroup">
      {children}
    </thead>
  );
}

/**
 * The rows of a `Table`.
 * @not for the totals: `TableFoot`.
 */
export function TableBody({ className, children }: Props) {
  return (
    <tbody className={className} role="rowgroup">
      {children}
    </tbody>
  );
}

/**
 * The totals of a `Table`.
 * @not for notes about the table: they are a text below it.
 */
export function TableFoot({ className, children }: Props) {
  return (
    <tfoot className={className} role="rowgroup">
      {children}
    </tfoot>
  );
}

/**
 * A row of a `Table`, in a color for the drawings in it.
 * @not outside of a `Table`.
 */
export function TableRow({ className, color, children }: Props & { color?: Color }) {
  return (
    <tr className={className} role="row" data-color={color}>
      {children}
    </tr>
  );
}

/**
 * The header of a column of a `Table`.
 * @not for the name of a row: `RowHeader`.
 */
export function ColumnHeader({ className, children }: Props) {
  return (
    <th className={className} scope="col" role="columnheader">
      {children}
    </th>
  );
}

/**
 * The header of a row of a `Table`.
 * @not for the name of a column: `ColumnHeader`.
 */
export function RowHeader({ className, children }: Props) {
  return (
    <th className={className} scope="row" role="rowheader">
      {children}
    </th>
  );
}

interface CellProps extends Props {
  /** The column's name, for `attr(data-label)` where rows become blocks. */
  label?: string;
  /** Hides a cell with a drawing from screen readers. */
  decorative?: boolean;
}

/**
 * A cell of a `Table`.
 * @not for the first cell of a row, which names it: `RowHeader`.
 */
export function Cell({ className, label, decorative, children }: CellProps) {
  const naming = decorative ? { 'aria-hidden': true } : { role: 'cell' };
  return (
    <td className={className} data-label={label} {...naming}>
      {children}
    </td>
  );
}
