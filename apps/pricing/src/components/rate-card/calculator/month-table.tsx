import { formatUsd, type Savings } from '@vantedge/content-shared';
import type { Plural, SavingsCalculatorContent } from '@vantedge/content-pricing';
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
      <table className="tabular-nums print:break-inside-avoid">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={clsx(ROW, 'text-on-night-2')}>
            <th scope="col">{columns.after}</th>
            <th scope="col">{columns.market}</th>
            <th scope="col">{columns.cost}</th>
            <th scope="col">{columns.saved}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((n) => (
            <tr key={n} className={ROW}>
              <th scope="row">{count(n, month)}</th>
              <td>{formatUsd(market * n)}</td>
              <td>{formatUsd(cost * n)}</td>
              <td>{formatUsd(monthly * n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
