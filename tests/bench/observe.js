// Runs in a page before any other script. Disables idle callbacks, so that the application does not start before `start`.
{
  window.requestIdleCallback = () => 0;
  let started = Number.POSITIVE_INFINITY;
  let largestPaint = 0;
  let blocked = 0;
  let shift = 0;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (largestPaint = startTime));
  on('longtask', ({ duration }) => (blocked += Math.max(0, duration - 50)));
  on('layout-shift', ({ value, hadRecentInput }) => (shift += hadRecentInput ? 0 : value));

  window.__bench = {
    start() {
      started = performance.now();
      document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
      const poll = () => {
        const root = document.getElementById('root');
        const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
        if (key && !root[key].stateNode.current.memoizedState.isDehydrated) {
          window.__bench.hydrated = performance.now();
        } else requestAnimationFrame(poll);
      };
      poll();
    },
    read() {
      const { responseEnd } = performance.getEntriesByType('navigation')[0];
      const resources = performance.getEntriesByType('resource');
      const scripts = resources
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime, responseEnd, encodedBodySize }) => ({
          start: startTime,
          end: responseEnd,
          bytes: encodedBodySize,
        }));
      return {
        document: { start: 0, end: responseEnd },
        scripts,
        before: scripts.filter(({ start }) => start < started).length,
        hydratedAfterStart: window.__bench.hydrated - started,
        largestPaint,
        blocked,
        shift,
      };
    },
  };
}
