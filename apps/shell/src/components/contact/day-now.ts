import { type ZoneTime, zoneTime } from '@vantedge/shared-ui';

/** The present on the band of both offices' day. */
export interface DayNow {
  /** Share of the day from 08:00 to 08:00 in Los Angeles that has passed, from 0 to 1. */
  at: number;
  /** Hour in Cebu City at its beginning: 0, or 23 while Los Angeles saves daylight. */
  cebuStart: number;
  /** Whether that day is one on which Los Angeles works. */
  weekday: boolean;
  losAngeles: ZoneTime;
  cebu: ZoneTime;
}

/** Minutes of the day at which the band begins: 08:00 in Los Angeles. */
const BAND_START_MINUTES = 8 * 60;
const MINUTES_PER_DAY = 24 * 60;

/** Where an instant lies on the band, by the clocks of both cities. */
export function dayNow(instant: Date): DayNow {
  const losAngeles = zoneTime(instant, 'America/Los_Angeles');
  const cebu = zoneTime(instant, 'Asia/Manila');
  const since = (losAngeles.minutes - BAND_START_MINUTES + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  // Before 08:00 the band still shows the day before.
  const began = (losAngeles.weekday + (losAngeles.minutes < BAND_START_MINUTES ? 6 : 0)) % 7;
  return {
    at: since / MINUTES_PER_DAY,
    cebuStart: ((cebu.minutes - since + MINUTES_PER_DAY) % MINUTES_PER_DAY) / 60,
    weekday: began >= 1 && began <= 5,
    losAngeles,
    cebu,
  };
}
