import { percentOf } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { HERO_CAPTION, HERO_SCALE } from '../class-names.ts';

interface Props {
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
export function GoLiveRuler({ label, days, start, end, week }: Props) {
  const weeks = Array.from({ length: Math.floor((days - 1) / DAYS_A_WEEK) }, (_, index) => index + 1);
  const line = { x2: '100%', y1: '50%', y2: '50%', pathLength: days };
  return (
    <figure className={clsx('go-live-ruler', HERO_SCALE)}>
      <figcaption className={clsx('flex justify-between', HERO_CAPTION)}>
        <span>{start}</span> <b className="font-medium text-amber">{end}</b>
      </figcaption>
      <svg className="gr-strokes w-full overflow-visible" role="img" aria-label={label}>
        <line className="gr-days" {...line} />
        <line className="gr-weeks" {...line} />
        <line className="stroke-amber stroke-3" x2="100%" y1="100%" y2="100%" />
        <line className="-translate-x-[2.5px] stroke-amber stroke-5" x1="100%" x2="100%" y2="100%" />
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
    </figure>
  );
}
