import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { findPrograms } = jest.requireActual<typeof import('./programs.mjs')>('./programs.mjs');
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'programs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const program = (name: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
};

test('finds the programs of a target only if all are installed', () => {
  const PATH = `/no/such/folder${path.delimiter}${folder}`;
  const [firefox, webkit] = ['firefox', 'WebKitWebDriver'].map(program);
  const CHROMIUM = process.execPath;
  expect(findPrograms('browsers', { PATH, CHROMIUM })).toBeUndefined();
  const display = program('Xvfb');
  expect(findPrograms('browsers', { PATH, CHROMIUM })).toEqual([CHROMIUM, firefox, webkit, display]);
});

test('CHROMIUM names the browser, and no other takes its place', () => {
  const chromium = program('chromium-headless-shell');
  expect(findPrograms('e2e', { PATH: folder })).toEqual([chromium]);
  expect(findPrograms('e2e', { PATH: folder, CHROMIUM: '/no/such/program' })).toBeUndefined();
});

test('without root, the error names the commands that install what is missing', () => {
  const code = `
    process.getuid = () => 1000;
    const { ensurePrograms } = await import(${JSON.stringify(path.join(import.meta.dirname, 'programs.mjs'))});
    await ensurePrograms(['unit', 'e2e']);
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, CHROMIUM: '/no/such/program' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/The programs for e2e are not installed. Fix: .*install .*chromium/);
  expect(stderr).toContain('or npx playwright install chromium');
});
