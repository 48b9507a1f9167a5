import type { Report } from '../log/server-event.ts';

/** Returns a report function that forwards at most one event per interval and drops the rest, so a flood cannot fill the log. */
export function throttle(
  report: Report,
  intervalMs: number,
  now: () => number = () => performance.now(),
): Report {
  let last = -Infinity;
  return (event) => {
    if (now() - last < intervalMs) return;
    last = now();
    report(event);
  };
}
