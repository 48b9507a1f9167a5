import { dayNow } from '../../contact/day-now.ts';

/** The clock of one city. */
export interface Clock {
  /** `Fri`. */
  day: string;
  /** `06:00`. */
  time: string;
}

/** One instant as the meridian clock shows it. */
export interface HourReading {
  name: string;
  at: Date;
  cebu: Clock;
  losAngeles: Clock;
  /** Its place on the band of a day, from 0 to 1. */
  mark: number;
}

/** Minutes. */
const MINUTES_PER_DAY = 1440;

/** What both cities' clocks show at an instant, daylight saving included; the band begins at that hour of Cebu City. */
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
