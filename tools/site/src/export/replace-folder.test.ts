import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { MARKER, replaceFolder } from './replace-folder.ts';

/** Called before and after each rename, symlink and removal. Rejecting simulates a disk error. */
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
const noFault = async () => undefined;

afterEach(() => {
  aroundStep = noFault;
});

const inFolder = (work: (folder: string, around: string) => Promise<void>) =>
  withTemporaryFolder((around) => work(join(around, 'public'), around));

test('a process that is killed at any step leaves the previous export or the new one', async () => {
  await inFolder(async (folder) => {
    await replaceFolder(folder, contents('the previous one'), 'last');
    const seen: string[] = [];
    aroundStep = async () => void seen.push(await readFile(join(folder, 'index.html'), 'utf8'));
    await replaceFolder(folder, contents('the next one'), 'next');
    aroundStep = noFault;
    const lasts = seen.filter((text) => text === 'the previous one').length;
    const nexts = seen.filter((text) => text === 'the next one').length;
    expect(lasts).toBeGreaterThan(0);
    expect(nexts).toBeGreaterThan(0);
    expect(seen).toEqual([...Array(lasts).fill('the previous one'), ...Array(nexts).fill('the next one')]);
  });
});

test.each([1, 2])('if step %i fails, the folder is unchanged', async (step) => {
  await inFolder(async (folder, around) => {
    await replaceFolder(folder, contents('the previous one'), 'last');
    const before = await readdir(around);
    let steps = 0;
    aroundStep = async (when) => {
      if (when === 'before' && ++steps === step) throw new Error('the disk is gone');
    };
    await expect(replaceFolder(folder, contents('the next one'), 'next')).rejects.toMatchObject({
      code: 'EXPORT_WRITE_FAILED',
      at: folder,
    });
    aroundStep = noFault;
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('the previous one');
    expect(await readdir(around)).toEqual(before);
  });
});

test('takes the place of an empty folder, and never of one with files that is not a link', async () => {
  await inFolder(async (folder, around) => {
    await mkdir(folder);
    await replaceFolder(folder, contents('the next one'), 'next');
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('the next one');
    expect(await readdir(around)).toHaveLength(2);
    const copy = join(around, 'copy');
    await mkdir(copy);
    await writeFile(join(copy, MARKER), 'a copy of an export');
    const replaced = replaceFolder(copy, contents('the next one'), 'next');
    await expect(replaced).rejects.toMatchObject({ code: 'EXPORT_DIR_NOT_EMPTY', at: copy });
    expect(await readFile(join(copy, MARKER), 'utf8')).toBe('a copy of an export');
  });
});

test('never takes the place of a link that leads nowhere, except one of its own', () =>
  inFolder(async (folder, around) => {
    await symlink('/mnt/not-mounted', folder);
    const replaced = replaceFolder(folder, contents('the next one'), 'next');
    await expect(replaced).rejects.toMatchObject({ code: 'EXPORT_DIR_NOT_EMPTY', at: folder });
    expect(await readlink(folder)).toBe('/mnt/not-mounted');
    expect(await readdir(around)).toEqual(['public']);
    await rm(folder);
    await symlink('.public.export-gone', folder);
    await replaceFolder(folder, contents('the next one'), 'next');
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('the next one');
  }));

test('removes contents of killed exports, but not live contents or those that may still be written', () =>
  inFolder(async (folder, around) => {
    await replaceFolder(folder, contents('the live one'), 'live');
    const live = await readlink(folder);
    const left = () => `.public.export-${randomUUID()}`;
    const kept = { running: left(), other: left().replace('public', 'private') };
    const removed = { old: left(), oldLink: `${left()}.link` };
    for (const name of [...Object.values(kept), ...Object.values(removed)]) await mkdir(join(around, name));
    const past = new Date(Date.now() - 61 * 60_000);
    for (const name of [live, ...Object.values(removed), kept.other])
      await utimes(join(around, name), past, past);
    await replaceFolder(folder, contents('the next one'), 'next');
    const next = await readlink(folder);
    expect((await readdir(around)).sort()).toEqual([...Object.values(kept), next, 'public'].sort());
  }));
