import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endWithNpm } from '../site/bin/end-with-npm.mjs';
import { ensurePrograms, install } from './install.mjs';
import { exitWith, nx, ROOT } from './run.mjs';

const REPORTS = path.join(ROOT, 'test-results/reports');

/**
 * Runs targets of Nx and sums up their reports. With `--affected`, only of projects that have changed since `NX_BASE`, which may be
 * none. Resolves to an exit code.
 */
async function test(...given) {
  const isAffected = given[0] === '--affected';
  const targets = isAffected ? given.slice(1) : given;
  await install();
  // Targets such as e2e-ci-1 need what e2e does.
  await ensurePrograms(targets.map((target) => target.replace(/-ci\b.*/, '')));
  // Nx restores the reports of what has not changed.
  rmSync(REPORTS, { recursive: true, force: true });
  const command = isAffected ? 'affected' : 'run-many';
  const code = await nx(command, '-t', ...targets, '--parallel=2', '--output-style=stream');
  const { text, exitCode } = summary(readReports(REPORTS), code, { isAffected });
  console.log(text);
  return exitCode;
}

/**
 * Sums up what the tests and Nx say. Nx ends with a code that is not 0 also for what has no report, such as lint, whether or not a test
 * failed: what has failed without a test is found in its own list only.
 */
export function summary({ passed, failed }, code, { isAffected = false } = {}) {
  const others = code ? [`Targets of Nx (code ${code}): listed above, under "Failed tasks"`] : [];
  if (!code && !passed && !failed.length && !isAffected) others.push('No test has run');
  const lines = [...failed, ...others];
  const list = lines.length ? [['\nFailed:', ...lines].join('\n  ')] : [];
  const count = `\n${passed} passed, ${failed.length} failed`;
  return { text: [...list, count].join('\n'), exitCode: lines.length ? 1 : 0 };
}

/** Sums up the JSON reports of Jest and Playwright in a folder: how many passed, and one line per failed test. */
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

if (process.argv[1] === import.meta.filename) {
  endWithNpm();
  await exitWith(() => test(...process.argv.slice(2)));
}
