import { formatUsd, type Savings } from '@vantedge/content-shared';
import { clsx } from 'clsx';

interface Column {
  name: string;
  rate: string;
}

interface Props {
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
export function CostColumns({ savings, people, market, ours, gap, label }: Props) {
  const top = 100 - (savings.cost / savings.market) * 100;
  return (
    <figure className="col-span-full flex flex-col pt-12.5 lg:col-[1/span_5]">
      <svg
        className="min-h-[290px] w-full flex-1 overflow-visible fill-slate text-small"
        role="img"
        aria-label={label}
      >
        <Blocks
          className="fill-[color-mix(in_srgb,var(--ink)_16%,var(--paper))]"
          count={people}
          x={0}
          top={0}
        />
        <Blocks className="fill-service" count={people} x={52} top={top} />
        <text className={TOTAL} y="-12">
          {formatUsd(savings.market)}
        </text>
        <text className={TOTAL} x="52%" y={`${top}%`} dy="-12">
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

/** One column of equal blocks, from `top` to the baseline; lengths in percent of the plot. */
function Blocks({ className, count, x, top }: { className: string; count: number; x: number; top: number }) {
  const height = (100 - top) / count;
  return Array.from({ length: count }, (_, block) => (
    <rect
      key={block}
      className={clsx('stroke-paper stroke-2', className)}
      x={`${x}%`}
      y={`${top + block * height}%`}
      width="48%"
      height={`${height}%`}
    />
  ));
}
