import { InlineStat, ScaleTicks, toPercent } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Office {
  city: string;
  hours: string;
}

interface CommitDayProps {
  /** Accessible name of the drawing. */
  label: string;
  /** The office whose day is the scale, and the office that works around the clock. */
  day: Office;
  aroundTheClock: Office;
  /** Hours when both work, from the start of the day, and hours when one works alone: 24 in total. */
  overlap: { hours: number; text: string };
  alone: { hours: number; text: string };
  /** Labels at every third hour, above and below. */
  scales: { day: readonly string[]; aroundTheClock: readonly string[] };
  /** Labels where the day ends and where the next one starts. */
  marks: { push: string; merge: string };
}

/** Vertical position of the two lanes in the drawing. */
const DAY_PX = 20;

const AROUND_THE_CLOCK_PX = 156;

/** Labels inside the graph hide its lines. */
const MARK =
  'absolute top-3 bg-surface-dark px-1 font-display text-lg/tight text-on-dark italic md:top-2.75 md:text-3xl/tight';

const COUNT =
  'absolute bottom-11 bg-surface-dark pr-2 text-balance max-md:text-2xs/snug md:bottom-12.5 md:flex md:items-baseline md:gap-2.5 md:text-lg';

const HOURS = 'max-md:block md:text-h2';

const SCALE = 'py-2.5 max-md:*:even:invisible';

/** One day as a commit graph, one dot per hour: two offices in parallel, then one alone, until the branch merges. */
export function CommitDay({
  label,
  day,
  aroundTheClock: round,
  overlap,
  alone,
  scales,
  marks,
}: CommitDayProps) {
  const end = position(overlap.hours);
  return (
    <figure
      className="commit-day mt-section-sm text-small/note text-on-dark-2"
      role="group"
      aria-label={label}
      style={{ '--end': end }}
    >
      <p>
        <b className="font-medium text-on-dark">{day.city}</b> {day.hours}
      </p>
      <ScaleTicks className={SCALE} labels={scales.day} />
      <div className="commit-day-graph relative border-y border-surface-dark-line py-1">
        <svg className="h-44 w-full" aria-hidden="true">
          <line x2={end} y1={DAY_PX} y2={DAY_PX} />
          <line x2="100%" y1={AROUND_THE_CLOCK_PX} y2={AROUND_THE_CLOCK_PX} />
          <line
            className="commit-day-alone"
            x1={end}
            x2="100%"
            y1={AROUND_THE_CLOCK_PX}
            y2={AROUND_THE_CLOCK_PX}
          />
          <Curve
            x={end}
            d={`M0 ${DAY_PX}c28 0 14 ${AROUND_THE_CLOCK_PX - DAY_PX} 42 ${AROUND_THE_CLOCK_PX - DAY_PX}`}
          />
          <Curve
            className="commit-day-merge"
            x="100%"
            d={`M-42 ${AROUND_THE_CLOCK_PX}c28 0 14 ${DAY_PX - AROUND_THE_CLOCK_PX} 42 ${DAY_PX - AROUND_THE_CLOCK_PX}`}
          />
          <Hours from={0} to={overlap.hours} y={DAY_PX} />
          <Hours from={0} to={overlap.hours} y={AROUND_THE_CLOCK_PX} />
          <Hours
            className="commit-day-alone"
            from={overlap.hours}
            to={overlap.hours + alone.hours}
            y={AROUND_THE_CLOCK_PX}
          />
          <circle className="commit-day-next" cx="100%" cy={DAY_PX} r="7" />
        </svg>
        <p className={clsx(MARK, 'left-[calc(var(--end)+18px)] md:left-[calc(var(--end)+40px)]')}>
          {marks.push}
        </p>
        <p className={clsx(MARK, 'right-7.5 md:right-10.5')}>{marks.merge}</p>
        <p className={clsx(COUNT, 'left-0 max-md:max-w-1/4')}>
          <InlineStat className={clsx(HOURS, 'text-on-dark')}>{overlap.hours}</InlineStat> {overlap.text}
        </p>
        <p
          className={clsx(
            COUNT,
            'left-[calc(var(--end)+36px)] max-w-3/8 pl-2 md:left-[calc(var(--end)+52px)] md:max-w-[calc(100%-var(--end)-104px)]',
          )}
        >
          <InlineStat className={clsx(HOURS, 'text-amber')}>{alone.hours}</InlineStat> {alone.text}
        </p>
      </div>
      <ScaleTicks className={SCALE} labels={scales.aroundTheClock} />
      <p>
        <b className="font-medium text-on-dark">{round.city}</b> {round.hours}
      </p>
    </figure>
  );
}

/** A curve in pixels, attached to a position on the scale. */
function Curve({ className, x, d }: { className?: string; x: string; d: string }) {
  return (
    <svg className={className} x={x}>
      <path d={d} />
    </svg>
  );
}

/** A dot in the middle of each hour. */
function Hours({ className, from, to, y }: { className?: string; from: number; to: number; y: number }) {
  return (
    <g className={className}>
      {Array.from({ length: to - from }, (_, hour) => (
        <circle key={hour} cx={position(from + hour + 0.5)} cy={y} r="7" />
      ))}
    </g>
  );
}

const position = (hour: number) => toPercent(hour, 24);
