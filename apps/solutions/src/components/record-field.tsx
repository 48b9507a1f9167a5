import { formatNumber } from '@vantedge/content-shared';
import { FigureCaption } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface RecordFieldProps {
  /** Number of records, a multiple of a hundred. */
  total: number;
  /** Number of correct records. */
  correct: number;
  /** Legend of the drawing. */
  caption: string;
}

/** Position of the incorrect records, as a share of the field: off center and inside the visible area. */
const HIGHLIGHT_POSITION = 0.637;

/** One dot per record, incorrect ones are rings; in rows of a hundred, or of fifty on narrow screens. */
export function RecordField({ total, correct, caption }: RecordFieldProps) {
  const label = `${formatNumber(correct)} of ${formatNumber(total)} dots are filled`;
  return (
    <figure className="mt-figure">
      {[100, 50].map((columns) => (
        <Dots key={columns} total={total} correct={correct} columns={columns} label={label} />
      ))}
      <FigureCaption className="mt-4.5">{caption}</FigureCaption>
    </figure>
  );
}

function Dots({
  total,
  correct,
  columns,
  label,
}: Omit<RecordFieldProps, 'caption'> & { columns: number; label: string }) {
  const first = Math.floor(total * HIGHLIGHT_POSITION);
  const hollow = total - correct;
  const isWide = columns === 100;
  return (
    <svg
      className={clsx('w-full overflow-visible', isWide ? 'max-md:hidden' : 'md:hidden')}
      viewBox={`-.5 -.5 ${columns} ${total / columns}`}
      role="img"
      aria-label={label}
    >
      <path
        className="stroke-on-dark-2"
        strokeWidth=".5"
        strokeLinecap="round"
        strokeDasharray="0 1"
        d={rows(0, first, columns) + rows(first + hollow, total, columns)}
      />
      {Array.from({ length: hollow }, (_, index) => (
        <circle
          key={index}
          className="fill-none stroke-amber"
          strokeWidth={isWide ? '.2' : '.3'}
          cx={(first + index) % columns}
          cy={Math.floor((first + index) / columns)}
          r=".34"
        />
      ))}
    </svg>
  );
}

/** The dots from one index to another, one line per row; a zero-length dash is a dot. */
function rows(from: number, to: number, columns: number): string {
  let path = '';
  for (let at = from; at < to;) {
    const end = Math.min(to, (Math.floor(at / columns) + 1) * columns);
    path += `M${at % columns} ${Math.floor(at / columns)}h${end - at - 1}.01`;
    at = end;
  }
  return path;
}
