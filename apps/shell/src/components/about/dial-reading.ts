import { clockTime, type TimeZone } from '@vantedge/shared-ui';
import { type ZoneTime, zoneTime } from '@vantedge/shared-ui/host';
import { sunAt } from '../world-clock/sun.ts';
import { hourAngle } from './polar-map.ts';

/** The office's workday on the dial: angles clockwise from the top, and times in UTC. */
interface DialOffice extends ZoneTime {
  from: number;
  to: number;
  /** `4 p.m.` */
  opens: string;
  closes: string;
}

/** The state of the dial at an instant. */
export interface DialReading {
  /** `1 a.m.` */
  utc: string;
  /** The hand, in degrees clockwise from the top. */
  hand: number;
  /** Rotation of the daylight, in degrees. Follows the true sun, which is up to four degrees from the hand. */
  light: number;
  /** Latitude where the sun is overhead, in degrees north. */
  sunLatitude: number;
  losAngeles: DialOffice;
}

interface Hours {
  timeZone: TimeZone;
  /** Hours in local time. */
  from: number;
  to: number;
}

/** Returns the state of the dial: the sun by date, the office by its time zone including daylight saving time. */
export function dialReading(instant: Date, hours: { losAngeles: Hours }): DialReading {
  const utc = zoneTime(instant, 'UTC');
  const sun = sunAt(instant);
  return {
    utc: utc.time,
    hand: hourAngle(utc.minutes / 60),
    light: -sun.longitude,
    sunLatitude: sun.latitude,
    losAngeles: office(instant, utc.minutes, hours.losAngeles),
  };
}

function office(instant: Date, utcMinutes: number, { timeZone, from, to }: Hours): DialOffice {
  const there = zoneTime(instant, timeZone);
  const ahead = (((((there.minutes - utcMinutes) / 60 + 36) % 24) + 24) % 24) - 12;
  return {
    ...there,
    from: hourAngle(from - ahead),
    to: hourAngle(to - ahead),
    // Hours outside 0–23 belong to the neighboring day.
    opens: clockTime((from - ahead + 24) * 60),
    closes: clockTime((to - ahead + 24) * 60),
  };
}

/**
 * Returns the angle of a label: its own, or just far enough to the side for the hand and its time to pass. All in
 * degrees.
 */
export function avoidHand(hand: number, angle: number, reach: number): number {
  const apart = ((((angle - hand + 180) % 360) + 360) % 360) - 180;
  if (Math.abs(apart) >= reach) return angle;
  return angle - apart + (apart < 0 ? -reach : reach);
}
