import { SiteError } from '../site-error.ts';
import type { Store } from './store.ts';

interface Options {
  /** Whether other bytes have this key by right, which a short digest allows: then `RECORD_INTEGRITY`. */
  isOtherRecord?: (present: Uint8Array) => boolean;
  /** Writes an existing key again, so that garbage collection takes it for a new one. */
  renew?: boolean;
}

/**
 * Stores bytes under a key that follows from them, and makes sure that the key has exactly these bytes: an existing key is
 * read and compared, and damaged bytes are replaced. So publishing a build again repairs what the store has of it.
 */
export async function putVerified(
  store: Store,
  key: string,
  bytes: Uint8Array,
  { isOtherRecord = () => false, renew = false }: Options = {},
): Promise<void> {
  if (await store.putIfAbsent(key, bytes)) return;
  const present = await store.read(key);
  const isSame = present !== undefined && Buffer.compare(present, bytes) === 0;
  if (isSame && !renew) return;
  if (present && !isSame && isOtherRecord(present)) {
    throw new SiteError('RECORD_INTEGRITY', `${key} holds another record with the same id.`, {
      at: key,
      fix: 'change anything in the section, then build and publish it again',
    });
  }
  await store.replace(key, bytes);
}
