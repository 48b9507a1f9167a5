import { dayNow } from '../../../office-hours/day-now.ts';

/** The local time in a city. */
export interface Clock {
  /** `Fri`. */
  day: string;
  /** `06:00`. */
  time: string;
}

/** An instant as shown on the meridian clock. */
export interface HourReading {
  name: string;
  at: Date;
  cebu: Clock;
  losAngeles: Clock;
  /** Position on the day's band, from 0 to 1. */
  mark: number;
}

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
