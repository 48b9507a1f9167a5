import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStore, memoryStore, type Store } from '@vantedge/release/store';
import { withTemporaryFolder } from '@vantedge/release/testing';

const HOUR_MS = 3_600_000;

/** A store that lets a test change the age of keys. */
export interface AgedStore {
  store: Store;
  /** Sets the age of a key, in hours. */
  age(key: string, hours: number): Promise<void>;
}

/** Runs tests with a new store of each adapter, by name. */
export const agedStores: Record<string, (work: (aged: AgedStore) => Promise<void>) => Promise<void>> = {
  memory: (work) => {
    let now = Date.now();
    const store = memoryStore({ now: () => now });
    const age = async (key: string, hours: number) => {
      now = Date.now() - hours * HOUR_MS;
      await store.replace(key, (await store.read(key))!);
      now = Date.now();
    };
    return work({ store, age });
  },
  disk: (work) =>
    withTemporaryFolder((root) => {
      const age = (key: string, hours: number) => {
        const then = new Date(Date.now() - hours * HOUR_MS);
        return utimes(join(root, key), then, then);
      };
      return work({ store: diskStore(root), age });
    }),
};
