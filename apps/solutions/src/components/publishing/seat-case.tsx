import { formatUsd, savings } from '@vantedge/content-shared';
import { DataTable, type Department, type StatParts, LinkArrow, StatList } from '@vantedge/shared-ui';
import { SeatBars } from './seat-bars.tsx';
import { TermLine } from './term-line.tsx';

interface Props {
  departments: readonly { key: Department; name: string; seats: number }[];
  /** Hours per seat and month. */
  hoursEach: number;
  /** Dollars an hour. */
  marketRate: number;
  bars: { market: string; ours: string; kept: string; label: string };
  table: { caption: string; columns: readonly string[]; total: string };
  /** The first stat is larger than the rest. */
  outcomes: readonly { stat: StatParts; label: string }[];
  term: Parameters<typeof TermLine>[0];
  story: { label: string; to: string };
}

const OUTCOMES =
  'outcome-list grid grid-cols-[1fr_1fr] content-between gap-x-gutter max-lg:mt-12 lg:col-span-5 lg:col-start-8';

/** The cost of a whole team by seat: drawing, table, results, and term. For a dark surface. */
export function SeatCase({ departments, bars, table, outcomes, term, story, hoursEach, marketRate }: Props) {
  const people = departments.reduce((sum, { seats }) => sum + seats, 0);
  const month = (seats: number) => savings(seats * hoursEach, marketRate);
  const { market, cost } = month(people);
  return (
    <>
      <SeatBars
        departments={departments}
        market={{ name: bars.market, total: market }}
        ours={{ name: bars.ours, total: cost }}
        kept={bars.kept}
        label={bars.label}
      />
      <div className="mt-figure lg:grid-12">
        <div className="lg:col-span-6 lg:grid">
          <DataTable
            caption={table.caption}
            columns={table.columns}
            rows={departments.map(({ key, name, seats }) => ({
              label: name,
              department: key,
              cells: [String(seats), formatUsd(month(seats).cost)],
            }))}
            totals={{ label: table.total, cells: [String(people), formatUsd(cost)] }}
          />
        </div>
        <StatList
          items={outcomes.map(({ stat, label }, index) => ({
            ...stat,
            label,
            valueClassName: index === 0 ? 'text-stat-xl lg:text-call' : 'text-7xl',
          }))}
          className={OUTCOMES}
          itemClassName="border-t border-line pt-4 pb-5 first:col-span-full first:border-rule"
          labelClassName="mt-2 max-w-[36ch] leading-note"
        />
      </div>
      <TermLine {...term} />
      <LinkArrow className="mt-9" to={story.to}>
        {story.label}
      </LinkArrow>
    </>
  );
}
