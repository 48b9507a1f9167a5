/** Dots to a line, and from one to the next, in user units. */
const LINE = 10;
const PITCH = 13;
const RADIUS = 6;

/** One dot to a seat, ten to a line: the round dashes of one path. */
export function SeatLines({ seats }: { seats: number }) {
  const lines = Math.ceil(seats / LINE);
  const width = LINE * PITCH;
  const height = (lines - 1) * PITCH + 2 * RADIUS;
  const path = Array.from({ length: lines }, (_, line) => {
    const dots = Math.min(LINE, seats - line * LINE);
    // Half a unit beyond the last dot, so that rounding never loses it.
    return `M${RADIUS} ${RADIUS + line * PITCH}h${(dots - 1) * PITCH + 0.5}`;
  });
  return (
    <svg
      className="dl-dots"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={path.join('')} />
    </svg>
  );
}
