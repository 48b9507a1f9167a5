import { formatUsd } from '@vantedge/content-shared';
import type { Department } from '@vantedge/shared-ui';

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

/** A month of a whole team at two rates: one cell per seat, as wide as its cost. Always shown with its table. */
export function SeatBars({ departments, market, ours, kept, label }: Props) {
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  const share = (ours.total / market.total) * 100;
  let begun = 0;
  const parts = departments.map((department) => {
    const from = (begun / seats) * share;
    begun += department.seats;
    return { ...department, from, to: (begun / seats) * share };
  });
  return (
    <figure className="seat-bars" role="img" aria-label={label}>
      <p>
        {market.name} <b>{formatUsd(market.total)}</b>
      </p>
      <svg>
        <Cells className="sb-market" count={seats} from={0} to={100} />
      </svg>
      <p className="sb-ours">
        {ours.name} <b>{formatUsd(ours.total)}</b>
      </p>
      <svg>
        {parts.map(({ key, seats: count, from, to }) => (
          <Cells key={key} className={key} count={count} from={from} to={to} />
        ))}
        <rect className="sb-gap" x={`${share}%`} y=".5" width={`${100 - share}%`} height="63" />
      </svg>
      <p className="sb-kept">
        <b>{formatUsd(market.total - ours.total)}</b> {kept}
      </p>
    </figure>
  );
}

/** A dashed line, one dash per seat; endpoints in percent of the drawing. */
function Cells({
  className,
  count,
  from,
  to,
}: {
  className: string;
  count: number;
  from: number;
  to: number;
}) {
  return <line className={className} x1={`${from}%`} x2={`${to}%`} y1="32" y2="32" pathLength={count} />;
}
