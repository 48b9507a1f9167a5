import type { Store } from '../store.ts';

/** Current revision of a key. */
export const revisionOf = async (store: Store, key: string) =>
  (await store.listRevisions('')).find((found) => found.key === key)!.revision;
