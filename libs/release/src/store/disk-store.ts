import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import pLimit from 'p-limit';
import { assertFolder, codeOf, readFailure, writeFailure } from './disk-failure.ts';
import { put, replace, storeFolders } from './disk-writes.ts';
import { keyRevision, removeRevision } from './revision.ts';
import { checkKey, checkPrefix, checkReplaceable, isKey, type Store, TEMPORARY } from './store.ts';
import { untilAborted } from './with-deadline.ts';

/**
 * A store in a folder, for any number of concurrent processes. The first write creates the folder. Reading a missing folder
 * fails with `STORE_READ_FAILED`.
 */
export function diskStore(root: string): Store {
  const folder = resolve(root);
  const runLimited = pLimit(32);
  const run = <T>(work: () => Promise<T>, signal: AbortSignal | undefined) =>
    untilAborted(
      () =>
        runLimited(async () => {
          signal?.throwIfAborted();
          return work();
        }),
      signal,
    );
  const folders = storeFolders(folder);
  let cleanup: Promise<void> | undefined;
  let created: Promise<void> | undefined;
  const createFolder = async () => {
    try {
      await folders.make(folder);
    } catch (error) {
      created = undefined;
      throw writeFailure(folder, folder, error);
    }
  };
  const write = <T>(work: () => Promise<T>, signal: AbortSignal | undefined) => {
    // At once, so that a read that starts later waits for it.
    const ready = signal?.aborted ? undefined : (created ??= createFolder());
    ready?.catch(() => undefined);
    return run(async () => {
      await ready;
      await (cleanup ??= removeAbandoned(join(folder, TEMPORARY)));
      return work();
    }, signal);
  };
  const query = <T>(work: () => Promise<T>, signal: AbortSignal | undefined) =>
    run(async () => {
      await created?.catch(() => undefined);
      return work();
    }, signal);
  return {
    async read(key, { signal } = {}) {
      checkKey(key);
      return query(() => ifPresent(folder, key, (file) => readFile(file)), signal);
    },
    async has(key, { signal } = {}) {
      checkKey(key);
      return query(async () => (await ifPresent(folder, key, stat))?.isFile() ?? false, signal);
    },
    async list(prefix, { signal } = {}) {
      checkPrefix(prefix);
      return query(() => list(folder, prefix), signal);
    },
    async putIfAbsent(key, bytes, { signal } = {}) {
      checkKey(key);
      return write(() => put(folder, key, bytes, folders), signal);
    },
    async replace(key, bytes, { signal } = {}) {
      checkReplaceable(key);
      return write(() => replace(folder, key, bytes, folders), signal);
    },
    async revision(key, { signal } = {}) {
      checkKey(key);
      return run(() => keyRevision(folder, key), signal);
    },
    async listRevisions(prefix, { signal } = {}) {
      checkPrefix(prefix);
      const keys = await query(() => list(folder, prefix), signal);
      const revision = (key: string) => run(() => keyRevision(folder, key), signal);
      return (await Promise.all(keys.map(revision))).flatMap((found) => found ?? []);
    },
    async removeRevision(key, revision, { signal } = {}) {
      checkReplaceable(key);
      return run(() => removeRevision(folder, key, revision), signal);
    },
  };
}

/** The keys below a prefix, sorted. */
async function list(root: string, prefix: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const found = await ifPresent(root, prefix, (folder) => readdir(folder, options));
  return (found ?? [])
    .filter((item) => item.isFile())
    .map((item) => relative(root, join(item.parentPath, item.name)).split(sep).join('/'))
    .filter((key) => isKey(key))
    .sort();
}

/** Result of a query of a file or folder; undefined if it does not exist. Throws `STORE_READ_FAILED`, also if the store does not exist. */
async function ifPresent<T>(root: string, name: string, query: (path: string) => Promise<T>) {
  const path = join(root, name);
  try {
    return await query(path);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) throw readFailure(root, path, error);
    await assertFolder(root);
    return undefined;
  }
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
