import { chmod, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStore } from './disk-store.ts';
import { memoryStore } from './memory-store.ts';
import type { Store } from './store.ts';
import { withTemporaryFolder } from './testing/temporary-folder.ts';

const bytes = (text: string) => Buffer.from(text);
const text = async (store: Store, key: string) => {
  const found = await store.read(key);
  return found && Buffer.from(found).toString();
};

const adapters: Record<string, (work: (store: Store) => Promise<void>) => Promise<void>> = {
  memory: (work) => work(memoryStore()),
  disk: (work) => withTemporaryFolder((folder) => work(diskStore(folder))),
  'disk, not yet made': (work) => withTemporaryFolder((folder) => work(diskStore(join(folder, 'a', 'b')))),
};

describe.each(Object.entries(adapters))('a store: %s', (_, use) => {
  test('keeps what was put first, whole, and says so to the second', () =>
    use(async (store) => {
      expect(await store.putIfAbsent('a/b.json', bytes('first'))).toBe(true);
      expect(await store.putIfAbsent('a/b.json', bytes('second'))).toBe(false);
      expect(await text(store, 'a/b.json')).toBe('first');
    }));

  test('an absent key has no bytes, an empty one has none either but is there', () =>
    use(async (store) => {
      await store.putIfAbsent('a/empty', bytes(''));
      expect(await text(store, 'a/empty')).toBe('');
      expect(await store.read('a/absent')).toBeUndefined();
      expect(await store.read('a')).toBeUndefined();
      expect(await store.read('a/empty/below')).toBeUndefined();
      expect(await store.putIfAbsent('a/empty', bytes('late'))).toBe(false);
    }));

  test('of many at once exactly one wins, and its bytes are the ones kept', () =>
    use(async (store) => {
      const rivals = Array.from({ length: 50 }, (_, i) => `rival ${i} `.repeat(1000));
      const won = await Promise.all(rivals.map((rival) => store.putIfAbsent('log/1', bytes(rival))));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await text(store, 'log/1')).toBe(rivals[won.indexOf(true)]);
    }));

  test('lists the keys below a prefix, sorted, and nothing beside it', () =>
    use(async (store) => {
      await store.putIfAbsent('c/2', bytes('x'));
      for (const key of ['c/10', 'c/1', 'c/d/1', 'cc/1', 'c-1', 'top'])
        await store.putIfAbsent(key, bytes(key));
      expect(await store.list('c/')).toEqual(['c/1', 'c/10', 'c/2', 'c/d/1']);
      expect(await store.list('c/d/')).toEqual(['c/d/1']);
      expect(await store.list('absent/')).toEqual([]);
      expect(await store.list('top/')).toEqual([]);
      expect(await store.list('')).toEqual(['c-1', 'c/1', 'c/10', 'c/2', 'c/d/1', 'cc/1', 'top']);
    }));

  test('does not share memory with those who put or read', () =>
    use(async (store) => {
      const own = bytes('stay');
      await store.putIfAbsent('k', own);
      own.fill(0);
      (await store.read('k'))?.fill(0);
      expect(await text(store, 'k')).toBe('stay');
    }));

  test.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    'a/./b',
    'a..b',
    '.a',
    'A',
    'a b',
    'a\\b',
    'a\0',
    'ä',
    'tmp',
    'tmp/a',
  ])('refuses %j as a key', (key) =>
    use(async (store) => {
      await expect(store.read(key)).rejects.toThrow(TypeError);
      await expect(store.putIfAbsent(key, bytes('x'))).rejects.toThrow(TypeError);
      await expect(store.list(`${key}/`)).rejects.toThrow(TypeError);
    }),
  );

  test('refuses a prefix that is no folder', () =>
    use(async (store) => {
      await expect(store.list('a')).rejects.toThrow(TypeError);
    }));
});

describe('a disk store', () => {
  test('leaves nothing but the keys behind, and lists no file that is not one', () =>
    withTemporaryFolder(async (folder) => {
      const store = diskStore(folder);
      await Promise.all([1, 2, 3, 4].map(() => store.putIfAbsent('a/b', bytes('x'))));
      expect(await readdir(join(folder, 'tmp'))).toEqual([]);
      await writeFile(join(folder, 'tmp', 'left-by-a-killed-process'), 'half');
      await writeFile(join(folder, 'a', '.DS_Store'), '');
      expect(await store.list('')).toEqual(['a/b']);
    }));

  test('that is missing cannot be read, and the cause is named', () =>
    withTemporaryFolder(async (folder) => {
      const root = join(folder, 'absent');
      const failure = { code: 'STORE_UNREADABLE', at: root, mend: expect.stringContaining('site publish') };
      await expect(diskStore(root).read('a/b')).rejects.toMatchObject(failure);
      await expect(diskStore(root).list('a/')).rejects.toMatchObject(failure);
      await expect(diskStore(root).read('a/b')).rejects.toThrow('There is no store at');
    }));

  test('that is a file can neither be read nor written', () =>
    withTemporaryFolder(async (folder) => {
      const root = join(folder, 'file');
      await writeFile(root, '');
      await expect(diskStore(root).read('a')).rejects.toMatchObject({ code: 'STORE_UNREADABLE', at: root });
      await expect(diskStore(root).list('a/')).rejects.toThrow('is a file');
      await expect(diskStore(root).putIfAbsent('a', bytes('x'))).rejects.toMatchObject({
        code: 'STORE_UNWRITABLE',
      });
    }));

  test('whose links lead in a circle cannot be read', () =>
    withTemporaryFolder(async (folder) => {
      const root = join(folder, 'circle');
      await symlink(root, root);
      await expect(diskStore(root).read('a')).rejects.toMatchObject({ code: 'STORE_UNREADABLE' });
      await expect(diskStore(root).list('')).rejects.toThrow('in a circle');
    }));

  test('that is not ours to read or write says so, with what mends it', () =>
    withTemporaryFolder(async (folder) => {
      const root = join(folder, 'locked');
      const store = diskStore(root);
      await store.putIfAbsent('a/b', bytes('x'));
      await mkdir(join(root, 'c'));
      await Promise.all([chmod(join(root, 'a'), 0), chmod(join(root, 'c'), 0o555), chmod(folder, 0o755)]);
      await unprivileged(async () => {
        const denied = { code: 'STORE_UNREADABLE', mend: `chmod -R u+rX ${root}` };
        await expect(store.read('a/b')).rejects.toMatchObject(denied);
        await expect(store.list('a/')).rejects.toMatchObject(denied);
        await expect(store.putIfAbsent('c/d', bytes('x'))).rejects.toMatchObject({
          code: 'STORE_UNWRITABLE',
          mend: `chmod -R u+rwX ${root}`,
        });
      });
      await chmod(join(root, 'a'), 0o755);
      expect(await text(store, 'a/b')).toBe('x');
    }));
});

/** Root may read everything: there the work is done as another user. */
async function unprivileged(work: () => Promise<void>) {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.('nobody');
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}
