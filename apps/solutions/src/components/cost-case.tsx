import { formatNumber, formatUsd, rate, savings, type Savings } from '@vantedge/content-shared';
import { DataTable, LinkedText, percentOf, Stat, StatLabel, StatNumber } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Footnote } from './footnote.tsx';

interface CostCaseProps {
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
}: CostCaseProps) {
  const month = savings(people * hoursEach, marketRate);
  const [market, ours] = [formatUsd(marketRate), formatUsd(rate.hourly)];
  const hours = formatNumber(people * hoursEach);
  return (
    <div className="grid-12">
      <CostColumns
        savings={month}
        people={people}
        market={{ name: columns.market, rate: market + perHour }}
        ours={{ name: columns.ours, rate: ours + perHour }}
        gap={gap}
        label={alt}
      />
      <div className="col-span-full mt-12 lg:col-start-7 lg:-col-end-1 lg:mt-0">
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
        <dl className="mt-7 grid grid-cols-2-auto justify-start gap-x-10 gap-y-3 max-[20rem]:grid-cols-1 md:flex md:flex-wrap md:gap-x-14">
          {[
            { value: formatUsd(month.annual), label: outcome.year },
            { value: `${month.percent}%`, label: outcome.share },
          ].map(({ value, label }) => (
            <Stat key={label}>
              <StatLabel className="leading-note">{label}</StatLabel>
              <StatNumber className="text-6xl leading-title md:text-7xl" value={value} />
            </Stat>
          ))}
        </dl>
        <Footnote>
          <LinkedText {...footnote} />
        </Footnote>
      </div>
    </div>
  );
}

interface Column {
  name: string;
  rate: string;
}

interface CostColumnsProps {
  savings: Savings;
  /** Blocks per column: one is one person. */
  people: number;
  market: Column;
  ours: Column;
  /** Text after the difference between the two. */
  gap: string;
  /** Accessible description of the drawing. */
  label: string;
}

const AMOUNT = 'fill-ink font-display lining-nums';
const TOTAL = clsx(AMOUNT, 'text-quote tracking-tight');
const NAMES =
  'grid grid-cols-[48%_48%] justify-between text-small leading-note text-slate *:border-t *:border-rule *:pt-2.5';

/** Two months of the same work on one scale. Always shown with its table: see `CostCase`. */
function CostColumns({ savings, people, market, ours, gap, label }: CostColumnsProps) {
  const height = savings.cost / savings.market;
  return (
    <figure className="col-span-full flex flex-col pt-12.5 lg:col-span-5 lg:col-start-1">
      <svg
        className="min-h-72.5 w-full flex-1 overflow-visible fill-slate text-small"
        role="img"
        aria-label={label}
      >
        <Blocks className="fill-ink/16" count={people} x="0" height={1} />
        <Blocks className="fill-service" count={people} x="52%" height={height} />
        <text className={TOTAL} y="-12">
          {formatUsd(savings.market)}
        </text>
        <text className={TOTAL} x="52%" y={percentOf(1 - height, 1)} dy="-12">
          {formatUsd(savings.cost)}
        </text>
        <line className="stroke-control" strokeDasharray="3" x1="52%" x2="100%" />
        <text className={clsx(AMOUNT, 'text-3xl')} x="52%" y="28">
          {formatUsd(savings.monthly)}
        </text>
        <text x="52%" y="50">
          {gap}
        </text>
      </svg>
      <figcaption className={NAMES}>
        {[market, ours].map(({ name, rate }) => (
          <span key={name}>
            {name} <span className="block">{rate}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

interface BlocksProps {
  className: string;
  count: number;
  x: string;
  /** As a share of the plot. */
  height: number;
}

/** One column of equal blocks on the baseline. */
function Blocks({ className, count, x, height }: BlocksProps) {
  return Array.from({ length: count }, (_, block) => (
    <rect
      key={block}
      className={clsx('stroke-paper stroke-2', className)}
      x={x}
      y={percentOf(1 - height + (block * height) / count, 1)}
      width="48%"
      height={percentOf(height, count)}
    />
  ));
}
