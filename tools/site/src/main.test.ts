import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

const site = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/site/src/main.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test.each([[], ['--help'], ['-h'], ['help']])('%p lists the commands', (...args) => {
  const { status, stdout } = site(...args);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}site publish  /m);
});

test.each([['--help'], ['-h']])('a command prints its help with %p', (help) => {
  const { status, stdout } = site('publish', help);
  expect(status).toBe(0);
  expect(stdout).toContain('--dist <dist>');
});

test('an unknown command is reported on standard error, with exit code 2', () => {
  const { status, stdout, stderr } = site('publsh');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain("USAGE: Unknown command 'publsh'.");
});

test('with --json, an error is printed as JSON to standard output', () => {
  const { status, stdout, stderr } = site('publsh', '--json');
  expect([status, stderr]).toEqual([2, '']);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'USAGE' } });
});
