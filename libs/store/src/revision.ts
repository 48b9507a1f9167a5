import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getErrorCode, unconfirmedWrite, readFailure, writeFailure } from './disk-failure.ts';
import { type KeyRevision, TEMPORARY } from './store.ts';
import { syncFolder } from './disk-writes.ts';

/** Revision of a key of the store at `root`; undefined if it does not exist. Throws `STORE_READ_FAILED`. */
export async function keyRevision(root: string, key: string): Promise<KeyRevision | undefined> {
  const file = join(root, key);
  const found = await revisionOf(file).catch((error: unknown) => {
    throw readFailure(root, file, error);
  });
  return found && { key, ...found };
}

/**
 * Removes a key of the store at `root` if it still has this revision; returns whether it did. A file cannot be compared and removed
 * atomically. So it is first moved away, which takes exactly one revision, and restored if that is a newer one.
 */
export async function removeRevision(root: string, key: string, revision: string): Promise<boolean> {
  const file = join(root, key);
  const taken = join(root, TEMPORARY, randomUUID());
  try {
    // Without this check, every newer revision would briefly be missing, not only one written right after it.
    if ((await revisionOf(file))?.revision !== revision) return false;
    await mkdir(dirname(taken), { recursive: true });
    await rename(file, taken);
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return false;
    throw writeFailure(root, file, error);
  }
  try {
    const found = await revisionOf(taken);
    if (found && found.revision !== revision) {
      await restore(taken, file);
      return false;
    }
  } catch (error) {
    // The bytes stay in the temporary file, which is kept for a day.
    throw unconfirmedWrite(root, file, error);
  }
  await rm(taken, { force: true }).catch(() => undefined);
  return true;
}

/** Revision of a file; undefined if it does not exist. Every write creates a new file with its own inode and time. */
async function revisionOf(file: string): Promise<Omit<KeyRevision, 'key'> | undefined> {
  try {
    const found = await stat(file, { bigint: true });
    if (!found.isFile()) return undefined;
    const { ino, mtimeNs, mtimeMs, size } = found;
    return { modifiedAt: Number(mtimeMs), revision: `${ino}-${mtimeNs}`, size: Number(size) };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(error))) return undefined;
    throw error;
  }
}

/** Restores a file, unless the same bytes have been written again in the meantime. */
async function restore(taken: string, file: string) {
  await link(taken, file).catch((error: unknown) => {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  });
  await syncFolder(dirname(file));
  await rm(taken, { force: true }).catch(() => undefined);
}
