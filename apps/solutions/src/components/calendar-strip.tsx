import { Icon } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { MARKED } from './class-names.ts';

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

const WEEK_NAMES =
  'hidden grid-cols-[repeat(var(--weeks),7fr)_5fr] text-small leading-snug font-medium text-slate *:pb-2.5 lg:grid';
const DATES = clsx(
  'hidden grid-cols-[repeat(var(--dated),1fr)_5fr] border-y border-rule bg-paper lg:grid',
  'text-center font-display text-2xl leading-none lining-nums tabular-nums xl:text-3xl',
  '*:border-l *:border-line *:pt-4 *:pb-4.5 *:nth-[7n+1]:border-rule',
);
const PHASES = 'cs-phases lg:relative lg:grid lg:grid-cols-[repeat(var(--cols),1fr)] lg:pt-5';
const PHASE = clsx(
  'max-lg:relative max-lg:border-t max-lg:border-rule max-lg:pt-4.5 max-lg:pb-5.5',
  'md:max-lg:grid md:max-lg:grid-cols-[260px_1fr] md:max-lg:items-baseline md:max-lg:gap-x-6',
  'lg:col-[var(--from)/var(--to)] lg:pr-5',
);

// A short phase in its own row above the others, with its text beside its bar.
const LANE =
  'lg:row-start-1 lg:grid lg:grid-cols-[calc(var(--days)/(var(--to)-var(--from))*(100%+20px))_auto_1fr] lg:items-center';
const LANE_TEXT = 'lg:mt-0 lg:justify-self-start lg:bg-paper-2';
const BAR = clsx(
  'block max-lg:relative max-lg:ml-[calc((var(--from)-1)/var(--cols)*100%)] max-lg:h-3.5 max-lg:w-[calc(var(--days)/var(--cols)*100%)]',
  'md:max-lg:col-span-full lg:-mr-5 lg:h-3 lg:border-r-2 lg:border-paper-2',
);
const TITLE = 'text-2xl leading-tight max-lg:mt-3.5 lg:pl-3';
const WHEN = 'text-small font-medium text-service md:max-lg:col-start-1 md:max-lg:row-start-3 lg:pl-3';
const WHAT =
  'mt-1.5 text-md leading-normal text-slate max-lg:max-w-[60ch] md:max-lg:col-start-2 md:max-lg:row-[2/span_2] lg:pl-3';

/*
 * Positions on a calendar as custom properties: lines and lengths in days.
 */

/** Columns of a calendar by its weeks: of dated days, and of all, with those after the last day. */
export const WEEKS: Record<number, string> = {
  3: '[--weeks:3] [--dated:21] [--cols:26]',
  4: '[--weeks:4] [--dated:28] [--cols:33]',
};

/** Grid line where a phase starts. */
export const FROM: Record<number, string> = {
  1: '[--from:1]',
  8: '[--from:8]',
  15: '[--from:15]',
  22: '[--from:22]',
  29: '[--from:29]',
};

/** Grid line where the column of a phase ends. */
export const TO: Record<number, string> = {
  8: '[--to:8]',
  15: '[--to:15]',
  22: '[--to:22]',
  27: '[--to:27]',
  29: '[--to:29]',
  34: '[--to:34]',
};

/** Length of the bar of a phase. */
export const DAYS: Record<number, string> = {
  3: '[--days:3]',
  5: '[--days:5]',
  7: '[--days:7]',
  14: '[--days:14]',
};

/** A launch on a calendar of days. The calendar is decorative; the list of phases has the same content as text. */
export function CalendarStrip({ weeks, phases }: Props) {
  const weekNumbers = Array.from({ length: weeks }, (_, index) => index + 1);
  const days = Array.from({ length: weeks * 7 }, (_, index) => index + 1);
  const planned = phases.map((phase) => ({ ...phase, ...planPhase(phase, weeks) }));
  const hasLane = planned.some(({ row }) => row === 'lane');
  return (
    <div className={clsx('calendar-strip mt-figure', WEEKS[weeks])}>
      <div className={WEEK_NAMES} aria-hidden="true">
        {weekNumbers.map((week) => (
          <p key={week}>Week {week}</p>
        ))}
        <p>After</p>
      </div>
      <div className={DATES} aria-hidden="true">
        {days.map((day) => (
          <span key={day} className={isMarkedDay(day, phases, weeks) ? MARKED : undefined}>
            {day}
          </span>
        ))}
        <span className={clsx('pl-3 text-left text-service', MARKED)}>
          {days.length + 1} <Icon name="arrow" />
        </span>
      </div>
      <ol className={clsx(PHASES, hasLane && 'lg:gap-y-7')} role="list">
        {planned.map(({ phase, duration, description, lastDay, row, ...position }) => {
          const inLane = row === 'lane';
          return (
            <li
              key={phase}
              className={clsx(
                PHASE,
                inLane ? LANE : 'lg:row-start-2',
                FROM[position.from],
                TO[position.to],
                DAYS[position.days],
              )}
            >
              <span
                className={clsx(
                  BAR,
                  inLane ? 'lg:w-full' : 'lg:w-[calc(var(--days)/(var(--to)-var(--from))*(100%+20px))]',
                  lastDay === undefined ? 'cs-ongoing' : 'bg-service',
                )}
              />
              <h3 className={clsx(TITLE, inLane ? LANE_TEXT : 'lg:mt-4')}>{phase}</h3>
              <p className={clsx('mt-1', WHEN, inLane && [LANE_TEXT, 'lg:pr-3'])}>{duration}</p>
              <p
                className={clsx(WHAT, inLane && 'lg:col-[2/-1] lg:justify-self-start lg:bg-paper-2 lg:pr-3')}
              >
                {description}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A phase of a launch; days count from 1, first and last day included. A phase without a last day is ongoing. */
interface LaunchPhase {
  firstDay: number;
  lastDay?: number;
}

/** Position of a phase on the strip: grid lines of its column, length of its bar in days, and its row. */
interface PlannedPhase {
  from: number;
  to: number;
  days: number;
  row: 'lane' | 'weeks';
}

/** Columns after the last day, for an ongoing phase. */
const ROOM_AFTER = 5;

/** Length of the strip in columns of one day: the weeks, and the columns after them. */
export function calendarColumns(weeks: number): number {
  return weeks * 7 + ROOM_AFTER;
}

/**
 * Positions a phase on a calendar of `weeks` weeks. A phase shorter than a week gets its own lane above the others, as
 * wide as the week after it, so that its text fits beside its bar.
 */
export function planPhase({ firstDay, lastDay }: LaunchPhase, weeks: number): PlannedPhase {
  const end = calendarColumns(weeks) + 1;
  if (lastDay === undefined) return { from: firstDay, to: end, days: end - firstDay, row: 'weeks' };
  const days = lastDay - firstDay + 1;
  return days < 7
    ? { from: firstDay, to: Math.min(firstDay + 14, end), days, row: 'lane' }
    : { from: firstDay, to: lastDay + 1, days, row: 'weeks' };
}

/** True if a day belongs to a short phase, which is marked on the days themselves. */
export function isMarkedDay(day: number, phases: readonly LaunchPhase[], weeks: number): boolean {
  return phases.some(
    (phase) =>
      planPhase(phase, weeks).row === 'lane' && day >= phase.firstDay && day <= (phase.lastDay ?? day),
  );
}
