import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestFiles, findClone, isRead, readHead } from './sources.ts';

const PATHS = ['apps/stories', 'package-lock.json'];

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'sources-'));
  git('init', '-q');
  write('apps/stories/src/page.tsx', 'one');
  write('apps/pricing/src/page.tsx', 'one');
  write('package-lock.json', '{}');
  write('.gitignore', 'ignored');
  commit();
});
afterEach(() => rmSync(clone, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: clone });

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
  writeFileSync(path.join(clone, file), text);
}

function commit() {
  git('add', '.');
  git('commit', '-q', '--allow-empty', '-m', 'next');
  return readHead(clone)!;
}

test('a clean checkout has the digest of its commit, seen from any folder', () => {
  const digest = digestFiles(clone, PATHS);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(digestFiles(clone, PATHS, readHead(clone))).toBe(digest);
  expect(digestFiles(findClone(path.join(clone, 'apps/stories'))!, PATHS)).toBe(digest);
  expect(digestFiles(clone, ['.'])).toBe(digestFiles(clone, ['.'], readHead(clone)));
});

test.each([
  ['an edit', () => write('apps/stories/src/page.tsx', 'two')],
  ['a new file', () => write('apps/stories/src/new.tsx', 'two')],
  ['a new page of that name', () => write('apps/stories/src/pages/specification/new.tsx', 'two')],
  ['a removed file', () => rmSync(path.join(clone, 'apps/stories/src/page.tsx'))],
  ['a renamed file', () => git('mv', 'apps/stories/src/page.tsx', 'apps/stories/src/other.tsx')],
  ['other packages', () => write('package-lock.json', '{ }')],
])('%s changes the digest, until it is committed', (_, change) => {
  change();
  const digest = digestFiles(clone, PATHS);
  expect(digest).not.toBe(digestFiles(clone, PATHS, readHead(clone)));
  expect(digestFiles(clone, PATHS, commit())).toBe(digest);
});

test.each([
  ['another section', () => write('apps/pricing/src/page.tsx', 'two')],
  ['a test', () => write('apps/stories/src/page.test.tsx', 'two')],
  ['a test of the composed site', () => write('apps/stories/e2e/page.e2e.ts', 'two')],
  ['a fact of the specification', () => write('apps/stories/specification/page.site.test.ts', 'two')],
  ['an ignored file', () => write('apps/stories/ignored', 'two')],
  [
    'a dangling link of an editor',
    () => symlinkSync('ada@host.1234', `${clone}/apps/stories/src/.#page.tsx`),
  ],
])('%s does not change the digest', (_, change) => {
  const digest = digestFiles(clone, PATHS);
  change();
  expect(digestFiles(clone, PATHS)).toBe(digest);
  expect(digestFiles(clone, PATHS, commit())).toBe(digest);
});

test('without a clone, a commit or files, there is no digest', () => {
  expect(findClone(tmpdir())).toBeUndefined();
  expect(digestFiles(clone, PATHS, 'f'.repeat(40))).toBeUndefined();
  expect(digestFiles(clone, ['ignored'])).toBeUndefined();
});

test('the files that builds do not read are those that Nx does not count as inputs', () => {
  const { namedInputs } = JSON.parse(readFileSync('nx.json', 'utf8')) as {
    namedInputs: { production: string[] };
  };
  const unread = namedInputs.production.filter((input) => input.startsWith('!'));
  expect(unread.length).toBeGreaterThan(0);
  const example = (input: string) =>
    input.replace('!{projectRoot}/', 'apps/stories/').replace('**/*', 'src/page');
  expect(unread.map(example).filter(isRead)).toEqual([]);
  expect(isRead('apps/stories/src/e2e/page.tsx')).toBe(true);
});
