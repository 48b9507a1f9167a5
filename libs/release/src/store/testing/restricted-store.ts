import type { Store } from '../store.ts';

/** A store in which only keys with one of these prefixes can be created, replaced or removed; other writes throw. */
export function restrictedStore(store: Store, prefixes: readonly string[]): Store {
  const check = (key: string) => {
    if (prefixes.some((prefix) => key.startsWith(prefix))) return;
    throw new Error(`${key} must not be written: only ${prefixes.join(', ') || 'nothing'} may be`);
  };
  return {
    ...store,
    async putIfAbsent(key, ...rest) {
      check(key);
      return store.putIfAbsent(key, ...rest);
    },
    async replace(key, ...rest) {
      check(key);
      return store.replace(key, ...rest);
    },
    async removeRevision(key, ...rest) {
      check(key);
      return store.removeRevision(key, ...rest);
    },
    async putAsset(key) {
      check(key);
    },
  };
}
