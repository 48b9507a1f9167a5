import { formatUsd } from '@vantedge/content-shared';
import type { Plural, SavingsCalculatorContent } from '@vantedge/content-pricing';
import { clsx } from 'clsx';
import type { Estimate } from './estimate.ts';
import { count } from './count.ts';

type Props = SavingsCalculatorContent['curve']['table'] &
  Pick<Estimate, 'market' | 'cost' | 'monthly'> & { month: Plural };

const CELL = 'border-b border-night-line py-2 text-right font-normal';
const HEAD = clsx(CELL, 'text-on-night-2');

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
          <tr>
            <th className="border-b border-night-line py-2 text-left font-normal text-on-night-2" scope="col">
              {columns.after}
            </th>
            <th className={HEAD} scope="col">
              {columns.market}
            </th>
            <th className={HEAD} scope="col">
              {columns.cost}
            </th>
            <th className={HEAD} scope="col">
              {columns.saved}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((n) => (
            <tr key={n}>
              <th className="border-b border-night-line py-2 text-left font-normal" scope="row">
                {count(n, month)}
              </th>
              <td className={CELL}>{formatUsd(market * n)}</td>
              <td className={CELL}>{formatUsd(cost * n)}</td>
              <td className={CELL}>{formatUsd(monthly * n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
