import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStore } from '../../store/disk-store.ts';
import { memoryStore } from '../../store/memory-store.ts';
import type { Store } from '../../store/store.ts';
import { withTemporaryFolder } from '../../store/testing/temporary-folder.ts';

const HOUR_MS = 3_600_000;

/** A store whose keys a test can age. */
export interface AgedStore {
  store: Store;
  /** Makes a key as old as if it had been written so many hours ago. */
  age(key: string, hours: number): Promise<void>;
}

/** Adapters by name; each gives a fresh store to the work. */
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
