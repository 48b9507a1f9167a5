import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStore } from '../disk-store.ts';
import { memoryStore } from '../memory-store.ts';
import { storeOn } from '../s3/s3-store.ts';
import { fakeS3, TEST_LOCATION } from '../s3/testing/fake-s3.ts';
import type { Store } from '../store.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

const HOUR_MS = 3_600_000;

/** A store that lets a test change the age of keys. */
interface AgedStore {
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
  'simulated S3': (work) => {
    const service = fakeS3(Date.now());
    const age = async (key: string, hours: number) =>
      service.setModifiedAt(key, Date.now() - hours * HOUR_MS);
    return work({ store: storeOn({ send: service.send, location: TEST_LOCATION }), age });
  },
};
