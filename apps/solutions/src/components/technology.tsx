import { InlineStat, percentOf, ScaleTicks } from '@vantedge/shared-ui';
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
  'absolute top-3 bg-night px-1 font-display text-lg/tight text-on-night italic md:top-2.75 md:text-3xl/tight';

const COUNT =
  'absolute bottom-11 bg-night pr-2 text-balance max-md:text-2xs/snug md:bottom-12.5 md:flex md:items-baseline md:gap-2.5 md:text-lg';

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
      className="commit-day mt-stack text-small/note text-on-night-2"
      role="group"
      aria-label={label}
      style={{ '--end': end }}
    >
      <p>
        <b className="font-medium text-on-night">{day.city}</b> {day.hours}
      </p>
      <ScaleTicks className={SCALE} labels={scales.day} />
      <div className="commit-day-graph relative border-y border-night-line py-1">
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
          <InlineStat className={clsx(HOURS, 'text-on-night')}>{overlap.hours}</InlineStat> {overlap.text}
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
        <b className="font-medium text-on-night">{round.city}</b> {round.hours}
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

const position = (hour: number) => percentOf(hour, 24);

interface Layer {
  title: string;
  entries: readonly string[];
}

/** Layers are darker toward the bottom: shares of the service's color in the first row and in the last. */
const DEPTHS = { first: 10, last: 39 };

const LAYER =
  'col-span-full grid items-baseline gap-x-gutter bg-[color-mix(in_srgb,var(--service)_var(--depth),var(--paper))] px-inset py-rest max-md:gap-y-2';

/** The layers of a tech stack, from the user interface down to infrastructure; the first two share the top row. */
export function TechStack({ layers }: { layers: readonly Layer[] }) {
  return (
    <div className="tech-stack grid grid-cols-12 gap-0.75">
      {layers.map(({ title, entries }, index) => (
        <article
          key={title}
          className={clsx(
            LAYER,
            index > 1 && 'md:grid-cols-3-9',
            index < 2 && 'md:gap-y-3.5 md:odd:col-span-7 md:even:col-span-5',
          )}
          style={{ '--depth': `${depthOf(index, layers.length)}%` }}
        >
          <h3>{title}</h3>
          <ul
            className="flex flex-wrap gap-x-[1.75em] gap-y-1.5 text-base whitespace-nowrap md:text-xl"
            role="list"
          >
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}

/** The depth of a layer, in percent; the first two are side by side. */
function depthOf(index: number, layers: number): number {
  const row = Math.max(0, index - 1);
  return DEPTHS.first + ((DEPTHS.last - DEPTHS.first) * row) / Math.max(1, layers - 2);
}

/** A commit on the branch; the line ends below the last one. */
const TERM =
  'relative pb-5 pl-9 before:absolute before:top-[0.6em] before:-bottom-[0.6em] before:left-1.5 before:border-l-2 before:border-service after:absolute after:top-[calc(0.6em-7px)] after:left-0 after:size-3.5 after:rounded-full after:border-2 after:border-service after:bg-paper last:before:bottom-0';

/** The terms of the offer as the first commits of a branch, above the closing CTA. */
export function ClosingTerms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="closing-terms mb-5 font-display text-h3/tight tracking-snug" role="list">
      {terms.map((term) => (
        <li key={term} className={TERM}>
          {term}
        </li>
      ))}
    </ul>
  );
}
