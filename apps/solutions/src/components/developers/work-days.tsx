import { stepPositions, type DayStep } from './step-positions.ts';

interface Step extends DayStep {
  phase: string;
  /** Duration as specified. */
  duration: string;
  description: string;
}

interface Props {
  /** The word before a day's number. */
  day: string;
  steps: readonly Step[];
}

/**
 * A working week of five days with steps on their days. The days are decorative; the list has the same content as
 * text.
 */
export function WorkDays({ day, steps }: Props) {
  return (
    <div className="work-days">
      <div className="wd-days" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((number) => (
          <p key={number}>
            {day} <b>{number}</b>
          </p>
        ))}
      </div>
      <ol role="list">
        {stepPositions(steps).map(({ phase, duration, description, firstDay, days, row }) => (
          <li key={phase} data-from={firstDay} data-days={days} data-row={row}>
            <span className="wd-bar" />
            <h3>{phase}</h3>
            <p className="wd-when">{duration}</p>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
