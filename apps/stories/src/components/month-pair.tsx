import { formatUsd } from '@vantedge/content-shared';
import type { Department } from '@vantedge/shared-ui';

interface Props {
  /** The more expensive one first: it is the full scale. */
  months: readonly { label: string; dollars: number; ours: boolean }[];
  /** The parts of our month. */
  departments: readonly { key: Department; seats: number }[];
}

/** Two months of the same work on one scale; ours in the colors of its departments. */
export function MonthPair({ months, departments }: Props) {
  const whole = Math.max(...months.map((month) => month.dollars));
  const seats = departments.reduce((sum, department) => sum + department.seats, 0);
  return (
    <dl className="month-pair">
      {months.map((month) => (
        <div key={month.label}>
          <dt>{month.label}</dt>
          <dd>{formatUsd(month.dollars)}</dd>
          <dd className="mp-bar" aria-hidden="true">
            <svg>
              {month.ours ? (
                parts(departments, (month.dollars / whole / seats) * 100).map(({ key, x, width }) => (
                  <rect key={key} className={key} x={`${x}%`} width={`${width}%`} height="100%" />
                ))
              ) : (
                <rect width="100%" height="100%" />
              )}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each department's part of the bar in percent of the scale, given the width of one seat. */
function parts(departments: Props['departments'], seat: number) {
  let before = 0;
  return departments.map(({ key, seats }) => {
    const x = before * seat;
    before += seats;
    return { key, x: round(x), width: round(seats * seat) };
  });
}

const round = (share: number) => Math.round(share * 100) / 100;
