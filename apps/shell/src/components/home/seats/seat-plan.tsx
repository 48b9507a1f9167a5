import { List } from '@vantedge/shared-ui';
import type { Department } from '@vantedge/content-shared';
import { Fragment, useId } from 'react';

interface Props {
  /** Departments in drawing order; a column has five seats, so each count is a multiple of five. */
  departments: readonly { key: Department; name: string; seats: number }[];
  /** Accessible description of the drawing, in one sentence. */
  label: string;
}

const PER_COLUMN = 5;
/** Distance between seats and size of a seat, in user units. */
const PITCH = { x: 62, y: 45 };
const SEAT = { width: 44, height: 36 };

/** A team's desks from above, one mark per seat, in the colors of the departments; the counts are above the columns. */
export function SeatPlan({ departments, label }: Props) {
  const id = useId();
  const columns = placed(departments);
  const width = columns.reduce((sum, { positions }) => sum + positions.length, 0) * PITCH.x;
  return (
    <figure className="seat-plan mb-lead grid gap-5 md:gap-7 print:w-2/3">
      <List className="seat-key">
        {columns.map(({ key, name, seats, positions }) => (
          <li key={key} data-color={key} data-columns={positions.length}>
            <span>{name}</span> <b>{seats}</b>
          </li>
        ))}
      </List>
      <svg
        className="w-full *:text-(--mark)"
        viewBox={`0 0 ${width} ${(PER_COLUMN - 1) * PITCH.y + SEAT.height}`}
        role="img"
        aria-label={label}
      >
        <defs>
          <g id={`${id}d`} fill="none" stroke="currentColor">
            <rect
              fill="currentColor"
              fillOpacity=".14"
              x=".5"
              y=".5"
              width={SEAT.width - 1}
              height="14"
              rx="1"
            />
            <path strokeWidth="2" d="M14 4.5h16M12.5 24a9.5 9.5 0 0 0 19 0" />
          </g>
          <circle id={`${id}p`} fill="currentColor" cx="22" cy="23" r="6.2" />
          <Column id={`${id}desks`} of={`${id}d`} />
          <Column id={`${id}people`} of={`${id}p`} />
        </defs>
        {columns.map(({ key, positions }) => (
          <g key={key} data-color={key}>
            {positions.map((x) => (
              <Fragment key={x}>
                <use href={`#${id}desks`} x={x} />
                <use className="people" href={`#${id}people`} x={x} style={{ '--column': x / PITCH.x }} />
              </Fragment>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** The desks, or the people, of one column. */
function Column({ id, of }: { id: string; of: string }) {
  return (
    <g id={id}>
      {Array.from({ length: PER_COLUMN }, (_, row) => (
        <use key={row} href={`#${of}`} y={row * PITCH.y} />
      ))}
    </g>
  );
}

/** Each department with the positions of its columns. */
function placed(departments: Props['departments']) {
  let column = 0;
  return departments.map((department) => {
    const { name, seats } = department;
    if (seats % PER_COLUMN) throw new Error(`${name}: ${seats} seats do not fill columns of ${PER_COLUMN}.`);
    return {
      ...department,
      positions: Array.from({ length: seats / PER_COLUMN }, () => column++ * PITCH.x),
    };
  });
}
