import { LinkArrow, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Profile {
  role: string;
  summary: string;
  lines: readonly { label: string; text: string }[];
}

interface ProfileLinesProps {
  items: readonly Profile[];
  /** Tag that marks the profiles as samples. */
  tag: string;
  ask: { label: string; to: string };
}

const LINE =
  'grid-cols-[152px_1fr] items-baseline border-b border-line pt-2.5 pb-2.75 first:pt-0 last:border-b-0 min-[480px]:grid';

/** Sample profiles in the layout of a CV: role and summary on the left, details on the right. */
export function ProfileLines({ items, tag, ask }: ProfileLinesProps) {
  return (
    <div className="mt-stack">
      {items.map(({ role, summary, lines }) => (
        <article key={role} className="border-t border-rule pt-7 pb-8 lg:grid-12">
          <div className="pr-6 lg:col-span-5">
            <Tag>{tag}</Tag>
            <h3 className="mt-3">{role}</h3>
            <p className="mt-2.5 font-display text-2xl/note text-slate italic lg:max-w-[34ch]">{summary}</p>
          </div>
          <dl className="max-lg:mt-5 lg:col-span-7">
            {lines.map(({ label, text }, index) => (
              <div key={label} className={LINE}>
                <dt className="text-small text-slate">{label}</dt>
                <dd className={clsx('normal-nums', index ? 'font-text text-base/normal' : 'text-3xl/snug')}>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
      <LinkArrow to={ask.to}>{ask.label}</LinkArrow>
    </div>
  );
}

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

/** The columns of a step on the grid of days; on a phone, the left end of its bar. */
const FROM: Record<number, string> = {
  1: 'md:col-start-1',
  2: 'max-md:*:first:ml-[20%] md:col-start-2',
  3: 'max-md:*:first:ml-[40%] md:col-start-3',
  4: 'max-md:*:first:ml-[60%] md:col-start-4',
  5: 'max-md:*:first:ml-[80%] md:col-start-5',
};

const DAYS: Record<number, string> = {
  1: 'max-md:*:first:w-1/5',
  2: 'max-md:*:first:w-2/5 md:col-span-2',
};

const DAY =
  'flex items-baseline justify-center border-l border-line px-1 py-2.5 text-small text-slate first:border-rule last:bg-[color-mix(in_srgb,var(--service)_14%,var(--paper))] md:justify-between md:pt-3.5 md:pr-4 md:pb-3 md:pl-3.5';

/**
 * A working week of five days with steps on their days. The days are decorative; the list has the same content as
 * text.
 */
export function WorkDays({ day, steps }: WorkDaysProps) {
  return (
    <div className="work-days mt-figure">
      <div className="grid grid-cols-5 border-y border-rule" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((number) => (
          <p key={number} className={DAY}>
            <span className="max-md:hidden">{day}</span>{' '}
            <b className="font-display text-5xl/none font-[300] text-ink md:text-stat-lg">{number}</b>
          </p>
        ))}
      </div>
      <ol className="md:grid md:grid-cols-5 md:gap-y-8 md:pt-7 md:pb-3" role="list">
        {stepPositions(steps).map(({ phase, duration, description, firstDay, days, row }) => {
          // The line of a day stays behind the text of a two-day step.
          const text = clsx('md:mr-3 md:ml-3.5', days > 1 && 'md:w-fit md:bg-paper');
          return (
            <li
              key={phase}
              className={clsx(
                'max-md:pt-4 max-md:not-first:mt-4',
                FROM[firstDay],
                DAYS[days],
                row === 1 ? 'md:row-start-1' : 'md:row-start-2',
              )}
            >
              <span
                className={clsx('block h-3.5 bg-service', row === 1 && 'md:border-r-3 md:border-paper')}
              />
              <h3 className={clsx(text, 'mt-3.5 md:max-lg:text-2xl')}>{phase}</h3>
              <p className={clsx(text, 'mt-1 mb-2 max-w-[34ch] text-small/normal font-medium text-service')}>
                {duration}
              </p>
              <p className={clsx(text, 'max-w-[34ch] text-base/normal text-slate md:max-lg:text-md/normal')}>
                {description}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A step of a week; days count from 1, first and last day included. */
interface DayStep {
  firstDay: number;
  lastDay: number;
}

/** Number of days and row of a step: row 2 if it starts before the step before it has ended. */
interface StepPosition {
  days: number;
  row: 1 | 2;
}

/** Positions steps in two rows, so that two steps on the same day do not overlap. */
export function stepPositions<Step extends DayStep>(steps: readonly Step[]): (Step & StepPosition)[] {
  const reached = { 1: 0, 2: 0 };
  return steps.map((step) => {
    const row = step.firstDay > reached[1] ? 1 : 2;
    reached[row] = step.lastDay;
    return { ...step, days: step.lastDay - step.firstDay + 1, row };
  });
}
