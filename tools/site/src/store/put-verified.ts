import { SiteError } from '../site-error.ts';
import type { Store } from './store.ts';

/**
 * Stores bytes under a key that follows from them, and makes sure that the key has exactly these bytes: an existing key is
 * read and compared, and damaged bytes are replaced. So publishing a build again repairs what the store has of it.
 * `isOwn` tells whether other bytes have this key by right, which a short digest allows: then `RECORD_CHANGED`.
 */
export async function putVerified(
  store: Store,
  key: string,
  bytes: Uint8Array,
  isOwn: (present: Uint8Array) => boolean = () => false,
): Promise<void> {
  if (await store.putIfAbsent(key, bytes)) return;
  const present = await store.read(key);
  if (present && Buffer.compare(present, bytes) === 0) return;
  if (present && isOwn(present)) {
    throw new SiteError('RECORD_CHANGED', `${key} holds another record with the same id.`, {
      at: key,
      mend: 'change anything in the section, then build and publish it again',
    });
  }
  await store.replace(key, bytes);
}
