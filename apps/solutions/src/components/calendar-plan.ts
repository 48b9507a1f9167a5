/** A phase of a launch; days are counted from 1, and both ends are worked. A phase without a last day goes on. */
export interface LaunchPhase {
  firstDay: number;
  lastDay?: number;
}

/** Where a phase stands on the strip: grid lines of its column, length of its bar in days, and its row. */
export interface PlannedPhase {
  from: number;
  to: number;
  days: number;
  row: 'lane' | 'weeks';
}

/** Columns after the last day, in which a phase that goes on is drawn. */
export const ROOM_AFTER = 5;

/** The strip's length in columns of one day: the weeks, and the stretch after them. */
export function calendarColumns(weeks: number): number {
  return weeks * 7 + ROOM_AFTER;
}

/**
 * Places a phase on a calendar of so many weeks. One that is shorter than a week gets a lane of its own above the others,
 * as wide as the week after it, so that its words find room beside its bar.
 */
export function planPhase({ firstDay, lastDay }: LaunchPhase, weeks: number): PlannedPhase {
  const end = calendarColumns(weeks) + 1;
  if (lastDay === undefined) return { from: firstDay, to: end, days: end - firstDay, row: 'weeks' };
  const days = lastDay - firstDay + 1;
  return days < 7
    ? { from: firstDay, to: Math.min(firstDay + 14, end), days, row: 'lane' }
    : { from: firstDay, to: lastDay + 1, days, row: 'weeks' };
}

/** Whether a day of the calendar belongs to a short phase, which is marked on the days themselves. */
export function isMarkedDay(day: number, phases: readonly LaunchPhase[], weeks: number): boolean {
  return phases.some(
    (phase) =>
      planPhase(phase, weeks).row === 'lane' && day >= phase.firstDay && day <= (phase.lastDay ?? day),
  );
}
