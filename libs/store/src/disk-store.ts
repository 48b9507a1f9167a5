import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import pLimit from 'p-limit';
import { assertFolder, getErrorCode, readFailure } from './disk-failure.ts';
import { folderMaker, put, replace } from './disk-writes.ts';
import { keyRevision, removeRevision } from './revision.ts';
import { checkKey, checkPrefix, checkReplaceable, isKey, type Store, TEMPORARY } from './store.ts';

/** File operations that run at once. */
const MAX_AT_ONCE = 32;

/**
 * A store in a folder, for any number of concurrent processes. The first write creates the folder. Reading a missing folder
 * fails with `STORE_READ_FAILED`.
 */
export function diskStore(root: string): Store {
  const folder = resolve(root);
  const run = pLimit(MAX_AT_ONCE);
  const make = folderMaker(folder);
  let cleanup: Promise<void> | undefined;
  const write = <T>(work: () => Promise<T>) => {
    cleanup ??= removeAbandoned(join(folder, TEMPORARY));
    return run(() => cleanup!.then(work));
  };
  /** Result of a query of a file or folder; undefined if it does not exist. */
  const query = <T>(name: string, work: (path: string) => Promise<T>) =>
    run(async () => {
      const path = join(folder, name);
      try {
        return await work(path);
      } catch (error) {
        if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(getErrorCode(error)))
          throw readFailure(folder, path, error);
        // Unless a write is about to create the folder.
        if (!cleanup) await assertFolder(folder);
        return undefined;
      }
    });
  const list = async (prefix: string) => {
    checkPrefix(prefix);
    const options = { recursive: true, withFileTypes: true } as const;
    const found = await query(prefix, (path) => readdir(path, options));
    return (found ?? [])
      .filter((item) => item.isFile())
      .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
      .filter((key) => isKey(key))
      .sort();
  };
  return {
    async read(key) {
      checkKey(key);
      return query(key, (file) => readFile(file));
    },
    list,
    async putIfAbsent(key, bytes) {
      checkKey(key);
      return write(() => put(folder, key, bytes, make));
    },
    async replace(key, bytes) {
      checkReplaceable(key);
      return write(() => replace(folder, key, bytes, make));
    },
    async revision(key) {
      checkKey(key);
      return run(() => keyRevision(folder, key));
    },
    async listRevisions(prefix, onPage) {
      const keys = await list(prefix);
      // With a limit of its own, so that other operations do not wait for thousands of files.
      const found = await pLimit(MAX_AT_ONCE).map(keys, async (key) => {
        onPage?.();
        return keyRevision(folder, key);
      });
      return found.filter((revision) => revision !== undefined);
    },
    async removeRevision(key, revision) {
      checkReplaceable(key);
      return run(() => removeRevision(folder, key, revision));
    },
  };
}

/** Age after which a temporary file counts as abandoned: a write takes seconds. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Removes abandoned files from a folder of temporary files. Ignores failures, because leftovers only use space. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    const isAbandoned = found?.isFile() && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS;
    if (isAbandoned) await rm(file).catch(() => undefined);
  }
}
