import { clockTime, DAYS, type TimeZone, zoneTime } from './zone-time.ts';

/** Opening hours in the office's local time; a full day is 00:00 to 24:00. */
export interface OpeningHours {
  /** Days of the week with opening hours, at least one; 0 is Sunday. */
  days: readonly number[];
  from: string;
  /** A time not later than `from` is on the next day: 22:00 to 06:00. */
  to: string;
}

/** Whether an office is open, and when that changes, as `5 p.m.` */
export type OfficeState =
  | { open: true; always: true }
  | { open: true; always: false; until: string }
  | { open: false; day: string; from: string };

/** True of an office that is open 24/7. */
export function isAlwaysOpen({ days, from, to }: OpeningHours): boolean {
  return days.length === 7 && from === '00:00' && to === '24:00';
}

/**
 * Returns whether an office is open at an instant, in its own time zone. Throws a `RangeError` if `days` contains no
 * valid day of the week.
 */
export function officeState(opening: OpeningHours, timeZone: TimeZone, instant: Date): OfficeState {
  if (isAlwaysOpen(opening)) return { open: true, always: true };
  const { weekday, minutes } = zoneTime(instant, timeZone);
  if (isOpen(opening, weekday, minutes)) {
    return { open: true, always: false, until: clockTime(minutesOf(opening.to)) };
  }
  const ahead = daysUntilOpening(opening, weekday, minutes);
  const name = DAYS[(weekday + ahead) % 7]!;
  const next = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : name;
  return { open: false, day: next, from: clockTime(minutesOf(opening.from)) };
}

function isOpen({ days, from, to }: OpeningHours, weekday: number, minutes: number): boolean {
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  const today = days.includes(weekday);
  if (opens < closes) return today && minutes >= opens && minutes < closes;
  const yesterday = days.includes((weekday + 6) % 7);
  return (today && minutes >= opens) || (yesterday && minutes < closes);
}

/** 0 if the office opens later today; 7 if it opens only on this weekday and has already opened. */
function daysUntilOpening({ days, from }: OpeningHours, weekday: number, minutes: number): number {
  const first = minutes < minutesOf(from) ? 0 : 1;
  for (let ahead = first; ahead <= 7; ahead++) if (days.includes((weekday + ahead) % 7)) return ahead;
  throw new RangeError(`An office with the days [${days.join(', ')}] never opens: name days from 0 to 6.`);
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
