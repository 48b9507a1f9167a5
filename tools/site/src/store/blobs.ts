import { createHash } from 'node:crypto';
import type { BlobHash } from '../release/model.ts';
import { SiteError } from '../site-error.ts';
import { putVerified } from './put-verified.ts';
import type { Store } from './store.ts';

/** The key of a blob: `blobs/<first two digits>/<hash>`, so that no folder holds more than a 256th of them. */
export function blobKey(hash: BlobHash): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError(`'${hash}' is not a blob hash`);
  return `blobs/${hash.slice(0, 2)}/${hash}`;
}

/** Publishing a section repairs its files, rendering a page its document. */
const FIX = 'site publish <section>, from the build that holds it; for a document: site compose';

/** Stores bytes under their own hash and returns it. Bytes that are there already are verified, and replaced if damaged. */
export async function putBlob(store: Store, bytes: Uint8Array): Promise<BlobHash> {
  const hash = sha256(bytes);
  await putVerified(store, blobKey(hash), bytes);
  return hash;
}

/** The bytes with this hash; throws `BLOB_NOT_FOUND` or `BLOB_INTEGRITY`, naming the key, rather than return any others. */
export async function readBlob(store: Store, hash: BlobHash): Promise<Uint8Array> {
  const at = blobKey(hash);
  const bytes = await store.read(at);
  const fix = FIX;
  if (!bytes) {
    throw new SiteError('BLOB_NOT_FOUND', `The store has no ${at}, and a release needs it.`, { at, fix });
  }
  if (sha256(bytes) !== hash) {
    throw new SiteError('BLOB_INTEGRITY', `The bytes of ${at} are not the ones that were stored.`, {
      at,
      fix,
    });
  }
  return bytes;
}

/** SHA-256 of bytes, in hex. */
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
