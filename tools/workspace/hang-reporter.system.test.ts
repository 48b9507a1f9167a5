import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REPORTER = path.join(import.meta.dirname, 'hang-reporter.mjs');

/** Runs the tests of a file with a runner whose tests may do nothing for three seconds. */
async function run(file: string, test: string, config: string, ...command: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hang-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, 'config.mjs'), `export default ${config}`);
  writeFileSync(path.join(folder, file), test);
  const env = { PATH: process.env['PATH'], HANG_SECONDS: '3' };
  const runner = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [runner.stdout, runner.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [, signal] = (await once(runner, 'close')) as [number | null, string | null];
  rmSync(folder, { recursive: true });
  const report = path.join(ROOT, `test-results/reports/hang-${runner.pid}.json`);
  return {
    signal,
    output,
    report: () => {
      const text = readFileSync(report, 'utf8');
      rmSync(report);
      return JSON.parse(text) as unknown;
    },
  };
}

const reportOf = (fullName: string) => ({
  numPassedTests: 0,
  testResults: [
    {
      name: 'Nothing has happened for 3 s',
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: expect.stringContaining(fullName) }],
    },
  ],
});

const JEST = ['node_modules/jest/bin/jest.js', '--config', 'config.mjs', '--ci'];
const JEST_CONFIG = `{ reporters: ['default', ${JSON.stringify(REPORTER)}], testTimeout: 600_000, transform: {} }`;

test.concurrent.each([
  ['waits forever', 'await new Promise(() => setInterval(() => {}, 1e6))'],
  ['never yields', 'for (;;);'],
])('a test of Jest that %s is named, and ends the run', async (_, code) => {
  const tests = `test('passes', () => {}); test('hangs', async () => { ${code} });`;
  const { signal, output, report } = await run('a.test.js', tests, JEST_CONFIG, ...JEST);
  expect([signal, output]).toEqual(['SIGKILL', expect.stringMatching(/Running:\n .*a\.test\.js: hangs\n/)]);
  expect(report()).toEqual(reportOf('a.test.js: hangs'));
});

test.concurrent('a server that a failed test leaves open ends the run, too', async () => {
  const tests = `test('fails', () => { require('node:http').createServer().listen(0); expect(1).toBe(2); });`;
  const { signal, output, report } = await run('a.test.js', tests, JEST_CONFIG, ...JEST);
  expect([signal, output]).toEqual(['SIGKILL', expect.stringContaining('1 failed')]);
  expect(report()).toEqual(reportOf('left open'));
});

test.concurrent('a run that goes on ends by itself', async () => {
  const wait = 'async () => { await new Promise((resolve) => setTimeout(resolve, 1_500)); }';
  const tests = [1, 2, 3, 4].map((i) => `test('${i}', ${wait});`).join('\n');
  const { signal, output } = await run('a.test.js', tests, JEST_CONFIG, ...JEST);
  expect([signal, output]).toEqual([null, expect.stringContaining('4 passed')]);
});

test.concurrent('a test of Playwright that hangs is named, and ends the run', async () => {
  const tests = `
    import { test } from '@playwright/test';
    test('passes', () => {});
    test('hangs', () => new Promise(() => setInterval(() => {}, 1e6)));
  `;
  const config = `{ reporter: [['line'], [${JSON.stringify(REPORTER)}]], timeout: 0, workers: 1 }`;
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'config.mjs'];
  const { signal, output, report } = await run('a.spec.mjs', tests, config, ...playwright);
  expect([signal, output]).toEqual(['SIGKILL', expect.stringMatching(/Running:\n .*a\.spec\.mjs › hangs\n/)]);
  expect(report()).toEqual(reportOf('a.spec.mjs › hangs'));
});
