import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFolder } from './build-folder.ts';
import type { FileChange } from './file-change.ts';
import { newPage } from './new-page.ts';
import { newStandaloneSection } from './new-standalone-section.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vantedge-repository-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(changes: readonly FileChange[]) {
  for (const { file, text } of changes) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

test('a section of another repository has everything in its folder, without template syntax', () => {
  const changes = newStandaloneSection({ root, name: 'academy' });
  expect(changes.map(({ file }) => file).sort()).toEqual([
    'package.json',
    'rspack.config.ts',
    'src/content/academy.ts',
    'src/content/index.ts',
    'src/pages/academy.tsx',
    'src/section.css',
    'src/section.ts',
    'tsconfig.json',
  ]);
  expect(changes.filter(({ text }) => /__[a-z]+__|content-shared/.test(text))).toEqual([]);
  expect(changes.find(({ file }) => file.endsWith('.tsx'))!.text).toContain("from '../content/index.ts'");
});

test('keeps a package.json, and no other file, that exists', () => {
  writeFileSync(path.join(root, 'package.json'), '{}');
  write(newStandaloneSection({ root, name: 'academy' }));
  expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toBe('{}');
  expect(() => newStandaloneSection({ root, name: 'academy' })).toThrow(
    expect.objectContaining({ code: 'FILE_EXISTS', at: 'rspack.config.ts' }),
  );
});

test('a page is added to the section in the folder', () => {
  write(newStandaloneSection({ root, name: 'academy' }));
  const { section, changes } = newPage({ root, path: '/academy/courses/night' });
  expect(section).toBe('academy');
  const texts = Object.fromEntries(changes.map(({ file, text }) => [file, text]));
  expect(Object.keys(texts)).toEqual([
    'src/content/courses-night.ts',
    'src/pages/academy/courses/night.tsx',
    'src/section.ts',
    'src/content/index.ts',
  ]);
  expect(texts['src/pages/academy/courses/night.tsx']).toContain("from '../../../content/index.ts'");
  expect(texts['src/content/courses-night.ts']).toContain("{ label: 'Academy', to: '/academy' }");
  expect(() => newPage({ root, path: '/academy' })).toThrow(
    expect.objectContaining({ code: 'DUPLICATE_ROUTE' }),
  );
});

test('the build goes to the root folder of the repository', () => {
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  expect(buildFolder(root)).toBe('dist');
  expect(buildFolder(path.join(root, 'packages/academy'))).toBe('../../dist');
});
