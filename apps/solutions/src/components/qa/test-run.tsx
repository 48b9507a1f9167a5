interface Props {
  columns: number;
  rows: number;
  /** Index of the ring, along the rows. */
  ring: number;
  /** Accessible description; decorative without it. */
  label?: string;
}

/** A test run as marks: a dot per passed test, a ring for the failed one. */
export function TestRun({ columns, rows, ring, label }: Props) {
  const [at, row] = [ring % columns, Math.floor(ring / columns)];
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className="test-run" viewBox={`0 0 ${columns} ${rows}`} {...naming}>
      <path d={Array.from({ length: rows }, (_, y) => runs(columns, y, y === row ? at : columns)).join('')} />
      <circle cx={at + 0.5} cy={row + 0.5} r="0.32" />
    </svg>
  );
}

/** One row of dots without the failed one; dashing restarts with each subpath. */
function runs(columns: number, row: number, missing: number): string {
  const line = (from: number, to: number) => (to > from ? `M${from + 0.5} ${row + 0.5}H${to - 0.49}` : '');
  return line(0, missing) + line(missing + 1, columns);
}
