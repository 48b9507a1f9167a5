import type { Store } from '@vantedge/release/store';
import { neededKeys } from './needed-keys.ts';

/** Some bodies have no encodings, and only stores on S3 have assets. */
const isOptional = (key: string, { putAsset }: Store) =>
  key.startsWith('encodings/') || (!putAsset && key.startsWith('assets/'));

/**
 * A store that checks the logs at every step: throws when a key is removed that they need, and when an entry is appended without all that
 * it needs.
 */
export function watchedStore(inner: Store): { store: Store; violations: string[] } {
  const violations: string[] = [];
  let needed: Set<string> | undefined;
  const isLog = (key: string) => key.startsWith('channels/') || key.startsWith('encodings/');
  async function check() {
    needed = await neededKeys(inner);
    for (const key of needed)
      if (!isOptional(key, inner) && !(await inner.has(key))) violations.push(`${key} is missing`);
  }
  async function removal(key: string, remove: () => Promise<boolean>) {
    needed ??= await neededKeys(inner);
    const isRemoved = await remove();
    if (isRemoved && needed.has(key)) violations.push(`${key} was removed`);
    return isRemoved;
  }
  const store: Store = {
    ...inner,
    async putIfAbsent(key, bytes) {
      const isCreated = await inner.putIfAbsent(key, bytes);
      if (isCreated && isLog(key)) needed = undefined;
      if (isCreated && key.startsWith('channels/')) await check();
      return isCreated;
    },
    async replace(key, bytes) {
      await inner.replace(key, bytes);
      if (isLog(key)) needed = undefined;
    },
    removeRevision: (key, revision) => removal(key, () => inner.removeRevision(key, revision)),
    ...(inner.removeAsset && {
      removeAsset: (path, revision) => removal(path, () => inner.removeAsset!(path, revision)),
    }),
  };
  return { store, violations };
}
