import { percentOf } from '@vantedge/shared-ui';
import { formatUsd } from '@vantedge/content-shared';

interface Props {
  departments: readonly { key: string; monthly: number }[];
  monthly: number;
  /** Market price of the same month; the full width. */
  market: number;
  ours: string;
  marketLabel: string;
  /** Accessible description of the drawing. */
  label: string;
}

/** One month's invoice inside the market price, by department, at the full column width. */
export function MonthBar({ departments, monthly, market, ours, marketLabel, label }: Props) {
  const share = (dollars: number) => percentOf(dollars, market);
  let from = 0;
  return (
    <figure className="month-bar">
      <svg width="100%" height="44" role="img" aria-label={label}>
        <rect className="month-rest" x=".5" y=".5" width="99.8%" height="43" />
        {departments.map((department) => {
          const x = share(from);
          from += department.monthly;
          return (
            <rect
              key={department.key}
              className={department.key}
              x={x}
              width={share(department.monthly)}
              height="100%"
            />
          );
        })}
      </svg>
      <figcaption>
        <span>
          <b>{formatUsd(monthly)}</b> {ours}
        </span>
        <span>
          <b>{formatUsd(market)}</b> {marketLabel}
        </span>
      </figcaption>
    </figure>
  );
}
