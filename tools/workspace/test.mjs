import { findBrowser, ensureBrowsers } from './browser.mjs';
import { countStep } from './count.mjs';
import { failureLines } from './failures.mjs';
import { installDependencies } from './install.mjs';
import { ensurePostgres, postgresPrograms } from './postgres.mjs';
import { ensureProxies, proxyPrograms } from './proxies.mjs';
import { readReports, removeReports } from './reports.mjs';
import { TERMINATION_SIGNALS, run, runInstalled } from './run.mjs';
import { ensureS3Service, hasS3Service } from './s3-service.mjs';
import { ensureSqlite } from './sqlite.mjs';

const NONE = { passed: 0, failed: 0 };

/** Run in parallel with the first steps, because they wait for the network or one compiler; but apt-get runs once at a time. */
const packagesReady = prepare(installDependencies);
const sqliteReady = packagesReady.then(({ failed }) => (failed ? NONE : prepare(ensureSqlite)));
const browserReady = prepare(() => ensureBrowsers('headless-chromium'));
const s3ServiceReady = browserReady.then(() => prepare(ensureS3Service));
const postgresReady = s3ServiceReady.then(() => prepare(ensurePostgres));
const proxiesReady = postgresReady.then(() => prepare(ensureProxies));

/** Steps that need nothing but packages first, while the rest is installed. Nx runs only the targets whose inputs have changed. */
const STEPS = {
  install: () => packagesReady,
  checks: () => runReported('checks', () => nx('run-many', '-t', 'format', 'lint', 'glossary', 'types')),
  // The monolith is for the e2e step: composing it uses the core that these tests leave idle.
  site: () => runReported('site', () => nx('run-many', '-p', 'tests', '-t', 'site', 'monolith')),
  sqlite: () => sqliteReady,
  browser: () => browserReady,
  's3-service': () => s3ServiceReady,
  postgres: () => postgresReady,
  proxies: () => proxiesReady,
  unit: () => runReported('unit', () => nx('run-many', '-t', 'unit', ...serviceTargets())),
  e2e: () =>
    findBrowser('headless-chromium') ? runReported('playwright.json', () => nx('run', 'tests:e2e')) : NONE,
};

/** Targets of tests whose service is installed. */
function serviceTargets() {
  return [
    ...(hasS3Service() ? ['s3'] : []),
    ...(postgresPrograms() ? ['postgres'] : []),
    ...(proxyPrograms() ? ['proxies'] : []),
  ];
}

/** Firefox and WebKit, with `npm test -- --browsers`. */
const BROWSERS = { browsers: () => runReported('browsers.json', () => run('npm', 'run', 'test:browsers')) };

process.exitCode = await test(process.argv.includes('--browsers') ? { ...STEPS, ...BROWSERS } : STEPS);

/** Runs every step even if one fails, and prints a summary. */
async function test(steps) {
  let ended;
  for (const [signal, number] of Object.entries(TERMINATION_SIGNALS))
    process.on(signal, () => (ended = 128 + number));
  const results = [];
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n▸ ${name}`);
    const started = Date.now();
    const counts = await step();
    if (ended) return ended;
    results.push({ name, seconds: Math.round((Date.now() - started) / 1000), ...counts });
    if (name === 'install' && counts.failed) break;
  }
  const failures = results.flatMap(failedTests);
  if (failures.length) console.log(['', 'Failed:', ...failures].join('\n'));
  console.log(['', ...results.filter(({ passed, failed }) => passed + failed).map(stepLine)].join('\n'));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') ? 1 : 0;
}

/** The failed tests of a step, one line each. */
function failedTests({ name, failed, failures = [] }) {
  if (failed && failures.length === 0)
    return [`  ${name}: no report names the failure; see the output of this step`];
  return failures.map((failure) => `  ${name}: ${failure}`);
}

/** The summary line of a step. */
function stepLine({ name, seconds, passed, failed, reused, reports }) {
  const cached = reused ? `, ${reused} of ${reports} reports from the cache` : '';
  return `${name}: ${passed} passed, ${failed} failed in ${seconds} s${cached}`;
}

function nx(...command) {
  return runInstalled('nx', ...command, '--parallel=2');
}

/** Runs a prerequisite of the tests, which counts only if it fails. */
async function prepare(condition) {
  try {
    await condition();
    return NONE;
  } catch (error) {
    console.error(error.message);
    return { ...NONE, failed: 1, failures: [error.message.split('\n', 1)[0]] };
  }
}

/** Runs a step that writes reports to `name`, a file or folder of test-results. */
async function runReported(name, command) {
  // Reports of an earlier run must not be counted again; Nx restores cached ones.
  removeReports(name);
  const started = Date.now();
  const code = await command();
  const reports = readReports(name);
  return {
    ...countStep(code, started, reports),
    failures: reports.flatMap((report) => failureLines(report)),
  };
}
