import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { checkNode, isInstalled } = jest.requireActual<{
  checkNode: (version: string) => void;
  isInstalled: (folder: string) => boolean;
}>('./install.mjs');

describe('installing', () => {
  const react = { version: '19.3.1', integrity: 'sha512-a' };
  const lock = {
    '': {},
    'apps/shell': {},
    'node_modules/react': react,
    'node_modules/macos': { ...react, optional: true },
  };
  const installed = { 'apps/shell': {}, 'node_modules/react': react };
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'install-'));
    mkdirSync(path.join(folder, 'node_modules'));
    write('package-lock.json', lock);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, packages: object) {
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  }

  test('not installed: nothing there yet', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  test.each([
    ['installed: all packages except those for other platforms', installed, true],
    [
      'not installed: another version',
      { ...installed, 'node_modules/react': { ...react, version: '19.3.0' } },
      false,
    ],
    [
      'not installed: different content',
      { ...installed, 'node_modules/react': { ...react, integrity: 'sha512-b' } },
      false,
    ],
    ['not installed: a missing package', { 'apps/shell': {} }, false],
    ['not installed: an extra package', { ...installed, 'node_modules/left-pad': react }, false],
  ])('%s', (_, present, answer) => {
    write('node_modules/.package-lock.json', present);
    expect(isInstalled(folder)).toBe(answer);
  });

  test.each(['20.19.0', '20.20.2', '22.0.0'])('accepts Node %s', (version) => {
    expect(checkNode(version)).toBeUndefined();
  });

  test.each(['18.20.0', '20.18.9'])('rejects Node %s', (version) => {
    expect(() => checkNode(version)).toThrow(/20\.19 or newer/);
  });
});
