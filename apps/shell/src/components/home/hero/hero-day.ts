import { worldClock } from '@vantedge/content-site';
import { localDate, useNow } from '@vantedge/shared-ui/host';
import { useMemo } from 'react';
import { dayNow } from '../../../office-hours/day-now.ts';
import { sunCrossing, SUNRISE_ALTITUDE } from '../../world-clock/sun.ts';
import { useAfterLoad } from '../use-after-load.ts';

/** One day in Cebu City with the five hours of the hero. */
export interface HeroDay {
  hours: readonly HourReading[];
  /** `November 20`. */
  date: string;
  /** Hour in Cebu City at which that day's band starts: 0, or 23 during daylight saving time in Los Angeles. */
  cebuStart: number;
  /** The current time, set after hydration, and the index of the nearest of the five hours. Before, see `PRESENT`. */
  now?: HourReading & { nearest: number };
}

const { hours, cities, now: copy } = worldClock;

/** Altitude of the sun in the middle of dusk, in degrees. */
const DUSK_ALTITUDE = -4;

const HOUR_MS = 36e5;

/**
 * The prerendered day: five hours of one day in November. Its local times are written down, because computing them would load the
 * data of `Intl` before hydration.
 */
export const servedDay: HeroDay = {
  hours: [
    servedHour(0, 6, 'Fri 6 a.m.', 'Thu 2 p.m.'),
    servedHour(1, 12, 'Fri 12 p.m.', 'Thu 8 p.m.'),
    servedHour(2, 17.5, 'Fri 5:30 p.m.', 'Fri 1:30 a.m.'),
    servedHour(3, 20, 'Fri 8 p.m.', 'Fri 4 a.m.'),
    servedHour(4, 22.5, 'Fri 10:30 p.m.', 'Fri 6:30 a.m.'),
  ],
  date: 'November 20',
  cebuStart: 0,
};

/** The place of the current time in a prerendered page, which has no time. The inline loader fills it in. */
export const PRESENT: HourReading = {
  name: copy.label,
  at: new Date(hours[0]!.at),
  cebu: { day: '', time: '' },
  losAngeles: { day: '', time: '' },
  mark: 0,
};

function servedHour(index: number, cebuHour: number, cebu: string, losAngeles: string): HourReading {
  const { name, at } = hours[index]!;
  const clock = (text: string) => ({ day: text.slice(0, 3), time: text.slice(4) });
  return { name, at: new Date(at), cebu: clock(cebu), losAngeles: clock(losAngeles), mark: cebuHour / 24 };
}

/**
 * Returns the day in Cebu City at an instant, with dawn, noon, dusk, night and dawn at their times on that day, and
 * the instant itself.
 */
export function dayOf(instant: Date): HeroDay {
  const { cebuStart, cebu } = dayNow(instant);
  // The Philippines have no daylight saving time, so every day has 24 hours.
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
    date: dateInCebu(instants[1]!),
    cebuStart,
    now: { ...hourReading(copy.label, instant, cebuStart), nearest: nearest(instants, instant) },
  };
}

/** Returns the index of the hour nearest to an instant on a 24-hour clock. */
function nearest(instants: readonly Date[], instant: Date): number {
  const distances = instants.map((at) => {
    const apart = Math.abs(at.getTime() - instant.getTime()) / HOUR_MS;
    return Math.min(apart, 24 - apart);
  });
  return distances.indexOf(Math.min(...distances));
}

/**
 * Returns the prerendered day, and once the page has loaded and the browser is idle, the current day, updated every
 * minute.
 */
export function useHeroDay(): HeroDay {
  const ready = useAfterLoad();
  const now = useNow();
  const minute = ready && now ? Math.floor(now.getTime() / 6e4) : undefined;
  return useMemo(() => (minute === undefined ? servedDay : dayOf(new Date(minute * 6e4))), [minute]);
}

/** The local time in a city. */
interface Clock {
  /** `Fri`. */
  day: string;
  /** `6 a.m.` */
  time: string;
}

/** An instant as shown on the world clock. */
export interface HourReading {
  name: string;
  at: Date;
  cebu: Clock;
  losAngeles: Clock;
  /** Position on the day's band, from 0 to 1. */
  mark: number;
}

/** Returns the class that shows an element at one of the five hours, or at the current time (index 5). */
export const hourClass = (index: number) => (index < 5 ? `h${index}` : 'now');

const MINUTES_PER_DAY = 1440;

/**
 * Returns the local times of an instant in both cities, including daylight saving time. The band starts at
 * `cebuStart`, an hour in Cebu City.
 */
export function hourReading(name: string, at: Date, cebuStart: number): HourReading {
  const { cebu, losAngeles } = dayNow(at);
  const clock = ({ day, time }: typeof cebu): Clock => ({ day: day.slice(0, 3), time });
  return {
    name,
    at,
    cebu: clock(cebu),
    losAngeles: clock(losAngeles),
    mark: ((cebu.minutes - cebuStart * 60 + MINUTES_PER_DAY) % MINUTES_PER_DAY) / MINUTES_PER_DAY,
  };
}

/** Returns the date in Cebu City at an instant, such as `November 20`. */
export function dateInCebu(instant: Date): string {
  const local = localDate(instant, 'Asia/Manila');
  return `${MONTHS[local.getUTCMonth()]} ${local.getUTCDate()}`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
