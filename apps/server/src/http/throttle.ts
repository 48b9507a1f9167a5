/** Returns a report function that forwards at most one message per interval and drops the rest, so a flood cannot fill the log. */
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
