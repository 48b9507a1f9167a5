import type { Department } from '@vantedge/shared-ui';

interface Props {
  /** Each group fills whole columns. */
  groups: readonly { key: Department; seats: number }[];
  /** Seats per column. */
  rows?: number;
  className?: string;
}

/** Distance between the centers of two dots; a dot is 10 wide (seat-ledger.css). */
const pitch = 16;
const size = 10;

/** One dot per seat in the color of its department; decorative, next to the number itself. */
export function SeatDots({ groups, rows = 1, className = '' }: Props) {
  const columns = groups.reduce((sum, { seats }) => sum + seats / rows, 0);
  const width = (columns - 1) * pitch + size;
  const height = (rows - 1) * pitch + size;
  let before = 0;
  return (
    <svg
      className={`seat-dots ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      {groups.map(({ key, seats }) => {
        const first = before;
        before += seats / rows;
        return <path key={key} className={key} d={dotsOf(first, seats / rows, rows)} />;
      })}
    </svg>
  );
}

/**
 * One line per row with round dashes as dots. The last dot is just before the end of the line: at the end it would not
 * be drawn.
 */
function dotsOf(first: number, columns: number, rows: number): string {
  const start = first * pitch + size / 2;
  return Array.from(
    { length: rows },
    (_, row) => `M${start} ${row * pitch + size / 2}h${(columns - 1) * pitch + 0.1}`,
  ).join('');
}
