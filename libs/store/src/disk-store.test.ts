import { chmod, mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '@vantedge/errors';
import { diskStore } from './disk-store.ts';
import type { Store } from './store.ts';
import { withTemporaryFolder } from './testing/temporary-folder.ts';

const bytes = (text: string) => Buffer.from(text);
const text = async (store: Store, key: string) => {
  const found = await store.read(key);
  return found && Buffer.from(found).toString();
};

describe('a disk store', () => {
  test('leaves only keys behind, and lists only keys', () =>
    withTemporaryFolder(async (folder) => {
      const store = diskStore(folder);
      await Promise.all([1, 2, 3, 4].map(() => store.putIfAbsent('a/b', bytes('x'))));
      expect(await readdir(join(folder, 'tmp'))).toEqual([]);
      await writeFile(join(folder, 'tmp', 'left-by-a-killed-process'), 'half');
      await writeFile(join(folder, 'a', '.DS_Store'), '');
      expect(await store.list('')).toEqual(['a/b']);
    }));

  test('removes old temporary files at its first write, and keeps recent ones', () =>
    withTemporaryFolder(async (folder) => {
      const temporary = join(folder, 'tmp');
      await mkdir(temporary);
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
      for (const [name, hours] of [
        ['of-a-month', 720],
        ['of-a-day', 25],
        ['of-today', 23],
        ['new', 0],
      ] as const) {
        await writeFile(join(temporary, name), 'half');
        await utimes(join(temporary, name), hoursAgo(hours), hoursAgo(hours));
      }
      const store = diskStore(folder);
      await store.read('a/b');
      expect(await readdir(temporary)).toHaveLength(4);
      await store.putIfAbsent('a/b', bytes('x'));
      expect((await readdir(temporary)).sort()).toEqual(['new', 'of-today']);
    }));

  test('reports a missing folder when reading', () =>
    withTemporaryFolder(async (folder) => {
      const root = join(folder, 'absent');
      const failure = {
        code: 'STORE_READ_FAILED',
        at: root,
        fix: ['check --store; or, to create a store there:', command('site', 'publish', 'shell')],
      };
      await expect(diskStore(root).read('a/b')).rejects.toMatchObject(failure);
      await expect(diskStore(root).list('a/')).rejects.toMatchObject(failure);
      await expect(diskStore(root).read('a/b')).rejects.toThrow('There is no store at');
    }));

  test('a read that starts after the first write finds the folder', () =>
    withTemporaryFolder(async (folder) => {
      for (let i = 0; i < 50; i += 1) {
        const store = diskStore(join(folder, `new-${i}`));
        const written = store.putIfAbsent('a/b', bytes('x'));
        expect(await Promise.all([store.read('a/c'), store.revision('a/c'), store.list('c/')])).toEqual([
          undefined,
          undefined,
          [],
        ]);
        await written;
      }
    }));

  test('reports a file in place of the folder when reading and writing', () =>
    withTemporaryFolder(async (folder) => {
      const root = join(folder, 'file');
      await writeFile(root, '');
      await expect(diskStore(root).read('a')).rejects.toMatchObject({ code: 'STORE_READ_FAILED', at: root });
      await expect(diskStore(root).list('a/')).rejects.toThrow('is a file');
      await expect(diskStore(root).putIfAbsent('a', bytes('x'))).rejects.toMatchObject({
        code: 'STORE_WRITE_FAILED',
      });
    }));

  test('reports a loop of symbolic links', () =>
    withTemporaryFolder(async (folder) => {
      const root = join(folder, 'loop');
      await symlink(root, root);
      await expect(diskStore(root).read('a')).rejects.toMatchObject({ code: 'STORE_READ_FAILED' });
      await expect(diskStore(root).list('')).rejects.toThrow('form a loop');
    }));

  test('reports missing permissions, with a fix', () =>
    withTemporaryFolder(async (folder) => {
      const root = join(folder, 'locked');
      const store = diskStore(root);
      await store.putIfAbsent('a/b', bytes('x'));
      await mkdir(join(root, 'c'));
      await Promise.all([chmod(join(root, 'a'), 0), chmod(join(root, 'c'), 0o555), chmod(folder, 0o755)]);
      await unprivileged(async () => {
        const denied = { code: 'STORE_READ_FAILED', fix: command('chmod', '-R', 'u+rX', root) };
        await expect(store.read('a/b')).rejects.toMatchObject(denied);
        await expect(store.list('a/')).rejects.toMatchObject(denied);
        await expect(store.putIfAbsent('c/d', bytes('x'))).rejects.toMatchObject({
          code: 'STORE_WRITE_FAILED',
          fix: command('chmod', '-R', 'u+rwX', root),
        });
      });
      await chmod(join(root, 'a'), 0o755);
      expect(await text(store, 'a/b')).toBe('x');
    }));
});

/** Runs the work as another user if the tests run as root, who can read everything. */
async function unprivileged(work: () => Promise<void>) {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.('nobody');
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}
