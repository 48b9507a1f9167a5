import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, needBrowser } from './browser.mjs';
import { ofCheck, ofJest, ofPlaywright } from './count.mjs';
import { install } from './install.mjs';
import { ENDING, ROOT, runInstalled } from './run.mjs';
import { SECTIONS } from './sections.mjs';

const JEST_REPORT = 'test-results/jest.json';
const PLAYWRIGHT_REPORT = 'test-results/playwright.json';

const NONE = { passed: 0, failed: 0 };

/** In the order in which a mistake is found soonest. Each answers with its counts. */
const STEPS = {
  install: () => prepare(install),
  browser: () => prepare(needBrowser),
  format: () => check('prettier', '--check', '.'),
  lint: () => check('oxlint', '--deny-warnings'),
  types: () => check('tsc', '-p', '.'),
  jest: () => runner(ofJest, JEST_REPORT, 'jest', '--json', `--outputFile=${JEST_REPORT}`),
  build: () => check('nx', 'run-many', '-t', 'build', '-p', ...SECTIONS),
  playwright: () => (findBrowser() ? runner(ofPlaywright, PLAYWRIGHT_REPORT, 'playwright', 'test') : NONE),
};

process.exitCode = await test();

/** Runs every step, whatever fails on the way, and ends with one line that sums them up. */
async function test() {
  let ended;
  for (const [signal, number] of Object.entries(ENDING)) process.on(signal, () => (ended = 128 + number));
  const results = [];
  for (const [name, step] of Object.entries(STEPS)) {
    console.log(`\n▸ ${name}`);
    const { passed, failed } = await step();
    if (ended) return ended;
    results.push({ name, passed, failed });
    if (name === 'install' && failed) break;
  }
  const failures = results.filter(({ failed }) => failed);
  if (failures.length)
    console.log(`\nFailed: ${failures.map(({ name, failed }) => `${name} (${failed})`).join(', ')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return failures.length ? 1 : 0;
}

/** A condition of the tests rather than one of them: it only counts when it fails. */
async function prepare(condition) {
  try {
    await condition();
    return NONE;
  } catch (error) {
    console.error(error.message);
    return { ...NONE, failed: 1 };
  }
}

async function check(...command) {
  return ofCheck(await runInstalled(...command));
}

async function runner(count, report, ...command) {
  const file = path.join(ROOT, report);
  mkdirSync(path.dirname(file), { recursive: true });
  // A report of an earlier run must not be counted again.
  rmSync(file, { force: true });
  return count(await runInstalled(...command), read(file));
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
