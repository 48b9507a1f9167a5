/** Opening hours in the office's local time; a full day is 00:00 to 24:00. */
export interface Opening {
  /** Days of the week with opening hours, at least one; 0 is Sunday. */
  days: readonly number[];
  from: string;
  /** A time not later than `from` is on the next day: 22:00 to 06:00. */
  to: string;
}

/** Whether an office is open, and when that changes, as `5 p.m.` */
export type OfficeState =
  | { open: true; always: true }
  | { open: true; always: false; until: string }
  | { open: false; day: string; from: string };

/** True of an office that is open 24/7. */
export function isAlwaysOpen({ days, from, to }: Opening): boolean {
  return days.length === 7 && from === '00:00' && to === '24:00';
}

/** Names of the days of the week, from Sunday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * Returns whether an office is open at an instant, in its own time zone. Throws a `RangeError` if `days` contains no
 * valid day of the week.
 */
export function officeState(opening: Opening, timeZone: string, instant: Date): OfficeState {
  if (isAlwaysOpen(opening)) return { open: true, always: true };
  const { weekday, minutes } = zoneTime(instant, timeZone);
  if (isOpen(opening, weekday, minutes)) {
    return { open: true, always: false, until: clockTime(minutesOf(opening.to)) };
  }
  const ahead = daysUntilOpening(opening, weekday, minutes);
  const name = DAYS[(weekday + ahead) % 7]!;
  const next = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : name;
  return { open: false, day: next, from: clockTime(minutesOf(opening.from)) };
}

function isOpen({ days, from, to }: Opening, weekday: number, minutes: number): boolean {
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  const today = days.includes(weekday);
  if (opens < closes) return today && minutes >= opens && minutes < closes;
  const yesterday = days.includes((weekday + 6) % 7);
  return (today && minutes >= opens) || (yesterday && minutes < closes);
}

/** 0 if the office opens later today; 7 if it opens only on this weekday and has already opened. */
function daysUntilOpening({ days, from }: Opening, weekday: number, minutes: number): number {
  const first = minutes < minutesOf(from) ? 0 : 1;
  for (let ahead = first; ahead <= 7; ahead++) if (days.includes((weekday + ahead) % 7)) return ahead;
  throw new RangeError(`An office with the days [${days.join(', ')}] never opens: name days from 0 to 6.`);
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

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

/** Returns the local time in an IANA time zone at an instant. */
export function zoneTime(instant: Date, timeZone: string): ZoneTime {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((found) => found.type === type)!.value;
  const day = part('weekday');
  const minutes = Number(part('hour')) * 60 + Number(part('minute'));
  return { weekday: DAYS.findIndex((name) => name === day), day, minutes, time: clockTime(minutes) };
}

/** Formats minutes since midnight in US style: `8 a.m.`, `4:05 p.m.` */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const past = minutes % 60;
  const digits = `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}`;
  return `${digits} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Formats by time zone. Creating one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}
