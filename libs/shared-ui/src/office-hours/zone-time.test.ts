import { type TimeZone, zoneTime } from './zone-time.ts';

const HOUR_MS = 3_600_000;

/** Local weekday and time as Node knows them from the time zone database. */
const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

test.each<TimeZone>(['America/Los_Angeles', 'Asia/Manila', 'UTC'])(
  '%s: every hour from 2026 to 2046, and the minute before, is that of the time zone database',
  (timeZone) => {
    const format = formatOf(timeZone);
    const wrong: string[] = [];
    const end = Date.UTC(2047, 0);
    // Clocks change on Sundays.
    for (let at = Date.UTC(2026, 0); at < end; at += HOUR_MS) {
      const isSunday = new Date(at).getUTCDay() === 0;
      if (!isSunday && at % (24 * HOUR_MS)) continue;
      for (const instant of [new Date(at - 60_000), new Date(at)]) {
        const { day, minutes } = zoneTime(instant, timeZone);
        const time = [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0'));
        if (format.format(instant) !== `${day} ${time.join(':')}`) wrong.push(instant.toISOString());
      }
    }
    expect(wrong).toEqual([]);
  },
);
