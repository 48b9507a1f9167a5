import { meridianClock } from '@vantedge/content-site';
import { dayNow } from '../../contact/day-now.ts';
import { sunCrossing } from '../../meridian/sun-crossing.ts';
import { SUNRISE_ALTITUDE } from '../../meridian/sky-tones.ts';
import { hourReading, type HourReading } from './hour-reading.ts';

/** A day of Cebu City at its five hours. */
export interface HeroDay {
  hours: readonly HourReading[];
  /** Hour of Cebu City at which the band of that day begins: midnight, or 23 while Los Angeles saves daylight. */
  cebuStart: number;
  /** The present, once a clock can be read, and which of the five is nearest to it. */
  now?: HourReading & { nearest: number };
}

const { hours, cities, now: copy } = meridianClock;

/** Height of the sun in the middle of dusk, in degrees. */
const DUSK_ALTITUDE = -4;
const HOUR_MS = 36e5;

/** The day as it is served: the five hours of one day of November. */
export const servedDay: HeroDay = {
  hours: hours.map(({ name, at }) => hourReading(name, new Date(at), 0)),
  cebuStart: 0,
};

/** The day in Cebu City at an instant: dawn, noon, dusk, night and dawn when they are on that day, and the instant itself. */
export function dayOf(instant: Date): HeroDay {
  const { cebuStart, cebu } = dayNow(instant);
  // The Philippines save no daylight: every day has its 24 hours.
  const midnight = instant.getTime() - (instant.getTime() % 6e4) - cebu.minutes * 6e4;
  const around = (hour: number) => new Date(midnight + hour * HOUR_MS);
  const dusk = sunCrossing(cities.cebu, DUSK_ALTITUDE, 'setting', around(18));
  const dawn = sunCrossing(cities.losAngeles, SUNRISE_ALTITUDE, 'rising', around(22));
  const instants = [
    sunCrossing(cities.manila, SUNRISE_ALTITUDE, 'rising', around(6)),
    around(12),
    dusk,
    new Date((dusk.getTime() + dawn.getTime()) / 2),
    dawn,
  ];
  return {
    hours: hours.map(({ name }, hour) => hourReading(name, instants[hour]!, cebuStart)),
    cebuStart,
    now: { ...hourReading(copy.label, instant, cebuStart), nearest: nearest(instants, instant) },
  };
}

/** Which of some hours of one day is nearest to an instant on the face of a clock. */
function nearest(instants: readonly Date[], instant: Date): number {
  const distances = instants.map((at) => {
    const apart = Math.abs(at.getTime() - instant.getTime()) / HOUR_MS;
    return Math.min(apart, 24 - apart);
  });
  return distances.indexOf(Math.min(...distances));
}
