import type { Ramp, StoryPage } from '@vantedge/content-stories';
import { type Color, Section, SectionTitle, Stat, StatLabel } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

/** Weeks in a year. */
const WEEKS = 52.18;

const BIG = 'figure text-pull/[0.78] tracking-figure whitespace-nowrap [word-spacing:-0.08em]';
const ENDS = 'flex items-end justify-between gap-x-5';
const PART =
  'border-l border-control py-2 pl-1 text-2xs/none text-slate tabular-nums last:border-r md:pl-2 md:text-small/none';

/** Empty seats and filled seats at the ends of some weeks, which are the beginning of the years below them, drawn to scale. */
export function RampLine({ from, to, weeks, years, week, year, captions }: Ramp['line']) {
  return (
    <figure className="my-figure md:col-span-full">
      <p className={ENDS}>
        <span className="flex gap-x-5 gap-y-4 max-md:flex-col md:items-end">
          <b className={clsx(BIG, 'font-normal')}>{from.value}</b>{' '}
          <span className="text-md/snug text-slate">{from.label}</span>
        </span>{' '}
        <span className="flex items-end gap-x-5 gap-y-4 text-right max-md:flex-col-reverse">
          <span className="text-md/snug text-slate">{to.label}</span>{' '}
          <b className={clsx(BIG, 'font-normal')}>{to.value}</b>
        </span>
      </p>
      <div className="mt-5 overflow-x-clip" aria-hidden="true">
        <Scale name={week} parts={weeks} className="border-t-3 border-teal" />
        <svg className="h-10 w-full md:h-21" viewBox={`0 0 ${years * WEEKS} 1`} preserveAspectRatio="none">
          <path className="fill-teal/14" d={`M0 0H${years * WEEKS}L${weeks} 1H0Z`} />
        </svg>
        <Scale name={year} parts={years} className="border-t border-control" />
      </div>
      <figcaption className="mt-2.5 flex flex-wrap justify-between gap-x-5 gap-y-1 text-small/note text-slate">
        {captions.map((caption) => (
          <span key={caption}>{caption}</span>
        ))}
      </figcaption>
    </figure>
  );
}

function Scale({ name, parts, className }: { name: string; parts: number; className: string }) {
  return (
    <div className={clsx('grid equal-cols-(--parts)', className)} style={{ '--parts': parts }}>
      {Array.from({ length: parts }, (_, part) => (
        <span key={part} className={PART}>
          {part === 0 && <b className="mr-1 font-medium max-lg:hidden">{name}</b>}
          {part + 1}
        </span>
      ))}
    </div>
  );
}

/** Two durations at the ends of the longer one, of which the other is the beginning. */
export function DurationLine({
  title,
  text,
  axis,
  rows,
  color,
}: NonNullable<StoryPage['durations']> & { color: Color }) {
  const ours = rows.find((row) => row.ours);
  return (
    <Section id="durations" layout="free" color={color} title={title} className="pt-0">
      <SectionTitle />
      <p className="mt-4 text-slate">{text}</p>
      <dl className={clsx(ENDS, 'mt-section-sm')}>
        {rows.map(({ value, unit, basis }) => (
          <Stat key={basis} className="last:text-right">
            <StatLabel className="mt-3 text-md/snug">{basis}</StatLabel>
            <dd className={clsx(BIG, 'max-md:text-[min(3.25rem,13.4vw)]')}>
              {value} <small>{unit}</small>
            </dd>
          </Stat>
        ))}
      </dl>
      <div className="mt-5 overflow-x-clip" aria-hidden="true">
        <div
          className="h-3 w-[calc(100%*var(--ours)/var(--all))] bg-service forced-colors:bg-canvas-text"
          style={{ '--ours': ours?.months ?? 0, '--all': axis.months }}
        />
        <div className="grid equal-cols-(--parts) border-t border-rule" style={{ '--parts': axis.months }}>
          {Array.from({ length: axis.months }, (_, month) => (
            <span key={month} className={clsx(PART, 'h-3 nth-[12n+1]:h-5 nth-[12n+1]:border-ink')} />
          ))}
        </div>
        <p className="mt-1 flex justify-between text-2xs/none text-slate md:text-small/none">
          {axis.labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </div>
    </Section>
  );
}
