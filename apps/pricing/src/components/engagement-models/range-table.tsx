import { formatUsd } from '@vantedge/content-shared';
import { RateRange, RateScale } from './rate-range.tsx';
import { range } from '../range.ts';

type Range = readonly [number, number];

interface Row {
  category: string;
  note?: string;
  hourly: Range;
  monthly: Range;
  yearly: Range;
  savings?: Range;
  highlighted?: boolean;
}

interface Props {
  caption: string;
  columns: { category: string; hourly: string; monthly: string; yearly: string; savings: string };
  /** Text for the savings of the row that the others are compared to. */
  baseline: string;
  /** Dollars at the right end of the scale. */
  scale: number;
  ticks: readonly number[];
  rows: readonly Row[];
}

/** Price ranges on one scale. Roles are explicit because rows become blocks on a phone. */
export function RangeTable({ caption, columns, baseline, scale, ticks, rows }: Props) {
  const ours = rows.find((row) => row.highlighted)?.hourly[0];
  return (
    <table className="range-table" role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {columns.category}
          </th>
          <td className="rt-draw" aria-hidden="true">
            <RateScale scale={scale} ticks={ticks} unit={formatUsd} />
          </td>
          {[columns.hourly, columns.monthly, columns.yearly, columns.savings].map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.category} role="row" className={row.highlighted ? 'is-ours' : undefined}>
            <th scope="row" role="rowheader">
              {row.category}
              {row.note && <span> {row.note}</span>}
            </th>
            <td className="rt-draw" aria-hidden="true">
              <RateRange rate={row.hourly} scale={scale} mark={row.highlighted ? undefined : ours} />
            </td>
            <td className="figure" role="cell" data-label={columns.hourly}>
              {range(row.hourly, '$')}
            </td>
            <td role="cell" data-label={columns.monthly}>
              {range(row.monthly, '$')}
            </td>
            <td role="cell" data-label={columns.yearly}>
              {range(row.yearly, '$')}
            </td>
            <td role="cell" data-label={columns.savings}>
              {row.savings ? range(row.savings, '%') : baseline}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
