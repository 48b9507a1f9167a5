import { Icon, List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

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
  'hidden grid-cols-[repeat(var(--dated),1fr)_5fr] border-y border-rule bg-surface lg:grid',
  'text-center font-display text-2xl leading-none lining-nums tabular-nums xl:text-3xl',
  '*:border-l *:border-line *:pt-4 *:pb-4.5 *:nth-[7n+1]:border-rule',
);
const PHASES = 'calendar-strip-phases lg:relative lg:grid lg:equal-cols-(--cols) lg:pt-5';
const PHASE = clsx(
  'max-lg:relative max-lg:border-t max-lg:border-rule max-lg:pt-4.5 max-lg:pb-5.5',
  'md:max-lg:grid md:max-lg:label-cols-65 md:max-lg:items-baseline md:max-lg:gap-x-6',
  'lg:col-[var(--from)/var(--to)] lg:row-start-(--row) lg:pr-5',
);

// A short phase in its own row above the others, with its text beside its bar.
const LANE =
  'lg:grid lg:grid-cols-[calc(var(--days)/(var(--to)-var(--from))*(100%+20px))_auto_1fr] lg:items-center';
const LANE_TEXT = 'lg:mt-0 lg:justify-self-start lg:bg-surface-tint';
const BAR = clsx(
  'block max-lg:relative max-lg:ml-[calc((var(--from)-1)/var(--cols)*100%)] max-lg:h-3.5 max-lg:w-[calc(var(--days)/var(--cols)*100%)]',
  'md:max-lg:col-span-full lg:-mr-5 lg:h-3 lg:border-r-2 lg:border-surface-tint',
);
const TITLE = 'text-2xl leading-tight max-lg:mt-3.5 lg:pl-3';
const WHEN = 'text-small font-medium text-service md:max-lg:col-start-1 md:max-lg:row-start-3 lg:pl-3';
const WHAT =
  'mt-1.5 text-md leading-normal text-slate max-lg:max-w-prose md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-2 lg:pl-3';

/** A launch on a calendar of days. The calendar is decorative; the list of phases has the same content as text. */
export function CalendarStrip({ weeks, phases }: Props) {
  const weekNumbers = Array.from({ length: weeks }, (_, index) => index + 1);
  const days = Array.from({ length: weeks * 7 }, (_, index) => index + 1);
  const planned = planPhases(phases, weeks);
  const hasLane = planned.some(({ isShort }) => isShort);
  const size = { '--weeks': weeks, '--dated': days.length, '--cols': calendarColumns(weeks) };
  return (
    <div className="calendar-strip" style={size}>
      <div className={WEEK_NAMES} aria-hidden="true">
        {weekNumbers.map((week) => (
          <p key={week}>Week {week}</p>
        ))}
        <p>After</p>
      </div>
      <div className={DATES} aria-hidden="true">
        {days.map((day) => (
          <span key={day} className={isMarkedDay(day, planned) ? 'bg-service/16' : undefined}>
            {day}
          </span>
        ))}
        <span className="bg-service/16 pl-3 text-left text-service">
          {days.length + 1} <Icon name="arrow" />
        </span>
      </div>
      <List ordered className={clsx(PHASES, hasLane && 'lg:gap-y-7')}>
        {planned.map(({ phase, duration, description, lastDay, isShort, from, to, days, row }) => (
          <li
            key={phase}
            className={clsx(PHASE, isShort && LANE)}
            style={{ '--from': from, '--to': to, '--days': days, '--row': row }}
          >
            <span
              className={clsx(
                BAR,
                isShort ? 'lg:w-full' : 'lg:w-[calc(var(--days)/(var(--to)-var(--from))*(100%+20px))]',
                lastDay === undefined ? 'calendar-strip-ongoing' : 'bg-service',
              )}
            />
            <h3 className={clsx(TITLE, isShort ? LANE_TEXT : 'lg:mt-4')}>{phase}</h3>
            <p className={clsx('mt-1', WHEN, isShort && [LANE_TEXT, 'lg:pr-3'])}>{duration}</p>
            <p
              className={clsx(
                WHAT,
                isShort && 'lg:col-start-2 lg:-col-end-1 lg:justify-self-start lg:bg-surface-tint lg:pr-3',
              )}
            >
              {description}
            </p>
          </li>
        ))}
      </List>
    </div>
  );
}

/** A phase of a launch; days count from 1, first and last day included. A phase without a last day is ongoing. */
export interface LaunchPhase {
  firstDay: number;
  lastDay?: number;
}

/** Position of a phase on the strip: grid lines of its column, length of its bar in days, and its row, from 1. */
interface PlannedPhase {
  from: number;
  to: number;
  days: number;
  row: number;
  /** Shorter than a week, in a row above the others. */
  isShort: boolean;
}

/** Columns after the last day, for an ongoing phase; as wide in the rows of weeks and dates. */
const ROOM_AFTER = 5;

/** Length of the strip in columns of one day: the weeks, and the columns after them. */
export function calendarColumns(weeks: number): number {
  return weeks * 7 + ROOM_AFTER;
}

/**
 * Positions phases on a calendar of `weeks` weeks, in as few rows as no two of them overlap in. A phase shorter than a week is above the
 * others, and two weeks wide, so that its text fits beside its bar.
 */
export function planPhases<Phase extends LaunchPhase>(
  phases: readonly Phase[],
  weeks: number,
): (Phase & PlannedPhase)[] {
  const end = calendarColumns(weeks) + 1;
  const placed = phases.map((phase) => {
    const { firstDay: from, lastDay } = phase;
    const after = lastDay === undefined ? end : lastDay + 1;
    const isShort = lastDay !== undefined && after - from < 7;
    const to = isShort ? Math.min(from + 14, end) : after;
    return { ...phase, from, to, days: after - from, isShort };
  });
  const rows = {
    short: packRows(placed.filter(({ isShort }) => isShort)),
    long: packRows(placed.filter(({ isShort }) => !isShort)),
  };
  const lanes = Math.max(0, ...rows.short.values());
  return placed.map((phase) => ({
    ...phase,
    row: phase.isShort ? rows.short.get(phase)! : lanes + rows.long.get(phase)!,
  }));
}

/** The first row, from 1, in which each span overlaps none of the spans before it. */
function packRows<Span extends { from: number; to: number }>(spans: readonly Span[]): Map<Span, number> {
  const rows: Span[][] = [];
  return new Map(
    spans.map((span) => {
      const isFree = (row: readonly Span[]) =>
        row.every(({ from, to }) => to <= span.from || span.to <= from);
      const found = rows.findIndex(isFree);
      const index = found < 0 ? rows.length : found;
      (rows[index] ??= []).push(span);
      return [span, index + 1];
    }),
  );
}

/** True if a day belongs to a short phase, which is marked on the days themselves. */
export function isMarkedDay(
  day: number,
  phases: readonly (LaunchPhase & Pick<PlannedPhase, 'isShort'>)[],
): boolean {
  return phases.some(({ isShort, firstDay, lastDay = day }) => isShort && firstDay <= day && day <= lastDay);
}
