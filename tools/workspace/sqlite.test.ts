import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { hasSqlite, missingBuildTools } = jest.requireActual<{
  hasSqlite: (folder: string) => boolean;
  missingBuildTools: (environment: object) => string[];
}>('./sqlite.mjs');

test('lists missing build tools of SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tools-'));
  writeFileSync(path.join(folder, 'make'), '', { mode: 0o755 });
  expect(missingBuildTools({ PATH: `/no/such/folder:${folder}` })).toEqual(['python3', 'g++']);
  rmSync(folder, { recursive: true });
});

test('detects that the SQLite driver is missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
  expect(hasSqlite(folder)).toBe(false);
  rmSync(folder, { recursive: true });
});

describe('getting SQLite’s binary', () => {
  let root: string;
  const marker = () => path.join(root, 'node_modules/.sqlite-tried');
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
    mkdirSync(path.join(root, 'node_modules'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Runs `ensureSqlite` with an npm that fails with a message; returns its output. */
  function need(message: string): string {
    writeFileSync(path.join(root, 'npm'), `#!/bin/sh\necho '${message}' >&2; exit 1\n`, { mode: 0o755 });
    const script = `import { ensureSqlite } from ${JSON.stringify(path.join(import.meta.dirname, 'sqlite.mjs'))};
      await ensureSqlite(${JSON.stringify(root)});`;
    const env = { ...process.env, PATH: `${root}:${process.env['PATH']}` };
    return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env,
      encoding: 'utf8',
    });
  }

  test('tries again at the next start after a network failure', () => {
    const offline = 'prebuild-install warn install getaddrinfo ENOTFOUND github.com';
    expect(need(offline)).toMatch(/ENOTFOUND.*tries again/);
    expect(existsSync(marker())).toBe(false);
    expect(need(offline)).toMatch(/ENOTFOUND/);
  });

  test('reports a failed build once', () => {
    expect(need('gyp ERR! stack Error: not found: make')).toContain('npm rebuild better-sqlite3');
    expect(existsSync(marker())).toBe(true);
    expect(need('not run')).toBe('');
  });
});
