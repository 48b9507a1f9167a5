import { SiteError } from '../site-error.ts';
import type { Store } from './store.ts';

/**
 * Adds a timeout to reads and listings of a store, which fail with `STORE_TIMEOUT`: a network file system or an object store may
 * never respond. Writes have no timeout, because an abandoned write may still take effect.
 */
export function withReadDeadline(store: Store, ms: number): Store {
  return {
    ...store,
    read: (key) => withTimeout(ms, key, store.read(key)),
    list: (prefix) => withTimeout(ms, prefix, store.list(prefix)),
    listRevisions: (prefix) => withTimeout(ms, prefix, store.listRevisions(prefix)),
  };
}

async function withTimeout<T>(ms: number, at: string, response: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut(ms, at)), ms);
  });
  try {
    return await Promise.race([response, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

const timedOut = (ms: number, at: string) =>
  new SiteError('STORE_TIMEOUT', `The store did not respond for ${at} within ${ms / 1000} s.`, {
    at,
    fix: 'check the disk or network behind --store; the server retries automatically',
  });
