import type { Department } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';

interface Props {
  departments: readonly { key: Department; seats: number }[];
  weeks: number;
  /** Labels of the two ends of the scale. */
  scale: { from: string; to: string };
  /** Number and label above each part: empty seats, weeks, filled seats. */
  start: ReactNode;
  middle: ReactNode;
  end: ReactNode;
  /** Accessible description of the filled seats, in one sentence. */
  label: string;
}

/** Seats per column, distance between seats and size of a seat, in user units. */
const PER_COLUMN = 5;
const PITCH = { x: 56, y: 46 };
const SEAT = { width: 44, height: 14 };

/**
 * The same seats empty and filled, with a scale of weeks between them. The record has no data for single weeks, so
 * none is drawn.
 */
export function SeatRamp({ departments, weeks, scale, start, middle, end, label }: Props) {
  let seats = 0;
  const groups = departments.map((department) => {
    const path = rowsOf(seats, department.seats);
    seats += department.seats;
    return { key: department.key, path };
  });
  const width = (seats / PER_COLUMN - 1) * PITCH.x + SEAT.width;
  const viewBox = `0 0 ${width} ${(PER_COLUMN - 1) * PITCH.y + 36}`;
  return (
    <ol className="seat-ramp" role="list">
      <li>
        {start}
        <svg viewBox={viewBox} aria-hidden="true">
          <path d={rowsOf(0, seats)} />
        </svg>
      </li>
      <li>
        {middle}
        <svg viewBox={`0 0 ${weeks} 1`} preserveAspectRatio="none" className="sr-weeks" aria-hidden="true">
          <path d={`M0 0V1${'m1 -1v1'.repeat(weeks)}`} />
          <path className="sr-line" d={`M0 1H${weeks}`} />
        </svg>
        <p className="sr-ends" aria-hidden="true">
          <span>{scale.from}</span> <span>{scale.to}</span>
        </p>
      </li>
      <li>
        {end}
        <svg viewBox={viewBox} role="img" aria-label={label}>
          {groups.map(({ key, path }) => (
            <g key={key} className={key}>
              <path d={path} />
              <path className="sr-chair" d={path} />
            </g>
          ))}
        </svg>
      </li>
    </ol>
  );
}

/**
 * Five lines of seats, column by column from a given seat: one dash per desk and a round one per chair
 * (case-study.css).
 */
function rowsOf(first: number, count: number): string {
  const left = (first / PER_COLUMN) * PITCH.x;
  const length = (count / PER_COLUMN) * PITCH.x - (PITCH.x - SEAT.width);
  return Array.from(
    { length: PER_COLUMN },
    (_, row) => `M${left} ${row * PITCH.y + SEAT.height / 2}h${length}`,
  ).join('');
}
