import { formatUsd } from '@vantedge/content-shared';
import { type Department, percentOf } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Props {
  departments: readonly { key: Department; name: string; seats: number }[];
  /** Dollars per month, and the label of the bar. */
  market: { name: string; total: number };
  ours: { name: string; total: number };
  /** Text after the difference. */
  kept: string;
  /** Accessible description of the drawing. */
  label: string;
}

const BAR = 'flex items-baseline justify-between gap-3 pb-2 text-md text-slate';
const TOTAL = 'font-display text-quote/none font-normal tracking-tight text-ink';
const KEPT =
  'flex items-center gap-3 pt-2.5 text-md text-slate md:absolute md:bottom-0 md:left-[calc(48%+20px)] md:h-16 md:pt-0';

/** A month of a whole team at two rates: one cell per seat, as wide as its cost. Always shown with its table. */
export function SeatBars({ departments, market, ours, kept, label }: Props) {
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  const widthOf = (count: number) => percentOf(count * ours.total, seats * market.total);
  let begun = 0;
  const parts = departments.map((department) => {
    const from = widthOf(begun);
    begun += department.seats;
    return { ...department, from, to: widthOf(begun) };
  });
  return (
    <figure className="seat-bars relative mt-figure" role="img" aria-label={label}>
      <p className={BAR}>
        {market.name} <b className={TOTAL}>{formatUsd(market.total)}</b>
      </p>
      <svg className="h-13 w-full md:h-16">
        <Cells className="market stroke-[#39525c]" dash="0.94 0.06" count={seats} from="0" to="100%" />
      </svg>
      <p className={clsx(BAR, 'mt-7 md:w-[48%]')}>
        {ours.name} <b className={TOTAL}>{formatUsd(ours.total)}</b>
      </p>
      <svg className="h-13 w-full md:h-16">
        {parts.map(({ key, seats: count, from, to }) => (
          <Cells
            key={key}
            className={`${key} stroke-(--mark)`}
            dash="0.88 0.12"
            count={count}
            from={from}
            to={to}
          />
        ))}
        <rect
          className="fill-none stroke-night-rule max-md:h-12.75"
          strokeDasharray="3 3"
          x={widthOf(seats)}
          y=".5"
          width={percentOf(market.total - ours.total, market.total)}
          height="63"
        />
      </svg>
      <p className={KEPT}>
        <b className={TOTAL}>{formatUsd(market.total - ours.total)}</b> {kept}
      </p>
    </figure>
  );
}

interface CellsProps {
  className: string;
  dash: string;
  count: number;
  from: string;
  to: string;
}

/** A dashed line, one dash per seat. */
function Cells({ className, dash, count, from, to }: CellsProps) {
  return (
    <line
      className={className}
      x1={from}
      x2={to}
      y1="32"
      y2="32"
      strokeWidth="64"
      strokeDasharray={dash}
      pathLength={count}
    />
  );
}
