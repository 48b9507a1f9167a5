import { List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Step extends DayStep {
  phase: string;
  /** Duration as specified. */
  duration: string;
  description: string;
}

interface WorkDaysProps {
  /** The word before a day's number. */
  day: string;
  steps: readonly Step[];
}

const DAY =
  'flex items-baseline justify-center border-l border-line px-1 py-2.5 text-small text-slate first:border-rule last:bg-service/14 md:justify-between md:pt-3.5 md:pr-4 md:pb-3 md:pl-3.5';

/** On a phone the bar itself is placed on the days, a fifth of the width each. */
const STEP_BAR =
  'block h-3.5 bg-service max-md:ml-[calc((var(--first)-1)*20%)] max-md:w-[calc(var(--days)*20%)]';

/**
 * A working week of five days with steps on their days. The days are decorative; the list has the same content as
 * text.
 */
export function WorkDays({ day, steps }: WorkDaysProps) {
  return (
    <div className="work-days">
      <div className="grid grid-cols-5 border-y border-rule" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((number) => (
          <p key={number} className={DAY}>
            <span className="max-md:hidden">{day}</span>{' '}
            <b className="font-display text-5xl/none font-light text-ink md:text-stat-lg">{number}</b>
          </p>
        ))}
      </div>
      <List ordered className="md:grid md:grid-cols-5 md:gap-y-8 md:pt-7 md:pb-3">
        {stepPositions(steps).map(({ phase, duration, description, firstDay, days, row }) => {
          // The line of a day stays behind the text of a two-day step.
          const text = clsx('md:mr-3 md:ml-3.5', days > 1 && 'md:w-fit md:bg-surface');
          return (
            <li
              key={phase}
              className="max-md:pt-4 max-md:not-first:mt-4 md:col-[var(--first)/span_var(--days)] md:row-start-(--row)"
              style={{ '--first': firstDay, '--days': days, '--row': row }}
            >
              <span className={clsx(STEP_BAR, row === 1 && 'md:border-r-3 md:border-surface')} />
              <h3 className={clsx(text, 'mt-3.5 md:max-lg:text-2xl')}>{phase}</h3>
              <p className={clsx(text, 'mt-1 mb-2 max-w-narrow text-small/normal font-medium text-service')}>
                {duration}
              </p>
              <p className={clsx(text, 'max-w-narrow text-base/normal text-slate md:max-lg:text-md/normal')}>
                {description}
              </p>
            </li>
          );
        })}
      </List>
    </div>
  );
}

/** A step of a week; days count from 1, first and last day included. */
interface DayStep {
  firstDay: number;
  lastDay: number;
}

/** Number of days of a step, and its row, from 1. */
interface StepPosition {
  days: number;
  row: number;
}

/** Places each step in the first row where it starts after the steps before it have ended. */
export function stepPositions<Step extends DayStep>(steps: readonly Step[]): (Step & StepPosition)[] {
  const reached: number[] = [];
  return steps.map((step) => {
    const free = reached.findIndex((day) => day < step.firstDay);
    const index = free < 0 ? reached.length : free;
    reached[index] = step.lastDay;
    return { ...step, days: step.lastDay - step.firstDay + 1, row: index + 1 };
  });
}
