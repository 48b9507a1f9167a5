import { formatNumber, formatUsd } from '@vantedge/content-shared';
import { DataTable, Footnote, StoryStats } from '@vantedge/shared-ui';
import { CostColumns } from './cost-columns.tsx';
import { deskCost, type Desk } from '../desk-cost.ts';
import { LinkedText } from '../linked-text.tsx';

interface Props extends Desk {
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
  ...desk
}: Props) {
  const cost = deskCost(desk);
  const [market, ours] = [formatUsd(desk.marketRate), formatUsd(desk.rate)];
  const hours = formatNumber(cost.hours);
  return (
    <div className="cost-case">
      <CostColumns
        cost={cost}
        people={desk.people}
        market={{ name: columns.market, rate: market + perHour }}
        ours={{ name: columns.ours, rate: ours + perHour }}
        gap={gap}
        label={alt}
      />
      <div className="cost-table">
        <DataTable
          caption={caption}
          columns={[columns.line, columns.market, columns.ours]}
          rows={[
            { label: lines.rate, cells: [market, ours] },
            { label: lines.hours, cells: [hours, hours] },
            ...fees.map((fee) => ({ label: fee.label, cells: [fee.market, fee.ours] })),
          ]}
          totals={{ label: lines.total, cells: [formatUsd(cost.market), formatUsd(cost.ours)] }}
        />
        <StoryStats
          items={[
            { value: formatUsd(cost.savedYear), label: outcome.year },
            { value: `${cost.savedPercent}%`, label: outcome.share },
          ]}
        />
        <Footnote>
          <LinkedText {...footnote} />
        </Footnote>
      </div>
    </div>
  );
}
