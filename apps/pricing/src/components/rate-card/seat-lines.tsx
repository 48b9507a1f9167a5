/** Dots per line, and the distance between them, in user units. */
const LINE = 10;
const PITCH = 13;
const RADIUS = 6;

/** One dot per seat, ten per line, drawn as the round dashes of one path. */
export function SeatLines({ seats }: { seats: number }) {
  const lines = Math.ceil(seats / LINE);
  const width = LINE * PITCH;
  const height = (lines - 1) * PITCH + 2 * RADIUS;
  const path = Array.from({ length: lines }, (_, line) => {
    const dots = Math.min(LINE, seats - line * LINE);
    // Ends half a unit after the last dot, so that rounding never drops it.
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
