import { randomUUID } from 'node:crypto';
import { access, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { SiteError } from '../site-error.ts';
import { codeOf, hadNoEffect, unconfirmedWrite, writeFailure } from './disk-failure.ts';
import { has, list, read } from './disk-reads.ts';
import { removeAbandoned } from './remove-abandoned.ts';
import { checkKey, checkPrefix, checkReplaceable, TEMPORARY } from './key.ts';
import { limit } from './limit.ts';
import { keyRevision, removeRevision } from './revision.ts';
import type { Store } from './store.ts';
import { syncFolder } from './sync-folder.ts';
import { untilAborted } from './until-aborted.ts';

/**
 * A store in a folder, for any number of concurrent processes. The first write creates the folder. Reading a missing folder
 * fails with `STORE_READ_FAILED`.
 */
export function diskStore(root: string): Store {
  const folder = resolve(root);
  const runLimited = limit(32);
  const run = <T>(work: () => Promise<T>, signal: AbortSignal | undefined) =>
    untilAborted(
      () =>
        runLimited(async () => {
          signal?.throwIfAborted();
          return work();
        }),
      signal,
    );
  const durable = new Set<string>();
  let cleanup: Promise<unknown> | undefined;
  const write = <T>(work: () => Promise<T>, signal: AbortSignal | undefined) =>
    run(async () => {
      await (cleanup ??= removeAbandoned(join(folder, TEMPORARY)));
      return work();
    }, signal);
  return {
    async read(key, { signal } = {}) {
      checkKey(key);
      return run(() => read(folder, key), signal);
    },
    async has(key, { signal } = {}) {
      checkKey(key);
      return run(() => has(folder, key), signal);
    },
    async list(prefix, options = {}) {
      checkPrefix(prefix);
      return run(() => list(folder, prefix, options), options.signal);
    },
    async putIfAbsent(key, bytes, { signal } = {}) {
      checkKey(key);
      return write(() => put(folder, key, bytes, durable), signal);
    },
    async replace(key, bytes, { signal } = {}) {
      checkReplaceable(key);
      return write(() => replace(folder, key, bytes, durable), signal);
    },
    async listRevisions(prefix, options = {}) {
      checkPrefix(prefix);
      const keys = await run(() => list(folder, prefix, options), options.signal);
      const revision = (key: string) => run(() => keyRevision(folder, key), options.signal);
      return (await Promise.all(keys.map(revision))).flatMap((found) => found ?? []);
    },
    async removeRevision(key, revision, { signal } = {}) {
      checkReplaceable(key);
      return run(() => removeRevision(folder, key, revision), signal);
    },
  };
}

/**
 * Writes a temporary file to disk and then gives it its final name with `link`, which fails if the name exists. So readers never
 * see partial files, and exactly one of two writers wins.
 */
function put(root: string, key: string, bytes: Uint8Array, durable: Set<string>): Promise<boolean> {
  return writing(root, key, durable, async (file, temporary) => {
    const isNew = !(await exists(file));
    if (isNew) await writeTemporary(temporary, bytes);
    return giveFinalName(root, file, async () => isNew && (await tryLink(temporary, file)));
  });
}

/** Like `put`, but overwrites an existing file with `rename`. */
function replace(root: string, key: string, bytes: Uint8Array, durable: Set<string>): Promise<void> {
  return writing(root, key, durable, async (file, temporary) => {
    await writeTemporary(temporary, bytes);
    await giveFinalName(root, file, () => rename(temporary, file));
  });
}

/** Gives a file its final name, durably. A failure from here on may have had an effect. */
async function giveFinalName<T>(root: string, file: string, name: () => Promise<T>): Promise<T> {
  const named = await name().catch((error: unknown) => {
    throw hadNoEffect(error) ? error : unconfirmedWrite(root, file, error);
  });
  // Also if another process created the file: it may not have synced the folder yet, and our caller relies on the file.
  await syncFolder(dirname(file)).catch((error: unknown) => {
    throw unconfirmedWrite(root, file, error);
  });
  return named;
}

/** Runs a write with a temporary file on the same file system. */
async function writing<T>(
  root: string,
  key: string,
  durable: Set<string>,
  write: (file: string, temporary: string) => Promise<T>,
): Promise<T> {
  const file = join(root, key);
  const temporary = join(root, TEMPORARY, randomUUID());
  try {
    await makeFolder(root, dirname(file), durable);
    await makeFolder(root, dirname(temporary), durable);
    return await write(file, temporary);
  } catch (error) {
    throw error instanceof SiteError ? error : writeFailure(root, file, error);
  } finally {
    // A leftover file only uses space, so it must not fail a completed write.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

const writeTemporary = (temporary: string, bytes: Uint8Array) =>
  writeFile(temporary, bytes, { flag: 'wx', flush: true });

async function tryLink(temporary: string, file: string): Promise<boolean> {
  try {
    await link(temporary, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Creates a folder and syncs its parents: after a power cut, a file exists only if all folders above it do. */
async function makeFolder(root: string, folder: string, durable: Set<string>) {
  if (durable.has(folder)) return;
  const made = await mkdir(folder, { recursive: true });
  const aboveStore = made !== undefined && !made.startsWith(root + sep);
  const top = aboveStore ? dirname(made) : root;
  for (let at = folder; at !== top; at = dirname(at)) await syncFolder(dirname(at));
  durable.add(folder);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
