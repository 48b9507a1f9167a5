import { formatNumber, formatUsd, rate, savings } from '@vantedge/content-shared';
import { DataTable, Footnote, LinkedText, StatList } from '@vantedge/shared-ui';
import { CostColumns } from './cost-columns.tsx';

interface Props {
  people: number;
  /** Hours per person and month. */
  hoursEach: number;
  /** Dollars an hour. */
  marketRate: number;
  alt: string;
  caption: string;
  columns: { line: string; market: string; ours: string };
  lines: { rate: string; hours: string; total: string };
  fees: readonly { label: string; market: string; ours: string }[];
  perHour: string;
  gap: string;
  outcome: { year: string; share: string };
  footnote: Parameters<typeof LinkedText>[0];
}

const OUTCOMES =
  'mt-7 grid grid-cols-[auto_auto] justify-start gap-x-10 gap-y-3 md:flex md:flex-wrap md:gap-x-14';

/** Monthly cost of one team: drawing, invoice, yearly savings and terms. */
export function CostCase({
  columns,
  lines,
  fees,
  perHour,
  gap,
  outcome,
  footnote,
  alt,
  caption,
  people,
  hoursEach,
  marketRate,
}: Props) {
  const month = savings(people * hoursEach, marketRate);
  const [market, ours] = [formatUsd(marketRate), formatUsd(rate.hourly)];
  const hours = formatNumber(people * hoursEach);
  return (
    <div className="mt-figure grid-12">
      <CostColumns
        savings={month}
        people={people}
        market={{ name: columns.market, rate: market + perHour }}
        ours={{ name: columns.ours, rate: ours + perHour }}
        gap={gap}
        label={alt}
      />
      <div className="col-span-full mt-12 lg:col-[7/-1] lg:mt-0">
        <DataTable
          caption={caption}
          columns={[columns.line, columns.market, columns.ours]}
          rows={[
            { label: lines.rate, cells: [market, ours] },
            { label: lines.hours, cells: [hours, hours] },
            ...fees.map((fee) => ({ label: fee.label, cells: [fee.market, fee.ours] })),
          ]}
          totals={{ label: lines.total, cells: [formatUsd(month.market), formatUsd(month.cost)] }}
        />
        <StatList
          className={OUTCOMES}
          valueClassName="text-6xl leading-title md:text-7xl"
          labelClassName="leading-note"
          items={[
            { value: formatUsd(month.annual), label: outcome.year },
            { value: `${month.percent}%`, label: outcome.share },
          ]}
        />
        <Footnote>
          <LinkedText {...footnote} />
        </Footnote>
      </div>
    </div>
  );
}
