import { formatNumber, formatUsd, rate, savings } from '@vantedge/content-shared';
import { DataTable, DocumentSheet } from '@vantedge/shared-ui';

interface TeamCostExampleProps {
  people: number;
  /** Hours per person and month. */
  hoursEach: number;
  /** Dollars an hour. */
  marketRate: number;
  caption: string;
  columns: { line: string; market: string; ours: string };
  lines: { rate: string; hours: string; total: string };
  fees: readonly { label: string; market: string; ours: string }[];
  outcome: { year: string; share: string };
}

/** The monthly invoice of one team beside the market's, and what a year of it saves. */
export function TeamCostExample({
  columns,
  lines,
  fees,
  outcome,
  caption,
  people,
  hoursEach,
  marketRate,
}: TeamCostExampleProps) {
  const month = savings(people * hoursEach, marketRate);
  const hours = formatNumber(people * hoursEach);
  return (
    <DocumentSheet title={columns.ours} sample={false} level={3} className="shadow-float max-md:-mx-edge">
      <div className="px-5 pb-6 md:px-6 md:pb-7">
        <DataTable
          caption={caption}
          columns={[columns.line, columns.market, columns.ours]}
          rows={[
            { label: lines.rate, cells: [formatUsd(marketRate), formatUsd(rate.hourly)] },
            { label: lines.hours, cells: [hours, hours] },
            ...fees.map((fee) => ({ label: fee.label, cells: [fee.market, fee.ours] })),
          ]}
          totals={{ label: lines.total, cells: [formatUsd(month.market), formatUsd(month.cost)] }}
        />
        <p className="mt-5 flex flex-wrap items-baseline gap-x-7 gap-y-1 border-t border-rule pt-6 text-md/note text-slate">
          <span className="figure text-stat-xl/none tracking-figure text-teal max-[20rem]:text-5xl">
            {formatUsd(month.annual)}
          </span>{' '}
          <span>
            <b className="block font-medium text-ink">{outcome.year},</b>{' '}
            {`${month.percent}% ${outcome.share}`}
          </span>
        </p>
      </div>
    </DocumentSheet>
  );
}
