import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensurePrograms, install } from './install.mjs';
import { exitWith, nx, ROOT } from './run.mjs';

const REPORTS = path.join(ROOT, 'test-results/reports');

/** Runs targets of Nx and sums up their reports. Resolves to an exit code. */
async function test(...targets) {
  await install();
  await ensurePrograms(targets);
  // Nx restores the reports of what has not changed.
  rmSync(REPORTS, { recursive: true, force: true });
  const code = await nx('-t', ...targets, '--parallel=3', '--output-style=stream');
  const { passed, failed } = summary(REPORTS, code);
  if (failed.length) console.log(['\nFailed:', ...failed].join('\n  '));
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return Math.min(failed.length, 1);
}

/** Sums up the JSON reports of Jest and Playwright in a folder: how many tests passed, and one line per failed test. */
export function readReports(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const found = files.map((file) => readReport(path.join(folder, file)));
  const sum = (total, { passed }) => total + passed;
  return { passed: found.reduce(sum, 0), failed: found.flatMap(({ failed }) => failed) };
}

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? playwrightResults(report) : jestResults(report);
  } catch {
    // Its runner could not finish it.
    return { passed: 0, failed: [file] };
  }
}

function jestResults({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // The file itself failed: it does not compile, or a hook outside a test threw.
    return status === 'failed' && !tests.length ? name : tests.map((test) => `${name}: ${test.fullName}`);
  });
  return { passed: numPassedTests, failed };
}

function playwrightResults({ stats, suites, errors }) {
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const unexpected = ({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${file}: ${`${projectName} ${title}`.trim()}`);
  // Outside tests: a file that could not run, a failed global setup.
  const outside = errors.map(({ message, value }) => (message ?? value ?? 'an error').split('\n', 1)[0]);
  return { passed: stats.expected, failed: [...suites.flatMap(specsOf).flatMap(unexpected), ...outside] };
}

if (process.argv[1] === import.meta.filename) void exitWith(() => test(...process.argv.slice(2)));
