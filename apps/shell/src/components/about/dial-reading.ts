import type { TimeZone } from '@vantedge/shared-ui';
import { zoneTime } from '@vantedge/shared-ui/host';
import { sunAt } from '../world-clock/sun.ts';
import { hourAngle } from './polar-map.ts';

/** The state of the dial at an instant. */
export interface DialReading {
  /** Elapsed share of the UTC day: the hand. */
  day: number;
  /** How far the true sun is ahead of the hand, in degrees: up to four. */
  sunAhead: number;
  /** Latitude where the sun is overhead, in degrees north. */
  sunLatitude: number;
  /** The workday in Los Angeles: angles clockwise from the top. */
  losAngeles: { from: number; to: number };
}

interface Hours {
  timeZone: TimeZone;
  /** Hours in local time. */
  from: number;
  to: number;
}

/** Returns the state of the dial: the sun by date, the office by its time zone including daylight saving time. */
export function dialReading(instant: Date, hours: { losAngeles: Hours }): DialReading {
  const { minutes } = zoneTime(instant, 'UTC');
  const sun = sunAt(instant);
  const { timeZone, from, to } = hours.losAngeles;
  const there = zoneTime(instant, timeZone);
  const ahead = (((((there.minutes - minutes) / 60 + 36) % 24) + 24) % 24) - 12;
  return {
    day: minutes / 1440,
    sunAhead: -sun.longitude - hourAngle(minutes / 60),
    sunLatitude: sun.latitude,
    losAngeles: { from: hourAngle(from - ahead), to: hourAngle(to - ahead) },
  };
}
