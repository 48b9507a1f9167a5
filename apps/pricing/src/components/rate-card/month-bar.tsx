import { percentOf } from '@vantedge/shared-ui';
import { formatUsd } from '@vantedge/content-shared';
import { clsx } from 'clsx';

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
    <figure className="mt-3">
      <svg width="100%" height="44" role="img" aria-label={label}>
        <rect
          className="fill-none stroke-control [stroke-dasharray:3_4]"
          x=".5"
          y=".5"
          width="99.8%"
          height="43"
        />
        {departments.map((department) => {
          const x = share(from);
          from += department.monthly;
          return (
            <rect
              key={department.key}
              className={clsx(department.key, 'fill-(--mark)')}
              x={x}
              width={share(department.monthly)}
              height="100%"
            />
          );
        })}
      </svg>
      <figcaption className="mt-2 flex justify-between gap-4 text-small/note text-slate">
        <span>
          <b className="font-medium text-ink">{formatUsd(monthly)}</b> {ours}
        </span>
        <span className="text-right">
          <b className="font-medium text-ink">{formatUsd(market)}</b> {marketLabel}
        </span>
      </figcaption>
    </figure>
  );
}
