import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { checkNode, findPrograms, isInstalled } = jest.requireActual<{
  checkNode: (version: string) => void;
  findPrograms: (target: string, environment: { PATH: string; CHROMIUM?: string }) => string[] | undefined;
  isInstalled: (folder: string) => boolean;
}>('./install.mjs');

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'install-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('packages are installed once npm has finished, until the lock file changes', () => {
  const lock = path.join(folder, 'package-lock.json');
  mkdirSync(path.join(folder, 'node_modules'));
  writeFileSync(lock, '{}');
  expect(isInstalled(folder)).toBe(false);
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), '{}');
  expect(isInstalled(folder)).toBe(true);
  utimesSync(lock, new Date(), new Date(Date.now() + 1000));
  expect(isInstalled(folder)).toBe(false);
});

test.each(['20.19.0', '20.20.2', '22.0.0'])('accepts Node %s', (version) => {
  expect(checkNode(version)).toBeUndefined();
});

test.each(['18.20.0', '20.18.9'])('rejects Node %s', (version) => {
  expect(() => checkNode(version)).toThrow(/20\.19 or newer/);
});

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

test('a folder of the PATH that cannot be looked at is passed over', () => {
  const PATH = ['x'.repeat(5000), folder].join(path.delimiter);
  const chromium = program('chromium-headless-shell');
  expect(findPrograms('e2e', { PATH })).toEqual([chromium]);
});

test('without root, the error names the commands that install what is missing', () => {
  const code = `
    process.getuid = () => 1000;
    const { ensurePrograms } = await import(${JSON.stringify(path.join(import.meta.dirname, 'install.mjs'))});
    await ensurePrograms(['unit', 'e2e']);
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, CHROMIUM: '/no/such/program' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/missing: chromium-headless-shell.*Fix: sudo apt-get install .*chromium/);
  expect(stderr).toContain('or npx playwright install chromium');
});
