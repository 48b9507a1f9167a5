/** A phase of a launch; days count from 1, first and last day included. A phase without a last day is ongoing. */
export interface LaunchPhase {
  firstDay: number;
  lastDay?: number;
}

/** Position of a phase on the strip: grid lines of its column, length of its bar in days, and its row. */
export interface PlannedPhase {
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
