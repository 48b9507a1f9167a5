/** Local time of a city, including daylight saving time. */
export interface ZoneTime {
  /** 0 is Sunday. */
  weekday: number;
  /** `Thursday`. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
  /** `16:05`. */
  time: string;
}

/** Names of the days of the week, from Sunday. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the local time in an IANA time zone at an instant. */
export function zoneTime(instant: Date, timeZone: string): ZoneTime {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((found) => found.type === type)!.value;
  const day = part('weekday');
  const [hour, minute] = [part('hour'), part('minute')];
  return {
    weekday: DAYS.findIndex((name) => name === day),
    day,
    minutes: Number(hour) * 60 + Number(minute),
    time: `${hour}:${minute}`,
  };
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
