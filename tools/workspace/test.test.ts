import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { readReports, summary } = jest.requireActual<{
  readReports: (folder: string) => object;
  summary: (
    results: { passed: number; failed: string[] },
    code: number,
    options?: { isAffected: boolean },
  ) => { text: string; exitCode: number };
}>('./test.mjs');

const passed = { status: 'passed', fullName: 'sums subtracts' };
const failed = { status: 'failed', fullName: 'sums adds' };
const jestReport = {
  numPassedTests: 7,
  testResults: [
    { name: '/a.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: '/broken.test.ts', status: 'failed', assertionResults: [] },
    { name: '/b.test.ts', status: 'passed', assertionResults: [passed] },
  ],
};
const spec = {
  file: 'site/a.e2e.ts',
  title: 'opens',
  tests: [
    { projectName: 'firefox', status: 'unexpected' },
    { projectName: 'webkit', status: 'expected' },
  ],
};
const playwrightReport = {
  stats: { expected: 4 },
  suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  errors: [{ message: 'Error: no site\n  at setup' }, { value: 'thrown text' }],
};

test('adds up reports and names failed tests, files that could not run and errors outside of tests', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  writeFileSync(path.join(folder, 'unit.json'), JSON.stringify(jestReport));
  writeFileSync(path.join(folder, 'e2e.json'), JSON.stringify(playwrightReport));
  expect(readReports(folder)).toEqual({
    passed: 11,
    failed: [
      'site/a.e2e.ts: firefox opens',
      'Error: no site',
      'thrown text',
      '/a.test.ts: sums adds',
      '/broken.test.ts',
    ],
  });
  rmSync(folder, { recursive: true });
  expect(readReports(folder)).toEqual({ passed: 0, failed: [] });
});

test('counts a report that was not finished as a failed file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  const file = path.join(folder, 'unit.json');
  writeFileSync(file, '{"numPassed');
  expect(readReports(folder)).toEqual({ passed: 0, failed: [file] });
  rmSync(folder, { recursive: true });
});

test('lists failed targets of Nx beside failed tests', () => {
  const { text, exitCode } = summary({ passed: 7, failed: ['/a.test.ts: sums adds'] }, 1);
  expect(text).toContain('/a.test.ts: sums adds');
  expect(text).toContain('Targets of Nx (code 1)');
  expect(text).toMatch(/^7 passed, 1 failed$/m);
  expect(exitCode).toBe(1);
});

test.each([
  ['a failed target that has no tests', 7, 130, 'Targets of Nx (code 130)'],
  ['a run without any test', 0, 0, 'No test has run'],
])('%s is a failure', (_, passed, code, line) => {
  const { text, exitCode } = summary({ passed, failed: [] }, code);
  expect([exitCode, text]).toEqual([1, expect.stringContaining(line)]);
});

test('a change that affects no test is no failure', () => {
  expect(summary({ passed: 0, failed: [] }, 0, { isAffected: true }).exitCode).toBe(0);
});

test('a run without a failure ends with 0', () => {
  expect(summary({ passed: 7, failed: [] }, 0)).toEqual({ text: '\n7 passed, 0 failed', exitCode: 0 });
});
