const NONE = { passed: 0, failed: 0, startTime: Infinity };

/**
 * Counts of a step by its reports. A step that fails without saying which test, or that runs none, counts as one failure.
 * `reused` is the number of reports that are older than the step: Nx restored them from its cache.
 */
export function countStep(code, started, reports) {
  const counts = reports.map(countReport);
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  const reused = counts.filter(({ startTime }) => startTime < started).length;
  return { passed, failed: isUnexplained ? 1 : failed, reused, reports: reports.length };
}

/** Counts of a report of Jest, of Playwright or of `check.mjs`, and when it was begun, in milliseconds since 1970. */
export function countReport(report) {
  if (!report) return NONE;
  const { startTime, stats } = report;
  // Errors outside of a test count as well: a file that could not run, a set-up that failed.
  if (stats)
    return {
      passed: stats.expected,
      failed: stats.unexpected + report.errors.length,
      startTime: Date.parse(stats.startTime),
    };
  if ('numPassedTests' in report)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      startTime,
    };
  return { passed: report.passed, failed: report.failed, startTime };
}
