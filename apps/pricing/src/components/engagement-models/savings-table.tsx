import { formatUsd } from '@vantedge/content-shared';

interface Row {
  team: string;
  market: number;
  ours: number;
  monthlySavings: number;
  yearlySavings: number;
  percentage: number;
}

type Column = keyof Row;

interface Props {
  caption: string;
  columns: Readonly<Record<Column, string>>;
  rows: readonly Row[];
}

const stats = ['market', 'ours', 'monthlySavings'] as const satisfies readonly Column[];

/** The yearly savings are large, the other numbers small. Roles are explicit because rows become blocks on a phone. */
export function SavingsTable({ caption, columns, rows }: Props) {
  const order = ['team', ...stats, 'percentage', 'yearlySavings'] as const;
  return (
    <table className="savings-table" role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {order.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.team} role="row">
            <th scope="row" role="rowheader">
              {row.team}
            </th>
            {stats.map((column) => (
              <td key={column} role="cell" data-label={columns[column]}>
                {formatUsd(row[column])}
              </td>
            ))}
            <td className="pct" role="cell" data-label={columns.percentage}>
              {row.percentage}%
            </td>
            <td className="figure" role="cell" data-label={columns.yearlySavings}>
              {formatUsd(row.yearlySavings)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
