import { dashRows } from '@vantedge/shared-ui';

/** Dots per line, and the distance between them, in user units. */
const LINE = 10;
const PITCH = 13;
const RADIUS = 6;

/** One dot per seat, ten per line, drawn as the round dashes of one path. */
export function SeatLines({ seats }: { seats: number }) {
  const lines = Math.ceil(seats / LINE);
  const width = LINE * PITCH;
  const height = (lines - 1) * PITCH + 2 * RADIUS;
  // Ends half a unit after the last dot, so that rounding never drops it.
  const path = dashRows({ count: seats, columns: LINE, pitch: PITCH, x: RADIUS, y: RADIUS, dash: 0.5 });
  return (
    <svg
      className="inline fill-none stroke-(--mark) stroke-[8.5] align-middle [stroke-dasharray:0_13] [stroke-linecap:round]"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
