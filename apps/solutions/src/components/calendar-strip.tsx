import { Icon } from '@vantedge/shared-ui';
import { isMarkedDay, planPhase, type LaunchPhase } from './calendar-plan.ts';

interface Phase extends LaunchPhase {
  phase: string;
  /** Duration as specified. */
  duration: string;
  description: string;
}

interface Props {
  /** Length of the launch in weeks of seven days. */
  weeks: number;
  phases: readonly Phase[];
}

/** A launch on a calendar of days. The calendar is decorative; the list of phases has the same content as text. */
export function CalendarStrip({ weeks, phases }: Props) {
  const weekNumbers = Array.from({ length: weeks }, (_, index) => index + 1);
  const days = Array.from({ length: weeks * 7 }, (_, index) => index + 1);
  return (
    <div className="calendar-strip" data-weeks={weeks}>
      <div className="cs-head" aria-hidden="true">
        {weekNumbers.map((week) => (
          <p key={week}>Week {week}</p>
        ))}
        <p>After</p>
      </div>
      <div className="cs-days" aria-hidden="true">
        {days.map((day) => (
          <span key={day} className={isMarkedDay(day, phases, weeks) ? 'is-marked' : undefined}>
            {day}
          </span>
        ))}
        <span className="cs-after">
          {days.length + 1} <Icon name="arrow" />
        </span>
      </div>
      <ol className="cs-phases" role="list">
        {phases.map((phase) => {
          const { from, to, days: length, row } = planPhase(phase, weeks);
          return (
            <li
              key={phase.phase}
              className={phase.lastDay === undefined ? 'is-ongoing' : undefined}
              data-row={row}
              data-from={from}
              data-to={to}
              data-days={length}
            >
              <span className="cs-bar" />
              <h3>{phase.phase}</h3>
              <p className="cs-when">{phase.duration}</p>
              <p className="cs-what">{phase.description}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
