/** Returns a report that passes on at most one text per interval and drops the others: a flood must not fill the log. */
export function throttle(
  report: (text: string) => void,
  intervalMs: number,
  now: () => number = () => performance.now(),
): (text: string) => void {
  let last = -Infinity;
  return (text) => {
    if (now() - last < intervalMs) return;
    last = now();
    report(text);
  };
}
