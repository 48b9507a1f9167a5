import { percentOf } from '@vantedge/shared-ui';
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
    <figure className="go-live-ruler hero-scale">
      <figcaption>
        <span>{start}</span> <b>{end}</b>
      </figcaption>
      <svg className="gr-strokes" role="img" aria-label={label}>
        <line className="gr-days" {...line} />
        <line className="gr-weeks" {...line} />
        <line className="gr-length" x2="100%" y1="100%" y2="100%" />
        <line className="gr-end" x1="100%" x2="100%" y2="100%" />
      </svg>
      <svg className="gr-axis" aria-hidden="true">
        {weeks.map((number) => (
          <text key={number} x={percentOf(number * DAYS_A_WEEK, days)} y="20">
            <tspan>{week} </tspan>
            {number}
          </text>
        ))}
      </svg>
    </figure>
  );
}
