import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { readReports } = jest.requireActual<{ readReports: (folder: string) => object }>('./test.mjs');

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
