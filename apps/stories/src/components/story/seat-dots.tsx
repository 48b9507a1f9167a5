import { type Department, dashRows } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Props {
  /** Each group fills whole columns. */
  groups: readonly { key: Department; seats: number }[];
  /** Seats per column. */
  rows?: number;
  className?: string;
}

/** Distance between the centers of two dots; a dot is 10 wide (seat-dots.css). */
const pitch = 16;
const size = 10;

/** One dot per seat in the color of its department; decorative, next to the number itself. */
export function SeatDots({ groups, rows = 1, className }: Props) {
  const columns = groups.reduce((sum, { seats }) => sum + seats / rows, 0);
  const width = (columns - 1) * pitch + size;
  const height = (rows - 1) * pitch + size;
  let before = 0;
  return (
    <svg
      className={clsx('seat-dots max-w-full', className)}
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

/** Round dashes; the last is just before the end of its line, because at the end it would not be drawn. */
function dotsOf(first: number, columns: number, rows: number): string {
  const start = { x: first * pitch + size / 2, y: size / 2 };
  return dashRows({ count: columns * rows, columns, pitch, ...start, dash: 0.1 });
}
