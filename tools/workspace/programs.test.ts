import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A checkout with the executable of the server, whose sources print a word. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'programs-'));
  for (const file of ['apps/server/bin/server.mjs', 'tools/workspace/programs.mjs'])
    cpSync(path.join(ROOT, file), path.join(root, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  write('package-lock.json', '{}');
  write('apps/server/package.json', '{ "dependencies": {} }');
  write('apps/server/src/main.ts', "import { word } from './word.ts';\n\nconsole.log(word());\n");
  say('one');
  write('apps/server/src/previews/inspector.js', '');
  write('apps/server/src/signals/source-map-worker.cjs', '');
  write('libs/lead-server/src/sql-worker.cjs', '');
  write('libs/lead-server/package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const say = (word: string) =>
  write('apps/server/src/word.ts', `export const word = (): string => '${word}';\n`);

const run = () =>
  spawnSync(process.execPath, [path.join(root, 'apps/server/bin/server.mjs')], { encoding: 'utf8' });

const inode = () => statSync(path.join(root, 'apps/server/dist/main.mjs')).ino;

test('a checkout runs its sources as they are, and builds only what has changed', () => {
  expect(run().stdout).toBe('one\n');
  const first = inode();
  expect(run().stdout).toBe('one\n');
  expect(inode()).toBe(first);
  say('two');
  expect(run().stdout).toBe('two\n');
  expect(inode()).not.toBe(first);
  write('package-lock.json', '{ "name": "another" }');
  const second = inode();
  expect(run().stdout).toBe('two\n');
  expect(inode()).not.toBe(second);
});

test('a package, which has no sources, runs as it was built', () => {
  expect(run().stdout).toBe('one\n');
  for (const folder of ['apps/server/src', 'libs', 'tools', 'node_modules'])
    rmSync(path.join(root, folder), { recursive: true });
  expect(run().stdout).toBe('one\n');
});

test('sources that do not build are an error, also while an earlier build is there', () => {
  expect(run().status).toBe(0);
  write('apps/server/src/word.ts', 'export const word = (;\n');
  const { status, stdout, stderr } = run();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('apps/server/src/word.ts:1:');
});

test('what a copied file says is part of the build', () => {
  run();
  write('apps/server/src/previews/inspector.js', 'changed');
  run();
  expect(readFileSync(path.join(root, 'apps/server/dist/inspector.js'), 'utf8')).toBe('changed');
});

test('an unexpected error names the line of its source', () => {
  write(
    'apps/server/src/word.ts',
    "interface Unused {\n  a: string;\n}\nexport const word = (): string => {\n  throw new Error('a bug');\n};\n",
  );
  expect(run().stderr).toMatch(/Error: a bug\n {4}at .*apps\/server\/src\/word\.ts:5:9/);
});
