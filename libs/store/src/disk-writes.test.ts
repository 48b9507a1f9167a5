import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderMaker } from './disk-writes.ts';
import { withTemporaryFolder } from './testing/temporary-folder.ts';

const synced = jest.fn<Promise<void>, [string]>();
const folders = () => synced.mock.calls.map(([folder]) => folder);

beforeEach(() => void synced.mockReset().mockResolvedValue(undefined));

test('creates a folder once and syncs every folder that got an entry', () =>
  withTemporaryFolder(async (at) => {
    const [top, root] = [join(at, 'made'), join(at, 'made/store')];
    const make = folderMaker(root, synced);
    await Promise.all([make(join(root, 'a/b')), make(join(root, 'a/b')), make(join(root, 'tmp'))]);
    expect((await stat(join(root, 'a/b'))).isDirectory()).toBe(true);
    expect(folders().sort()).toEqual([at, top, root, root, join(root, 'a')].sort());
    await make(join(root, 'a/b'));
    expect(folders()).toHaveLength(5);
  }));

test('syncs the parent of a folder that exists already', () =>
  withTemporaryFolder(async (root) => {
    await mkdir(join(root, 'a'));
    await folderMaker(root, synced)(join(root, 'a'));
    expect(folders()).toEqual([root]);
  }));

test('a failure is not remembered', () =>
  withTemporaryFolder(async (root) => {
    const make = folderMaker(root, synced);
    await writeFile(join(root, 'a'), 'a file');
    await expect(make(join(root, 'a/b'))).rejects.toThrow(/EEXIST|ENOTDIR/);
    synced.mockRejectedValueOnce(new Error('EIO'));
    await expect(make(join(root, 'b'))).rejects.toThrow('EIO');
    await make(join(root, 'b'));
    expect(folders()).toEqual([root, root]);
  }));
