/** IANA names of the offices' time zones, and UTC. */
export type TimeZone = 'America/Los_Angeles' | 'Asia/Manila' | 'UTC';

/** Local time of a city, including daylight saving time. */
export interface ZoneTime {
  /** 0 is Sunday. */
  weekday: number;
  /** `Thursday`. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
  /** `4:05 p.m.` */
  time: string;
}

/** Names of the days of the week, from Sunday. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const MINUTE_MS = 60_000;

/** Returns the local time in a time zone at an instant, from 2007 on. */
export function zoneTime(instant: Date, timeZone: TimeZone): ZoneTime {
  const local = localDate(instant, timeZone);
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  const weekday = local.getUTCDay();
  return { weekday, day: DAYS[weekday]!, minutes, time: clockTime(minutes) };
}

/**
 * Returns a date whose fields in UTC are those of the local time. Not `Intl.DateTimeFormat`: the first use of a time zone takes a phone
 * 90 to 140 ms.
 */
export const localDate = (instant: Date, timeZone: TimeZone): Date =>
  new Date(instant.getTime() + offsetOf(instant, timeZone) * MINUTE_MS);

/** Returns how far a time zone is ahead of UTC at an instant, in minutes. The Philippines have no daylight saving time. */
function offsetOf(instant: Date, timeZone: TimeZone): number {
  if (timeZone === 'UTC') return 0;
  if (timeZone === 'Asia/Manila') return 8 * 60;
  return isDaylightSaving(instant) ? -7 * 60 : -8 * 60;
}

/** Whether Los Angeles has daylight saving time: from 2 a.m. on the second Sunday of March to 2 a.m. on the first of November (Energy Policy Act of 2005). */
export function isDaylightSaving(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return +instant >= sunday(year, 2, 8, 10) && +instant < sunday(year, 10, 1, 9);
}

/** The first Sunday from a day of a month on, at an hour in UTC. Months count from 0. */
function sunday(year: number, month: number, day: number, hour: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7), hour);
}

/** Formats minutes since midnight in US style: `8 a.m.`, `4:05 p.m.` */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const past = minutes % 60;
  const digits = `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}`;
  return `${digits} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
