const NONE = { passed: 0, failed: 0, startTime: Infinity };

/**
 * Counts the tests of a step from its reports. A step that fails without a failed test, or runs no tests, counts as one
 * failure. `reused` is the number of reports older than the step, which Nx restored from its cache.
 */
export function countStep(code, started, reports) {
  const counts = reports.map(countReport);
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  const reused = counts.filter(({ startTime }) => startTime < started).length;
  return { passed, failed: isUnexplained ? 1 : failed, reused, reports: reports.length };
}

/** Counts the tests of a report of Jest, Playwright or `check.mjs`. `startTime` is in milliseconds since 1970. */
function countReport(report) {
  if (!report) return NONE;
  const { startTime, stats } = report;
  // Errors outside tests count too: a file that could not run, a failed global setup.
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
