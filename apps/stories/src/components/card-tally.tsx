import { dashRows } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

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
  const grid = { count, columns, pitch, dash: size };
  const width = (columns - 1) * pitch + size;
  const height = (Math.ceil(count / columns) - 1) * pitch + size;
  const dash = `${size} ${pitch - size}`;
  return (
    <svg
      className={clsx('card-tally h-auto w-full', className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path
        className="cloth"
        strokeWidth={size}
        strokeDasharray={dash}
        d={dashRows({ ...grid, y: size / 2 })}
      />
      <path className="strip" strokeWidth="4.2" strokeDasharray={dash} d={dashRows({ ...grid, y: 2.1 })} />
    </svg>
  );
}
