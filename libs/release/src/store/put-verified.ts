import { SiteError } from '../site-error.ts';
import type { Store } from './store.ts';

interface Options {
  /** Whether existing bytes are another record with the same id, as short ids can collide. Throws `RECORD_INTEGRITY` then. */
  isOtherRecord?: (present: Uint8Array) => boolean;
  /** Rewrites an existing key, so that garbage collection treats it as new. */
  renew?: boolean;
}

/**
 * Stores bytes under a key that is derived from them. An existing key is compared, and replaced if it is damaged. So publishing a
 * build again repairs its files in the store.
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
    throw new SiteError('RECORD_INTEGRITY', `${key} contains another record with the same id.`, {
      at: key,
      fix: 'change anything in the section, then build and publish it again',
    });
  }
  await store.replace(key, bytes);
}
