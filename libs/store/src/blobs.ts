import { createHash } from 'node:crypto';
import { command, type Fix, SiteError } from '@vantedge/errors';
import type { Store } from './store.ts';

/** SHA-256 of a blob, in hex. Its name below `blobs/`. */
export type BlobHash = string;

/** Store key of a blob: `blobs/<first two digits>/<hash>`, which spreads blobs over 256 folders. */
export function blobKey(hash: BlobHash): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError(`'${hash}' is not a blob hash`);
  return `blobs/${hash.slice(0, 2)}/${hash}`;
}

/** A publish of the live version of a section repairs its files, and the documents of all pages. */
export const REPAIR: Fix = [command('site', 'publish', '<section>'), 'with the build of its live version'];

/** Stores bytes under their hash and returns it. Existing bytes are verified, and replaced if damaged. */
export async function putBlob(store: Store, bytes: Uint8Array): Promise<BlobHash> {
  const hash = sha256(bytes);
  await putVerified(store, blobKey(hash), bytes);
  return hash;
}

/** Reads and verifies a blob. Throws `BLOB_NOT_FOUND` or `BLOB_HASH_MISMATCH`. */
export async function readBlob(store: Store, hash: BlobHash): Promise<Uint8Array> {
  const at = blobKey(hash);
  const bytes = await store.read(at);
  if (!bytes) {
    throw new SiteError('BLOB_NOT_FOUND', `${at} does not exist in the store, but a release uses it.`, {
      at,
      fix: REPAIR,
    });
  }
  if (sha256(bytes) !== hash) {
    throw new SiteError('BLOB_HASH_MISMATCH', `The content of ${at} does not match its hash.`, {
      at,
      fix: REPAIR,
    });
  }
  return bytes;
}

/** Like `readBlob`, for a text. */
export const readText = async (store: Store, hash: BlobHash): Promise<string> =>
  Buffer.from(await readBlob(store, hash)).toString();

/** SHA-256 of bytes, in hex. */
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Stores bytes under a key that is derived from them. An existing key is compared, and replaced if it is damaged. So publishing a
 * build again repairs its files in the store.
 */
export async function putVerified(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  if (await store.putIfAbsent(key, bytes)) return;
  const present = await store.read(key);
  // Garbage collection has removed it in the meantime.
  if (!present && (await store.putIfAbsent(key, bytes))) return;
  if (present && Buffer.compare(present, bytes) === 0) return;
  try {
    await store.replace(key, bytes);
  } catch (error) {
    if (!(error instanceof SiteError && error.code === 'STORE_ACCESS_DENIED')) throw error;
    throw new SiteError(error.code, `${key} is damaged, and these credentials may not replace it.`, {
      at: key,
      fix: 'repeat the command with the credentials of the gc role, which may repair the store',
      cause: error,
    });
  }
}
