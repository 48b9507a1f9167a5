import { formatUsd } from '@vantedge/content-shared';
import type { Plural, SavingsCalculatorContent } from '@vantedge/content-pricing';
import type { Estimate } from './estimate.ts';
import { count } from './count.ts';

type Props = SavingsCalculatorContent['curve']['table'] &
  Pick<Estimate, 'market' | 'cost' | 'monthly'> & { month: Plural };

/** The curve as a table, collapsed. */
export function MonthTable({ summary, caption, columns, months, month, market, cost, monthly }: Props) {
  return (
    <details className="calc-table">
      <summary>{summary}</summary>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.after}</th>
            <th scope="col">{columns.market}</th>
            <th scope="col">{columns.cost}</th>
            <th scope="col">{columns.saved}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((n) => (
            <tr key={n}>
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
