/**
 * Whether this visit's own timings say that the browser shows a document before the application has the code of a page. That code, with what a
 * section needs first, is about as large as a document.
 * @param hasSection Whether code of the page's section is here.
 */
export function isDocumentFaster(hasSection: boolean): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  // A prerendered document was there before it was asked for.
  if (!visit || !paint || visit.activationStart) return false;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Not what came from the cache.
  const loaded = [visit, ...files].filter(
    ({ transferSize, encodedBodySize }) => transferSize > encodedBodySize,
  );
  const latency = Math.min(...loaded.map(({ fetchStart, responseEnd }) => responseEnd - fetchStart));
  // The highest, because files share the connection.
  const bytesPerMs = Math.max(
    ...loaded.map(
      ({ encodedBodySize, responseStart, responseEnd }) => encodedBodySize / (responseEnd - responseStart),
    ),
  );
  const bytes = visit.encodedBodySize * (hasSection ? 0.5 : 1);
  return loaded.length > 0 && latency + bytes / bytesPerMs > paint.startTime;
}
