import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Sums up the JSON reports of Jest and Playwright in a folder: how many tests passed, and one line per failed test. */
export function readReports(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const reports = files.map((file) => readReport(path.join(folder, file)));
  return {
    passed: reports.reduce((sum, { stats, numPassedTests }) => sum + (stats?.expected ?? numPassedTests), 0),
    failed: reports.flatMap((report) => (report.stats ? playwrightFailures(report) : jestFailures(report))),
  };
}

/** A report that its runner could not finish counts as a failed file. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, testResults: [{ name: file, status: 'failed', assertionResults: [] }] };
  }
}

function jestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // The file itself failed: it does not compile, or a hook outside a test threw.
    if (status === 'failed' && failed.length === 0) return [name];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
}

function playwrightFailures({ suites, errors }) {
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName }) => [file, projectName, title].filter(Boolean).join(': ')),
    );
  // Errors outside tests: a file that could not run, a failed global setup.
  return [
    ...failed,
    ...errors.map(({ message, value }) => (message ?? value ?? 'an error').split('\n', 1)[0]),
  ];
}
