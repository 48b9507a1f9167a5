import { SiteError } from '../site-error.ts';
import type { Store } from './store.ts';

/**
 * The same store, whose reads and listings fail with `STORE_TIMEOUT` after `ms` milliseconds: a network file system or an
 * object store may never answer. Writes have no deadline, because one that is given up may still take effect.
 */
export function withReadDeadline(store: Store, ms: number): Store {
  return {
    ...store,
    read: (key) => withTimeout(ms, key, store.read(key)),
    list: (prefix) => withTimeout(ms, prefix, store.list(prefix)),
    listRevisions: (prefix) => withTimeout(ms, prefix, store.listRevisions(prefix)),
  };
}

async function withTimeout<T>(ms: number, at: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut(ms, at)), ms);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

const timedOut = (ms: number, at: string) =>
  new SiteError('STORE_TIMEOUT', `The store did not answer for ${at} within ${ms / 1000} s.`, {
    at,
    fix: 'check that the disk or network behind --store answers; the server tries again by itself',
  });
