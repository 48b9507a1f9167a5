import type { Store } from '@vantedge/store';

/** The store, in which `rival` runs to completion just before the next log entry is written. */
export function racingStore(store: Store, rival: () => Promise<unknown>): Store {
  let isFirst = true;
  return {
    ...store,
    async putIfAbsent(key, bytes) {
      if (key.startsWith('channels/') && isFirst) {
        isFirst = false;
        await rival();
      }
      return store.putIfAbsent(key, bytes);
    },
  };
}
