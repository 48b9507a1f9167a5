import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import { writeFailure } from './disk-failure.ts';
import { has, list, read } from './disk-reads.ts';
import { put, replace } from './disk-writes.ts';
import { removeAbandoned } from './remove-abandoned.ts';
import { checkKey, checkPrefix, checkReplaceable, TEMPORARY } from './key.ts';
import { keyRevision, removeRevision } from './revision.ts';
import { storeFolders } from './store-folders.ts';
import type { Store } from './store.ts';
import { untilAborted } from './until-aborted.ts';

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
  let cleanup: Promise<unknown> | undefined;
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
      return query(() => read(folder, key), signal);
    },
    async has(key, { signal } = {}) {
      checkKey(key);
      return query(() => has(folder, key), signal);
    },
    async list(prefix, options = {}) {
      checkPrefix(prefix);
      return query(() => list(folder, prefix, options), options.signal);
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
    async listRevisions(prefix, options = {}) {
      checkPrefix(prefix);
      const keys = await query(() => list(folder, prefix, options), options.signal);
      const revision = (key: string) => run(() => keyRevision(folder, key), options.signal);
      return (await Promise.all(keys.map(revision))).flatMap((found) => found ?? []);
    },
    async removeRevision(key, revision, { signal } = {}) {
      checkReplaceable(key);
      return run(() => removeRevision(folder, key, revision), signal);
    },
  };
}
