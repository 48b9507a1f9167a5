import type { Store } from '../store.ts';

/** Runs work with a new, empty store. */
export type UseStore = (work: (store: Store) => Promise<void>) => Promise<void>;
