interface Props {
  /** How many records the field draws, a multiple of a hundred. */
  total: number;
  /** How many of them are right. */
  correct: number;
  /** How to read it. */
  caption: string;
}

/** Where the wrong ones stand, as a share of the field: off the centre and inside the frame. */
const HIGHLIGHT_POSITION = 0.637;

/** Every record a dot, what is wrong a ring; in rows of a hundred, and of fifty where that is too fine. */
export function RecordField({ total, correct, caption }: Props) {
  const label = `${total} dots, ${total - correct} of them hollow`;
  return (
    <figure className="record-field">
      {[100, 50].map((columns) => (
        <Dots key={columns} total={total} correct={correct} columns={columns} label={label} />
      ))}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Dots({
  total,
  correct,
  columns,
  label,
}: Omit<Props, 'caption'> & { columns: number; label: string }) {
  const first = Math.floor(total * HIGHLIGHT_POSITION);
  const hollow = total - correct;
  return (
    <svg
      className={columns === 100 ? 'rf-wide' : 'rf-narrow'}
      viewBox={`-.5 -.5 ${columns} ${total / columns}`}
      role="img"
      aria-label={label}
    >
      <path d={rows(0, first, columns) + rows(first + hollow, total, columns)} />
      {Array.from({ length: hollow }, (_, index) => (
        <circle
          key={index}
          cx={(first + index) % columns}
          cy={Math.floor((first + index) / columns)}
          r=".34"
        />
      ))}
    </svg>
  );
}

/** The dots from one to another, a line a row; a dash of no length is a dot. */
function rows(from: number, to: number, columns: number): string {
  let path = '';
  for (let at = from; at < to;) {
    const end = Math.min(to, (Math.floor(at / columns) + 1) * columns);
    path += `M${at % columns} ${Math.floor(at / columns)}h${end - at - 1}.01`;
    at = end;
  }
  return path;
}
