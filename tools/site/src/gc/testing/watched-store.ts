import type { Store } from '@vantedge/release/store';
import { neededKeys } from './needed-keys.ts';

/** Body of an encoding record is optional: bodies of some formats have none. */
const isOptional = (key: string) => key.startsWith('encodings/');

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
      if (!isOptional(key) && !(await inner.has(key))) violations.push(`${key} is missing`);
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
    async removeRevision(key, revision) {
      needed ??= await neededKeys(inner);
      const isRemoved = await inner.removeRevision(key, revision);
      if (isRemoved && needed.has(key)) violations.push(`${key} was removed`);
      return isRemoved;
    },
  };
  return { store, violations };
}
