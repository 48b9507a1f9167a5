import { readdir } from 'node:fs/promises';
import type * as files from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { diskStore } from './disk-store.ts';
import type { Store } from './store.ts';
import { withTemporaryFolder } from './testing/temporary-folder.ts';

type Moment = 'before' | 'after';

/** Called before and after the rename that moves a file away. Throwing simulates a disk error. */
let aroundTaking: (moment: Moment) => Promise<void> = async () => undefined;

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof files>('node:fs/promises');
  return {
    ...actual,
    async rename(from: string, to: string) {
      const isTaking = basename(dirname(to)) === 'tmp';
      if (isTaking) await aroundTaking('before');
      await actual.rename(from, to);
      if (isTaking) await aroundTaking('after');
    },
  };
});

afterEach(() => {
  aroundTaking = async () => undefined;
});

const KEY = 'releases/a.json';
const bytes = Buffer.from('record');
const write: Record<string, (store: Store) => Promise<unknown>> = {
  'replaces the key': (store) => store.replace(KEY, bytes),
  'puts the key': (store) => store.putIfAbsent(KEY, bytes),
};

/** Runs `work` during the removal of a key. */
async function removeWhile(moment: Moment, work: (store: Store) => Promise<unknown>) {
  return withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    await store.putIfAbsent(KEY, bytes);
    const [listed] = await store.listRevisions('releases/');
    let times = 0;
    aroundTaking = async (now) => {
      if (now === moment && (times += 1) === 1) await work(diskStore(folder));
    };
    const isRemoved = await store.removeRevision(KEY, listed!.revision);
    expect(times).toBe(1);
    const temporary = await readdir(join(folder, 'tmp'));
    return { isRemoved, text: (await store.read(KEY))?.toString(), temporary };
  });
}

test('restores a key that was replaced right before its file was moved', async () => {
  expect(await removeWhile('before', write['replaces the key']!)).toEqual({
    isRemoved: false,
    text: 'record',
    temporary: [],
  });
});

test.each(Object.entries(write))(
  'a publisher that %s right after its file was moved keeps its write',
  async (_, work) => {
    expect(await removeWhile('after', work)).toEqual({ isRemoved: true, text: 'record', temporary: [] });
  },
);

test('does not restore a moved file over one that was written in the meantime', async () => {
  const both: Record<Moment, boolean> = { before: false, after: false };
  await withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    await store.putIfAbsent(KEY, bytes);
    const [listed] = await store.listRevisions('releases/');
    aroundTaking = async (moment) => {
      if (both[moment]) return;
      both[moment] = true;
      await diskStore(folder).replace(KEY, bytes);
    };
    expect(await store.removeRevision(KEY, listed!.revision)).toBe(false);
    expect((await store.read(KEY))?.toString()).toBe('record');
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });
  expect(both).toEqual({ before: true, after: true });
});

test('removes nothing if the disk fails before the file is moved', async () => {
  await withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    await store.putIfAbsent(KEY, bytes);
    const [listed] = await store.listRevisions('releases/');
    aroundTaking = async () => {
      throw Object.assign(new Error('EIO: rename'), { code: 'EIO' });
    };
    const failure = store.removeRevision(KEY, listed!.revision);
    await expect(failure).rejects.toMatchObject({ code: 'STORE_WRITE_FAILED' });
    expect((await store.read(KEY))?.toString()).toBe('record');
  });
});
