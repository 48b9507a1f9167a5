import { dashRows } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Props {
  columns: number;
  rows: number;
  /** Index of the ring, along the rows. */
  ring: number;
  className?: string;
  /** Accessible description; decorative without it. */
  label?: string;
}

/** A test run as marks: a dot per passed test, a ring for the failed one. */
export function TestRun({ columns, rows, ring, className, label }: Props) {
  const [at, row] = [ring % columns, Math.floor(ring / columns)];
  const grid = { columns, pitch: 1, x: 0.5, y: 0.5 };
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={clsx('overflow-visible', className)} viewBox={`0 0 ${columns} ${rows}`} {...naming}>
      <path
        className="stroke-current"
        strokeWidth="0.46"
        strokeLinecap="round"
        strokeDasharray="0 1"
        d={
          dashRows({ ...grid, count: ring }) +
          dashRows({ ...grid, from: ring + 1, count: columns * rows - ring - 1 })
        }
      />
      <circle
        className="fill-none stroke-draw-sun"
        strokeWidth="0.18"
        cx={at + 0.5}
        cy={row + 0.5}
        r="0.32"
      />
    </svg>
  );
}
