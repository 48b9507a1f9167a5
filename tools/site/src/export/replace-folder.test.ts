import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { MARKER, replaceFolder } from './replace-folder.ts';

/** Runs before and after each step that changes what a name leads to; a rejection is a disk that fails there. */
let aroundStep: (when: 'before' | 'after') => Promise<void> = async () => undefined;

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const watched =
    <T extends unknown[]>(step: (...parameters: T) => Promise<void>) =>
    async (...parameters: T) => {
      await aroundStep('before');
      await step(...parameters);
      await aroundStep('after');
    };
  return {
    ...actual,
    rename: watched(actual.rename),
    symlink: watched(actual.symlink),
    rm: watched(actual.rm),
  };
});

const contents = (text: string) => new Map([['index.html', Buffer.from(text)]]);
const undisturbed = async () => undefined;

afterEach(() => {
  aroundStep = undisturbed;
});

const inFolder = (work: (folder: string, around: string) => Promise<void>) =>
  withTemporaryFolder((around) => work(join(around, 'public'), around));

test('a process that is killed at any step leaves the last export or the new one', async () => {
  await inFolder(async (folder) => {
    await replaceFolder(folder, contents('the last one'), 'last');
    const seen: string[] = [];
    aroundStep = async () => void seen.push(await readFile(join(folder, 'index.html'), 'utf8'));
    await replaceFolder(folder, contents('the next one'), 'next');
    aroundStep = undisturbed;
    const lasts = seen.filter((text) => text === 'the last one').length;
    const nexts = seen.filter((text) => text === 'the next one').length;
    expect(lasts).toBeGreaterThan(0);
    expect(nexts).toBeGreaterThan(0);
    expect(seen).toEqual([...Array(lasts).fill('the last one'), ...Array(nexts).fill('the next one')]);
  });
});

test.each([1, 2])('when step %i fails, the folder is as it was', async (step) => {
  await inFolder(async (folder, around) => {
    await replaceFolder(folder, contents('the last one'), 'last');
    const before = await readdir(around);
    let steps = 0;
    aroundStep = async (when) => {
      if (when === 'before' && ++steps === step) throw new Error('the disk is gone');
    };
    await expect(replaceFolder(folder, contents('the next one'), 'next')).rejects.toMatchObject({
      code: 'EXPORT_UNWRITABLE',
      at: folder,
    });
    aroundStep = undisturbed;
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('the last one');
    expect(await readdir(around)).toEqual(before);
  });
});

test('an export that is a real folder, as earlier versions wrote it, is replaced too', async () => {
  await inFolder(async (folder, around) => {
    await mkdir(folder);
    await writeFile(join(folder, MARKER), 'old');
    await writeFile(join(folder, 'index.html'), 'the old one');
    await replaceFolder(folder, contents('the next one'), 'next');
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('the next one');
    expect(await readdir(around)).toHaveLength(2);
  });
});
