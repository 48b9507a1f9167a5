import { percentOf, type StatParts, StatValue } from '@vantedge/shared-ui';
import { HeroFigure } from './hero-figure.tsx';

interface GoLiveRulerProps {
  /** Accessible description of the drawing, in one sentence. */
  label: string;
  days: number;
  start: string;
  end: string;
  /** The word before the number of a week. */
  week: string;
}

const DAYS_A_WEEK = 7;

/** Days to go-live as strokes on a ruler across the hero; every seventh is long. */
export function GoLiveRuler({ label, days, start, end, week }: GoLiveRulerProps) {
  const weeks = Array.from({ length: Math.floor((days - 1) / DAYS_A_WEEK) }, (_, index) => index + 1);
  const line = { x2: '100%', y1: '50%', y2: '50%', pathLength: days };
  return (
    <HeroFigure
      className="go-live-ruler"
      caption={
        <span className="flex justify-between">
          <span>{start}</span> <b className="font-medium text-amber">{end}</b>
        </span>
      }
    >
      <svg className="go-live-strokes w-full overflow-visible" role="img" aria-label={label}>
        <line className="go-live-days" {...line} />
        <line className="go-live-weeks" {...line} />
        <line className="stroke-amber stroke-3" x2="100%" y1="100%" y2="100%" />
        <line className="-translate-x-0.5 stroke-amber stroke-5" x1="100%" x2="100%" y2="100%" />
      </svg>
      <svg
        className="h-7 w-full overflow-visible fill-on-night-2 text-2xs font-medium tabular-nums"
        textAnchor="middle"
        aria-hidden="true"
      >
        {weeks.map((number) => (
          <text key={number} x={percentOf(number * DAYS_A_WEEK, days)} y="20">
            <tspan className="max-md:hidden">{week} </tspan>
            {number}
          </text>
        ))}
      </svg>
    </HeroFigure>
  );
}

interface MeasurePairProps {
  title: string;
  items: readonly (StatParts & { id: string; label: string })[];
}

const STAT =
  'figure block pb-3 text-stat-lg/[0.9] tracking-stat text-ink unit:font-text unit:text-md/none unit:tracking-normal unit:text-slate';

/** Two durations side by side. */
export function MeasurePair({ title, items }: MeasurePairProps) {
  return (
    <div className="measure-pair mt-figure border-t border-rule pt-7 md:grid-12">
      <h3 className="max-lg:pb-5 md:col-span-full lg:col-span-4">{title}</h3>
      {items.map(({ id, label, ...stat }) => (
        <p key={id} className="pr-gutter text-slate max-md:last:mt-7 md:col-span-6 lg:col-span-4">
          <span className={STAT}>
            <StatValue {...stat} />
          </span>{' '}
          {label}
        </p>
      ))}
    </div>
  );
}
