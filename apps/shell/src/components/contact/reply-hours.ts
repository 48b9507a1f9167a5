import { isAlwaysOpen, officeState, type Opening, zoneTime, type ZoneTime } from '@vantedge/shared-ui';

/** Hours within which a message is answered. */
export const REPLY_HOURS = 24;

const HOUR_MS = 3_600_000;
/** Offices open and close on a quarter of an hour of universal time, in every time zone there is. */
const STEP_MS = HOUR_MS / 4;

/** A stretch of the reply window, as shares of it from 0 to 1. */
export interface Span {
  from: number;
  to: number;
}

/** The last moment of the window of a message, by the clocks of a city. */
export function latestReply(sent: Date, timeZone: string): ZoneTime {
  return zoneTime(new Date(+sent + REPLY_HOURS * HOUR_MS), timeZone);
}

/** What a city's clocks show at every third hour of the window; its ends name their day. */
export function hourMarks(sent: Date, timeZone: string): string[] {
  return Array.from({ length: REPLY_HOURS / 3 + 1 }, (_, mark) => {
    const { day, time } = zoneTime(new Date(+sent + mark * 3 * HOUR_MS), timeZone);
    return mark % (REPLY_HOURS / 3) ? time : `${day.slice(0, 3)} ${time}`;
  });
}

/** When an office is at work within the window of a message, by its own clocks, daylight saving included. */
export function openSpans(opening: Opening, timeZone: string, sent: Date): Span[] {
  if (isAlwaysOpen(opening)) return [{ from: 0, to: 1 }];
  const [begin, end] = [+sent, +sent + REPLY_HOURS * HOUR_MS];
  const spans: Span[] = [];
  for (let at = begin; at < end;) {
    const next = Math.min((Math.floor(at / STEP_MS) + 1) * STEP_MS, end);
    if (officeState(opening, timeZone, new Date(at)).open) {
      const from = (at - begin) / (end - begin);
      const to = (next - begin) / (end - begin);
      const last = spans.at(-1);
      if (last?.to === from) last.to = to;
      else spans.push({ from, to });
    }
    at = next;
  }
  return spans;
}
