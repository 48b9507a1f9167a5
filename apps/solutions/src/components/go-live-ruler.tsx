import { toPercent } from '@vantedge/shared-ui';
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
        className="h-7 w-full overflow-visible fill-on-dark-2 text-2xs font-medium tabular-nums"
        textAnchor="middle"
        aria-hidden="true"
      >
        {weeks.map((number) => (
          <text key={number} x={toPercent(number * DAYS_A_WEEK, days)} y="20">
            <tspan className="max-md:hidden">{week} </tspan>
            {number}
          </text>
        ))}
      </svg>
    </HeroFigure>
  );
}
