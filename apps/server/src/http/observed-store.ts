import { SiteError } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import type { Observe } from './observation.ts';

/** A store whose failed reads and listings are observed. A key that does not exist is not a failure. */
export function observedStore(store: Store, observe: Observe): Store {
  const watched =
    <A extends unknown[], T>(read: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      read(...args).catch((error: unknown) => {
        observe({ type: 'store-read-failed', code: error instanceof SiteError ? error.code : 'INTERNAL' });
        throw error;
      });
  return { ...store, read: watched(store.read.bind(store)), list: watched(store.list.bind(store)) };
}
