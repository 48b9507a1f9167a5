import type { Department } from '@vantedge/shared-ui';

interface Props {
  /** Each group's seats fill whole columns. */
  groups: readonly { key: Department; seats: number }[];
  /** Seats to a column. */
  rows?: number;
  className?: string;
}

/** From the middle of a dot to the next one's; a dot is 10 wide (seat-ledger.css). */
const pitch = 16;
const size = 10;

/** A dot to a seat in the color of its department; decoration beside the number that says the same. */
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

/** A line to a row; its round dashes are the dots, the last one just before its end, or it would not be drawn. */
function dotsOf(first: number, columns: number, rows: number): string {
  const start = first * pitch + size / 2;
  return Array.from(
    { length: rows },
    (_, row) => `M${start} ${row * pitch + size / 2}h${(columns - 1) * pitch + 0.1}`,
  ).join('');
}
