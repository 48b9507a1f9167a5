import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('nothing of the gallery is in a build that is published', () => {
  for (const folder of ['browser', 'server']) {
    const files = readdirSync(path.join(ROOT, 'dist/shell', folder)).filter((file) =>
      /\.(c?js|css)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect([
        file,
        readFileSync(path.join(ROOT, 'dist/shell', folder, file), 'utf8').includes('gallery-index'),
      ]).toEqual([file, false]);
  }
});
