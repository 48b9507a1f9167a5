import type { Department } from '@vantedge/shared-ui';
import { useId, type ReactNode } from 'react';

interface Props {
  departments: readonly { key: Department; seats: number }[];
  weeks: number;
  /** What stands at either end of the scale. */
  scale: { from: string; to: string };
  /** The figure and the words over each part: the empty seats, the weeks, the filled seats. */
  start: ReactNode;
  middle: ReactNode;
  end: ReactNode;
  /** The filled seats in one sentence. */
  label: string;
}

/** Seats to a column, and from one seat to the next, across and down. */
const PER_COLUMN = 5;
const PITCH = { x: 56, y: 46 };
const HEIGHT = (PER_COLUMN - 1) * PITCH.y + 36;

/** The same seats empty and filled, and a scale of weeks between; what happened in which week is not known, so none is drawn. */
export function SeatRamp({ departments, weeks, scale, start, middle, end, label }: Props) {
  const id = useId();
  let column = 0;
  const groups = departments.map(({ key, seats }) => ({
    key,
    columns: Array.from({ length: seats / PER_COLUMN }, () => column++),
  }));
  const width = (column - 1) * PITCH.x + 44;
  return (
    <ol className="seat-ramp" role="list">
      <li>
        {start}
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="sr-empty" aria-hidden="true">
          <defs>
            <g id={`${id}s`}>
              <rect x=".5" y=".5" width="43" height="14" rx="1" fillOpacity=".16" />
              <path d="M12.5 24a9.5 9.5 0 0 0 19 0" fill="none" />
              <circle cx="22" cy="23" r="5.6" />
            </g>
            <g id={`${id}c`}>
              {Array.from({ length: PER_COLUMN }, (_, row) => (
                <use key={row} href={`#${id}s`} y={row * PITCH.y} />
              ))}
            </g>
          </defs>
          {groups.map(({ key, columns }) => (
            <g key={key}>{columns.map(place)}</g>
          ))}
        </svg>
      </li>
      <li>
        {middle}
        <svg
          viewBox={`0 0 ${weeks * 10} 20`}
          preserveAspectRatio="none"
          className="sr-weeks"
          aria-hidden="true"
        >
          <path d={weekTicks(weeks)} />
        </svg>
        <p className="sr-ends" aria-hidden="true">
          <span>{scale.from}</span> <span>{scale.to}</span>
        </p>
      </li>
      <li>
        {end}
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
          {groups.map(({ key, columns }) => (
            <g key={key} className={key}>
              {columns.map(place)}
            </g>
          ))}
        </svg>
      </li>
    </ol>
  );

  function place(at: number) {
    return <use key={at} href={`#${id}c`} x={at * PITCH.x} />;
  }
}

/** A line with a tick to the week; the ends stand taller. */
function weekTicks(weeks: number): string {
  const ticks = Array.from({ length: weeks + 1 }, (_, week) =>
    week % weeks === 0 ? `M${week * 10} 0V20` : `M${week * 10} 7v6`,
  );
  return `M0 10H${weeks * 10}${ticks.join('')}`;
}
