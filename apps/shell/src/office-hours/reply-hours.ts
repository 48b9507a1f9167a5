import type { TimeZone, Opening } from '@vantedge/shared-ui';
import { isAlwaysOpen, officeState, zoneTime, type ZoneTime } from '@vantedge/shared-ui/host';

/** Maximum time to a reply, in hours. */
export const REPLY_HOURS = 24;

const HOUR_MS = 3_600_000;
/** Offices open and close on quarter hours of UTC, in every time zone. */
const STEP_MS = HOUR_MS / 4;

/** A part of the reply window, as shares from 0 to 1. */
export interface Span {
  from: number;
  to: number;
}

/** Returns the end of a message's reply window in local time. */
export function latestReply(sent: Date, timeZone: TimeZone): ZoneTime {
  return zoneTime(new Date(+sent + REPLY_HOURS * HOUR_MS), timeZone);
}

/** Returns the labels of an axis: the local time at every third hour of the window. The first and last include the day. */
export function hourMarks(sent: Date, timeZone: TimeZone): string[] {
  return Array.from({ length: REPLY_HOURS / 3 + 1 }, (_, mark) => {
    const { day, minutes } = zoneTime(new Date(+sent + mark * 3 * HOUR_MS), timeZone);
    const time = [Math.floor(minutes / 60), minutes % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
    return mark % (REPLY_HOURS / 3) ? time : `${day.slice(0, 3)} ${time}`;
  });
}

/** Returns when an office is open within a message's reply window, in its time zone including daylight saving time. */
export function openSpans(opening: Opening, timeZone: TimeZone, sent: Date): Span[] {
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
