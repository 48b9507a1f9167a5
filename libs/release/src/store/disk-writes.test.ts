import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeFolders } from './disk-writes.ts';
import { withTemporaryFolder } from './testing/temporary-folder.ts';

const synced = jest.fn<Promise<void>, [string]>();
const folders = () => synced.mock.calls.map(([folder]) => folder);

beforeEach(() => void synced.mockReset().mockResolvedValue(undefined));

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('creates a folder once and syncs every folder that got an entry', () =>
  withTemporaryFolder(async (at) => {
    const [top, root] = [join(at, 'made'), join(at, 'made/store')];
    const { make } = storeFolders(root, synced);
    await Promise.all([make(join(root, 'a/b')), make(join(root, 'a/b')), make(join(root, 'tmp'))]);
    expect((await stat(join(root, 'a/b'))).isDirectory()).toBe(true);
    expect(folders().sort()).toEqual([at, top, root, root, join(root, 'a')].sort());
    await make(join(root, 'a/b'));
    expect(folders()).toHaveLength(5);
  }));

test('syncs the parent of a folder that exists already', () =>
  withTemporaryFolder(async (root) => {
    await mkdir(join(root, 'a'));
    await storeFolders(root, synced).make(join(root, 'a'));
    expect(folders()).toEqual([root]);
  }));

test('a failure is not remembered', () =>
  withTemporaryFolder(async (root) => {
    const { make } = storeFolders(root, synced);
    await writeFile(join(root, 'a'), 'a file');
    await expect(make(join(root, 'a/b'))).rejects.toThrow(/EEXIST|ENOTDIR/);
    synced.mockRejectedValueOnce(new Error('EIO'));
    await expect(make(join(root, 'b'))).rejects.toThrow('EIO');
    await make(join(root, 'b'));
    expect(folders()).toEqual([root, root]);
  }));

test('a sync that has begun does not serve a later caller, and one that has not serves all', async () => {
  const { sync } = storeFolders('/store', synced);
  const ends: (() => void)[] = [];
  synced.mockImplementation(() => new Promise((resolve) => void ends.push(resolve)));
  const done: number[] = [];
  const callers = [1, 2, 3].map((n) => sync('/store/a').then(() => done.push(n)));
  expect(folders()).toEqual(['/store/a']);
  ends[0]!();
  await settled();
  expect(done).toEqual([1]);
  expect(folders()).toEqual(['/store/a', '/store/a']);
  // Begins after the second one.
  callers.push(sync('/store/a').then(() => done.push(4)));
  ends[1]!();
  await settled();
  expect(done).toEqual([1, 2, 3]);
  ends[2]!();
  await callers[3];
  expect(folders()).toHaveLength(3);
});

test('a failed sync rejects its callers only', async () => {
  const { sync } = storeFolders('/store', synced);
  synced.mockRejectedValueOnce(new Error('EIO'));
  const [first, second] = [sync('/store/a'), sync('/store/a')];
  await expect(first).rejects.toThrow('EIO');
  await second;
  await sync('/store/a');
  expect(folders()).toHaveLength(3);
});
