/** Calls back when the browser is idle after the first contentful paint, so that what follows never delays it. */
export const whenIdle = (callback: () => void) =>
  new PerformanceObserver((list, painted) => {
    // Not the first paint, which may be only the background.
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    painted.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(callback);
    else setTimeout(callback, 200);
  }).observe({ type: 'paint', buffered: true });
