import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { composerVersion, digestOf } from './composer-version.ts';

test('is the same for every call', () => {
  expect(composerVersion()).toMatch(/^[0-9a-f]{16}$/);
  expect(composerVersion()).toBe(composerVersion());
});

test('depends on every source and library, but not on the folder, tests, other files or line ends', () =>
  withTemporaryFolder(async (root) => {
    const folder = path.join(root, 'one');
    await cp(__dirname, folder, { recursive: true });
    const digest = (at = folder) => digestOf([at], ['postcss', '8.0.0']);
    const first = digest();
    await cp(folder, path.join(root, 'two'), { recursive: true });
    expect(digest(path.join(root, 'two'))).toBe(first);
    await mkdir(path.join(folder, 'testing'), { recursive: true });
    await writeFile(path.join(folder, 'testing', 'sample.ts'), 'export {};');
    await writeFile(path.join(folder, 'policy.test.ts'), '');
    await writeFile(path.join(folder, 'README.md'), '');
    await writeFile(path.join(folder, 'a.ts'), 'a();\n');
    const withA = digest();
    expect(withA).not.toBe(first);
    await writeFile(path.join(folder, 'a.ts'), 'a();\r\n');
    expect(digest()).toBe(withA);
    await rename(path.join(folder, 'a.ts'), path.join(folder, 'b.ts'));
    expect(digest()).not.toBe(withA);
    expect(digestOf([folder], ['postcss', '8.0.1'])).not.toBe(digest());
  }));
