import { type ZoneTime, zoneTime } from '@vantedge/shared-ui/host';

/** The current time on the band of both offices' day. */
interface DayNow {
  /** Elapsed share of the day from 08:00 to 08:00 in Los Angeles, from 0 to 1. */
  at: number;
  /** Hour in Cebu City at the start of the band: 0, or 23 during daylight saving time in Los Angeles. */
  cebuStart: number;
  /** Whether Los Angeles works on that day. */
  weekday: boolean;
  losAngeles: ZoneTime;
  cebu: ZoneTime;
}

/** Start of the band in minutes of the day: 08:00 in Los Angeles. */
const BAND_START_MINUTES = 8 * 60;
const MINUTES_PER_DAY = 24 * 60;

/** Returns the position of an instant on the band, and the time in both cities. */
export function dayNow(instant: Date): DayNow {
  const losAngeles = zoneTime(instant, 'America/Los_Angeles');
  const cebu = zoneTime(instant, 'Asia/Manila');
  const at = bandShare(losAngeles.minutes);
  const since = Math.round(at * MINUTES_PER_DAY);
  // Before 08:00 the band belongs to the previous day.
  const began = (losAngeles.weekday + (losAngeles.minutes < BAND_START_MINUTES ? 6 : 0)) % 7;
  return {
    at,
    cebuStart: ((cebu.minutes - since + MINUTES_PER_DAY) % MINUTES_PER_DAY) / 60,
    weekday: began >= 1 && began <= 5,
    losAngeles,
    cebu,
  };
}

/** Returns the share of the band's day that has passed at a minute of the day in Los Angeles, from 0 to 1. */
export const bandShare = (minutes: number) =>
  ((minutes - BAND_START_MINUTES + MINUTES_PER_DAY) % MINUTES_PER_DAY) / MINUTES_PER_DAY;

/** Returns every third hour of a day, in two digits. A day that starts at midnight ends at 24. */
export function everyThirdHour(from: number): string[] {
  return Array.from({ length: 9 }, (_, step) => {
    const hour = from + step * 3;
    return String(hour > 24 ? hour - 24 : hour).padStart(2, '0');
  });
}

const HALF_HOUR_MS = 18e5;

/** Returns the number of the half hour of the UTC day that is nearest to an instant, from 0 to 47. */
export const halfHourAt = (instant: Date) => Math.round(instant.getTime() / HALF_HOUR_MS) % 48;
