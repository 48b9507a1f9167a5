import { formatUsd } from '@vantedge/content-shared';
import { type DeskCost } from '../desk-cost.ts';

interface Column {
  name: string;
  rate: string;
}

interface Props {
  cost: DeskCost;
  /** Blocks per column: one is one person. */
  people: number;
  market: Column;
  ours: Column;
  /** Text after the difference between the two. */
  gap: string;
  /** Accessible description of the drawing. */
  label: string;
}

/** Two months of the same work on one scale. Always shown with its table: see `CostCase`. */
export function CostColumns({ cost, people, market, ours, gap, label }: Props) {
  const top = 100 - (cost.ours / cost.market) * 100;
  return (
    <figure className="cost-columns">
      <svg className="ck-plot" role="img" aria-label={label}>
        <Blocks className="ck-market" count={people} x={0} top={0} />
        <Blocks className="ck-ours" count={people} x={52} top={top} />
        <text className="ck-total" y="-12">
          {formatUsd(cost.market)}
        </text>
        <text className="ck-total" x="52%" y={`${top}%`} dy="-12">
          {formatUsd(cost.ours)}
        </text>
        <line className="ck-gap" x1="52%" x2="100%" />
        <text className="ck-saved" x="52%" y="28">
          {formatUsd(cost.saved)}
        </text>
        <text className="ck-word" x="52%" y="50">
          {gap}
        </text>
      </svg>
      <figcaption>
        {[market, ours].map(({ name, rate }) => (
          <span key={name}>
            {name} <span>{rate}</span>
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
      className={className}
      x={`${x}%`}
      y={`${top + block * height}%`}
      width="48%"
      height={`${height}%`}
    />
  ));
}
