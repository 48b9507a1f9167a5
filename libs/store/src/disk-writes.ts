import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SiteError } from '@vantedge/errors';
import { getErrorCode, isWriteRejected, unconfirmedWrite, writeFailure } from './disk-failure.ts';
import { LOGS, RENEW_AFTER_MS, TEMPORARY } from './store.ts';

/**
 * Writes a temporary file to disk and then gives it its final name with `link`, which fails if the name exists. So readers never
 * see partial files, and exactly one of two writers wins. An old file is replaced by a copy, which is a new revision.
 */
export function put(root: string, key: string, bytes: Uint8Array, make: MakeFolder): Promise<boolean> {
  return writing(root, key, make, async (file, temporary) => {
    const modifiedAt = await modificationTime(file);
    const isOld =
      modifiedAt !== undefined && !key.startsWith(LOGS) && Date.now() - modifiedAt > RENEW_AFTER_MS;
    const present = isOld ? await readIfPresent(file) : undefined;
    // An old file that is gone now has been removed as garbage.
    const isNew = modifiedAt === undefined || (isOld && !present);
    if (isNew || present) await writeTemporary(temporary, present ?? bytes);
    return giveFinalName(root, file, async () => {
      if (present) await rename(temporary, file);
      return isNew && (await tryLink(temporary, file));
    });
  });
}

/** Like `put`, but overwrites an existing file with `rename`. */
export function replace(root: string, key: string, bytes: Uint8Array, make: MakeFolder): Promise<void> {
  return writing(root, key, make, async (file, temporary) => {
    await writeTemporary(temporary, bytes);
    await giveFinalName(root, file, () => rename(temporary, file));
  });
}

/** Gives a file its final name, durably. A failure from here on may have had an effect. */
async function giveFinalName<T>(root: string, file: string, name: () => Promise<T>): Promise<T> {
  const named = await name().catch((error: unknown) => {
    throw isWriteRejected(error) ? error : unconfirmedWrite(root, file, error);
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
  make: MakeFolder,
  write: (file: string, temporary: string) => Promise<T>,
): Promise<T> {
  const file = join(root, key);
  const temporary = join(root, TEMPORARY, randomUUID());
  try {
    await make(dirname(file));
    await make(dirname(temporary));
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
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Time of the last write of a file, in milliseconds since 1970; undefined if it does not exist. */
const modificationTime = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

const readIfPresent = (file: string) =>
  readFile(file).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  });

/** Creates a folder of a store. */
export type MakeFolder = (folder: string) => Promise<void>;

/**
 * Returns a function that creates folders of the store at `root`, each once, and syncs their parents: after a power cut, a file exists
 * only if all folders above it do. What others create or remove later is not noticed.
 */
export function folderMaker(root: string, sync = syncFolder): MakeFolder {
  const made = new Map<string, Promise<void>>();

  function make(folder: string): Promise<void> {
    const making = made.get(folder) ?? create(folder);
    made.set(folder, making);
    making.catch(() => made.delete(folder));
    return making;
  }

  async function create(folder: string) {
    if (folder === root) return createRoot();
    await make(dirname(folder));
    await mkdir(folder, { recursive: true });
    // Also if it exists: another process may have created it just now.
    await sync(dirname(folder));
  }

  async function createRoot() {
    const first = await mkdir(root, { recursive: true });
    if (first === undefined) return;
    for (let at = root; at !== dirname(first); at = dirname(at)) await sync(dirname(at));
  }

  return make;
}

/** Syncs a folder, so that its entries survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
