import { dashRows, Stat, StatLabel, StatNumber, type StatParts } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface TestRunProps {
  columns: number;
  rows: number;
  /** Index of the ring, along the rows. */
  ring: number;
  className?: string;
  /** Accessible description; decorative without it. */
  label?: string;
}

/** A test run as marks: a dot per passed test, a ring for the failed one. */
export function TestRun({ columns, rows, ring, className, label }: TestRunProps) {
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

interface TestReportProps {
  title: string;
  /** Accessible description of the drawing. */
  alt: string;
  caption: string;
  lines: readonly { label: string; basis?: string; stat: StatParts }[];
}

/** A test report in the hero: two hundred marks, one of them a ring, and stats in pairs. */
export function TestReport({ title, alt, caption, lines }: TestReportProps) {
  return (
    <div className="test-report border-t-3 border-amber bg-paper px-inset pt-lead pb-lead text-ink">
      <p className="border-b border-rule pb-4 font-display text-3xl/tight tracking-snug">{title}</p>
      <figure className="pt-5.5 pb-4.5">
        <TestRun className="w-full" columns={25} rows={8} ring={166} label={alt} />
        <figcaption className="mt-3.5 text-small/normal text-slate">{caption}</figcaption>
      </figure>
      <dl className="grid grid-cols-2 gap-x-7">
        {lines.map(({ label, basis, stat }) => (
          <Stat key={label} className="gap-2 border-t border-line pt-4 pb-4.5 nth-[-n+2]:border-rule">
            <StatLabel className="text-md/note font-medium text-ink">
              {label} {basis && <span className="block text-small font-normal text-slate">{basis}</span>}
            </StatLabel>
            <StatNumber size="md" {...stat} />
          </Stat>
        ))}
      </dl>
    </div>
  );
}
