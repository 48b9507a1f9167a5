import type { Department } from '@vantedge/content-shared';
import { dashRows, List } from '@vantedge/shared-ui';
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

const STEP =
  'relative grid grid-rows-auto-fill 2xs:max-md:nth-2:order-first 2xs:max-md:nth-2:col-span-full 2xs:max-md:nth-2:mb-6';
const SEATS = 'seat-ramp mt-5 w-full overflow-visible md:mt-8';

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
    <List ordered className="grid gap-x-gutter-2 gap-y-9 2xs:max-md:grid-cols-2 md:grid-cols-3 md:gap-y-17">
      <li className={STEP}>
        {start}
        <svg className={SEATS} viewBox={viewBox} aria-hidden="true">
          <path d={rowsOf(0, seats)} />
        </svg>
      </li>
      <li className={STEP}>
        {middle}
        <svg
          className="mt-5 h-12 w-full overflow-visible *:fill-none *:[vector-effect:non-scaling-stroke] md:mt-8 md:h-[calc(100%-32px)]"
          viewBox={`0 0 ${weeks} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="stroke-line" d={`M0 0V1${'m1 -1v1'.repeat(weeks)}`} />
          <path className="stroke-amber stroke-3" d={`M0 1H${weeks}`} />
        </svg>
        <p
          className="absolute inset-x-0 top-[calc(100%+12px)] flex justify-between text-small/note text-slate"
          aria-hidden="true"
        >
          <span>{scale.from}</span> <span>{scale.to}</span>
        </p>
      </li>
      <li className={STEP}>
        {end}
        <svg className={SEATS} viewBox={viewBox} role="img" aria-label={label}>
          {groups.map(({ key, path }) => (
            <g key={key} data-color={key}>
              <path d={path} />
              <path className="sr-chair" d={path} />
            </g>
          ))}
        </svg>
      </li>
    </List>
  );
}

/**
 * Five lines of seats, column by column from a given seat: one dash per desk and a round one per chair
 * (seat-ramp.css).
 */
function rowsOf(first: number, count: number): string {
  const columns = count / PER_COLUMN;
  return dashRows({
    count,
    columns,
    pitch: [PITCH.x, PITCH.y],
    x: (first / PER_COLUMN) * PITCH.x,
    y: SEAT.height / 2,
    dash: SEAT.width,
  });
}
