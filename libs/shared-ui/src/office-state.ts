import { DAYS, zoneTime } from './zone-time.ts';

/** When an office is open: days count from Sunday, 0; times are its own, the whole day is 00:00 to 24:00. */
export interface Opening {
  days: readonly number[];
  from: string;
  to: string;
}

/** Whether an office is open, and what comes next. */
export type OfficeState =
  | { open: true; always: true }
  | { open: true; always: false; until: string }
  | { open: false; day: string; from: string };

/** True of an office that never closes; such a one needs no clock. */
export function isAlwaysOpen({ days, from, to }: Opening): boolean {
  return days.length === 7 && from === '00:00' && to === '24:00';
}

/** The state of an office at an instant, by the clocks of its own time zone. */
export function officeState(opening: Opening, timeZone: string, instant: Date): OfficeState {
  if (isAlwaysOpen(opening)) return { open: true, always: true };
  const { weekday, minutes } = zoneTime(instant, timeZone);
  const today = opening.days.includes(weekday);
  if (today && minutes >= minutesOf(opening.from) && minutes < minutesOf(opening.to)) {
    return { open: true, always: false, until: opening.to };
  }
  // Today still, when the office has not opened yet; otherwise the next of its days.
  const first = today && minutes < minutesOf(opening.from) ? 0 : 1;
  let ahead = first;
  while (!opening.days.includes((weekday + ahead) % 7)) ahead++;
  const name = DAYS[(weekday + ahead) % 7]!;
  return { open: false, day: ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : name, from: opening.from };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
