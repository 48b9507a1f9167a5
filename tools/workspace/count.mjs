/** Counts of a step that is one check. */
export const ofCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Counts of Jest's report: its tests, and each file that could not run at all. */
export const ofJest = (code, report) =>
  ofRunner(
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    },
  );

/** Counts of Playwright's report: its tests, and each error outside of one. */
export const ofPlaywright = (code, report) =>
  ofRunner(
    code,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.errors.length,
    },
  );

/** A runner that gave no report, ran nothing, or failed without saying which test counts as a failure. */
function ofRunner(code, counts) {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}
