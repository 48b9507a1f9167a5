import { formatUsd, type Savings } from '@vantedge/content-shared';
import type { Plural, SavingsCalculatorContent } from '@vantedge/content-pricing';
import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableHead, TableRow } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { count } from './count.ts';

type Props = SavingsCalculatorContent['curve']['table'] &
  Pick<Savings, 'market' | 'cost' | 'monthly'> & { month: Plural };

const ROW = '*:border-b *:border-night-line *:py-2 *:text-right *:font-normal *:first:text-left';

/** The curve as a table, collapsed. */
export function MonthTable({ summary, caption, columns, months, month, market, cost, monthly }: Props) {
  return (
    <details className="mt-4 text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-on-night-2 underline decoration-night-rule underline-offset-[0.25em] marker:hidden print:hidden">
        {summary}
      </summary>
      <Table className="tabular-nums print:break-inside-avoid">
        <caption className="sr-only">{caption}</caption>
        <TableHead>
          <TableRow className={clsx(ROW, 'text-on-night-2')}>
            <ColumnHeader>{columns.after}</ColumnHeader>
            <ColumnHeader>{columns.market}</ColumnHeader>
            <ColumnHeader>{columns.cost}</ColumnHeader>
            <ColumnHeader>{columns.saved}</ColumnHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map((n) => (
            <TableRow key={n} className={ROW}>
              <RowHeader>{count(n, month)}</RowHeader>
              <Cell>{formatUsd(market * n)}</Cell>
              <Cell>{formatUsd(cost * n)}</Cell>
              <Cell>{formatUsd(monthly * n)}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
