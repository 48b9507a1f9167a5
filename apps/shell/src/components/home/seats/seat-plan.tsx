import { List } from '@vantedge/shared-ui';
import type { Department } from '@vantedge/content-shared';
import { Fragment, useId } from 'react';

interface Props {
  /** Departments in drawing order; a column has five seats, so each count is a multiple of five. */
  departments: readonly { key: Department; name: string; seats: number }[];
  /** Accessible description of the drawing, in one sentence. */
  label: string;
}

/** Each department's count above its columns; a list below the drawing on phones. */
const KEY = [
  'leading-snug text-slate max-md:order-1 max-md:grid max-md:gap-x-gutter md:flex md:text-small/snug',
  'min-[22.5rem]:max-md:grid-cols-2 min-[22.5rem]:max-md:text-md/snug',
].join(' ');

/** On phones the count is below the name where a word of it needs the line, as with wide text spacing. */
const DEPARTMENT = [
  'relative flex items-baseline gap-2 before:absolute before:border-t-3 before:border-(--mark)',
  'max-md:flex-wrap max-md:justify-between max-md:border-t max-md:border-line max-md:pt-2.5 max-md:pb-2.75 max-md:pl-5.5',
  'max-md:before:top-[1.3em] max-md:before:left-0 max-md:before:w-3',
  'md:shrink-0 md:basis-0 md:flex-col-reverse md:items-stretch md:justify-end md:pt-3',
  'md:before:inset-x-0 md:before:top-0 md:not-last:before:right-3.5',
].join(' ');

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
      <List className={KEY}>
        {columns.map(({ key, name, seats, positions }) => (
          <li key={key} className={DEPARTMENT} style={{ flexGrow: positions.length }} data-color={key}>
            <span className="max-md:min-w-min max-md:flex-[1_1_0]">{name}</span>{' '}
            <b className="font-display text-5xl/none font-normal tracking-stat text-ink lining-nums md:text-[clamp(2rem,1.4rem+1.6vw,3rem)]">
              {seats}
            </b>
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
