import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { checkNode, isInstalled } = jest.requireActual<{
  checkNode: (version: string) => void;
  isInstalled: (folder: string) => boolean;
}>('./install.mjs');

test('packages are installed once npm has finished, until the lock file changes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  const lock = path.join(folder, 'package-lock.json');
  mkdirSync(path.join(folder, 'node_modules'));
  writeFileSync(lock, '{}');
  expect(isInstalled(folder)).toBe(false);
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), '{}');
  expect(isInstalled(folder)).toBe(true);
  utimesSync(lock, new Date(), new Date(Date.now() + 1000));
  expect(isInstalled(folder)).toBe(false);
  rmSync(folder, { recursive: true });
});

test.each(['20.19.0', '20.20.2', '22.0.0'])('accepts Node %s', (version) => {
  expect(checkNode(version)).toBeUndefined();
});

test.each(['18.20.0', '20.18.9'])('rejects Node %s', (version) => {
  expect(() => checkNode(version)).toThrow(/20\.19 or newer/);
});
