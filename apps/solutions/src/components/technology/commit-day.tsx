import { percentOf } from '@vantedge/shared-ui';
interface Office {
  city: string;
  hours: string;
}

interface Props {
  /** Accessible description of the drawing. */
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

/** One day as a commit graph, one dot per hour: two offices in parallel, then one alone, until the branch merges. */
export function CommitDay({ label, day, aroundTheClock: round, overlap, alone, scales, marks }: Props) {
  const end = position(overlap.hours);
  return (
    <figure className="commit-day" role="img" aria-label={label}>
      <p>
        <b>{day.city}</b> {day.hours}
      </p>
      <Scale hours={scales.day} />
      <div className="cd-graph">
        <svg>
          <line x2={end} y1={DAY_PX} y2={DAY_PX} />
          <line x2="100%" y1={AROUND_THE_CLOCK_PX} y2={AROUND_THE_CLOCK_PX} />
          <line className="cd-alone" x1={end} x2="100%" y1={AROUND_THE_CLOCK_PX} y2={AROUND_THE_CLOCK_PX} />
          <Curve
            className="cd-push"
            x={end}
            d={`M0 ${DAY_PX}c28 0 14 ${AROUND_THE_CLOCK_PX - DAY_PX} 42 ${AROUND_THE_CLOCK_PX - DAY_PX}`}
          />
          <Curve
            className="cd-merge"
            x="100%"
            d={`M-42 ${AROUND_THE_CLOCK_PX}c28 0 14 ${DAY_PX - AROUND_THE_CLOCK_PX} 42 ${DAY_PX - AROUND_THE_CLOCK_PX}`}
          />
          <Hours from={0} to={overlap.hours} y={DAY_PX} />
          <Hours from={0} to={overlap.hours} y={AROUND_THE_CLOCK_PX} />
          <Hours
            className="cd-alone"
            from={overlap.hours}
            to={overlap.hours + alone.hours}
            y={AROUND_THE_CLOCK_PX}
          />
          <circle className="cd-next" cx="100%" cy={DAY_PX} r="7" />
        </svg>
        <p className="cd-word cd-word--push">{marks.push}</p>
        <p className="cd-word cd-word--merge">{marks.merge}</p>
        <p className="cd-count">
          <b>{overlap.hours}</b> {overlap.text}
        </p>
        <p className="cd-count cd-count--alone">
          <b>{alone.hours}</b> {alone.text}
        </p>
      </div>
      <Scale hours={scales.aroundTheClock} />
      <p>
        <b>{round.city}</b> {round.hours}
      </p>
    </figure>
  );
}

/** A curve in pixels, attached to a position on the scale. */
function Curve({ className, x, d }: { className: string; x: string; d: string }) {
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

function Scale({ hours }: { hours: readonly string[] }) {
  return (
    <ol className="cd-scale">
      {hours.map((hour, step) => (
        <li key={step}>{hour}</li>
      ))}
    </ol>
  );
}

const position = (hour: number) => percentOf(hour, 24);
