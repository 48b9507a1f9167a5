import type { home } from '@vantedge/content-site';

/** Width of a year, and y position of the baseline, in user units. */
const YEAR_WIDTH = 11.5;
const BASELINE_Y = 30;

const YEAR = 'fill-ink font-medium';

/** Timeline of the company with a tick per year, longer every five years, and longest at milestones. */
export function TenureRuler({ founded, delivery, until, name }: typeof home.record.ruler) {
  const x = (year: number) => (year - founded.year) * YEAR_WIDTH + 1;
  const end = x(until);
  return (
    <svg className="tenure-ruler" viewBox="0 0 370 60" role="img" aria-label={name}>
      <g className="fill-none stroke-control">
        <path d={`M1 ${BASELINE_Y}v-14M${x(delivery.year)} ${BASELINE_Y}v-14M1 ${BASELINE_Y}H${end}`} />
        <Ticks every={1} height={5} end={end} />
        <Ticks every={5} height={8} end={end} />
        <path className="stroke-amber" strokeWidth="4" d={`M${x(delivery.year)} ${BASELINE_Y}H${end}`} />
      </g>
      <text x="1" y="52">
        <tspan className={YEAR}>{founded.year}</tspan> {founded.label}
      </text>
      <text x={x(delivery.year)} y="52" textAnchor="end">
        <tspan className={YEAR}>{delivery.year}</tspan> {delivery.label}
      </text>
    </svg>
  );
}

/** Ticks every n years, drawn as one wide dashed line. */
function Ticks({ every, height, end }: { every: number; height: number; end: number }) {
  return (
    <path
      strokeWidth={height}
      strokeDasharray={`1 ${every * YEAR_WIDTH - 1}`}
      d={`M.5 ${BASELINE_Y - height / 2}H${end + 0.5}`}
    />
  );
}
