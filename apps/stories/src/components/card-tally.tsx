import { dashedRows } from './dashed-rows.ts';

interface Props {
  count: number;
  /** Cards per row. */
  columns: number;
  className?: string;
}

const pitch = 20;
const size = 14;

/** One time card per unit: a muted square under a strip in the service's color. */
export function CardTally({ count, columns, className }: Props) {
  const grid = { count, columns, pitch, size };
  const width = (columns - 1) * pitch + size;
  const height = (Math.ceil(count / columns) - 1) * pitch + size;
  const dash = `${size} ${pitch - size}`;
  return (
    <svg className={`card-tally ${className ?? ''}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="cloth" strokeWidth={size} strokeDasharray={dash} d={dashedRows(grid, size / 2)} />
      <path className="strip" strokeWidth="4.2" strokeDasharray={dash} d={dashedRows(grid, 2.1)} />
    </svg>
  );
}
