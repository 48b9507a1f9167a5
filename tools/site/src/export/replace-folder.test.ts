import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { replaceFolder } from './replace-folder.ts';

/** Calls of `rename` that still succeed. */
let renames = Infinity;

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  return {
    ...actual,
    rename: (from: string, to: string) => {
      renames -= 1;
      // Only one fails: what puts things right again may succeed.
      return renames === -1 ? Promise.reject(new Error('the disk is gone')) : actual.rename(from, to);
    },
  };
});

const contents = (text: string) => new Map([['index.html', Buffer.from(text)]]);

test.each([0, 1])('when rename %i fails, the folder is as it was', async (successes) => {
  await withTemporaryFolder(async (around) => {
    const folder = join(around, 'public');
    renames = Infinity;
    await replaceFolder(folder, contents('the last one'), 'last');
    renames = successes;
    await expect(replaceFolder(folder, contents('the next one'), 'next')).rejects.toMatchObject({
      code: 'EXPORT_UNWRITABLE',
      at: folder,
    });
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('the last one');
    expect(await readdir(around)).toEqual(['public']);
  });
});
