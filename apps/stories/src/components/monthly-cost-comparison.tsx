import { type Department, formatUsd } from '@vantedge/content-shared';
import { ScaleSpan } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Props {
  /** The more expensive one first: it is the full scale. */
  months: readonly { label: string; dollars: number; ours: boolean }[];
  /** The parts of our month. */
  departments: readonly { key: Department; seats: number }[];
  className?: string;
}

/** Two months of the same work on one scale; ours in the colors of its departments. */
export function MonthlyCostComparison({ months, departments, className }: Props) {
  const whole = Math.max(...months.map((month) => month.dollars));
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  return (
    <dl className={clsx('grid gap-5', className)}>
      {months.map((month) => (
        <div
          key={month.label}
          className="grid grid-cols-fill-auto items-baseline gap-x-4 max-[20rem]:grid-cols-1"
        >
          <dt className="text-md text-slate">{month.label}</dt>
          <dd className="figure text-5xl/none tracking-tight">{formatUsd(month.dollars)}</dd>
          <dd className="col-span-full mt-2.5" aria-hidden="true">
            <svg className="h-3.5 w-full">
              {month.ours ? (
                parts(departments).map(({ key, from, to }) => (
                  <ScaleSpan
                    key={key}
                    className="fill-(--mark)"
                    color={key}
                    from={from * month.dollars}
                    to={to * month.dollars}
                    length={seats * whole}
                  />
                ))
              ) : (
                <rect className="fill-surface-dark-mark" width="100%" height="100%" />
              )}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each department's part of the bar, in seats. */
function parts(departments: Props['departments']) {
  let to = 0;
  return departments.map(({ key, seats }) => {
    to += seats;
    return { key, from: to - seats, to };
  });
}
