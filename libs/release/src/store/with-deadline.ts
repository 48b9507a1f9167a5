import { SiteError } from '../site-error.ts';
import type { Store } from './store.ts';

/**
 * Adds a deadline to every operation of a store, because a network file system or an object store may never respond. Reads and
 * listings fail with `STORE_TIMEOUT`, writes with `STORE_WRITE_UNCONFIRMED`: an abandoned write may still take effect.
 */
export function withDeadline(store: Store, ms: number): Store {
  const reading = <T>(at: string, work: Promise<T>) => beforeDeadline(ms, work, () => timedOut(ms, at));
  const writing = <T>(at: string, work: Promise<T>) => beforeDeadline(ms, work, () => unconfirmed(ms, at));
  return {
    read: (key) => reading(key, store.read(key)),
    list: (prefix) => reading(prefix, store.list(prefix)),
    revision: (key) => reading(key, store.revision(key)),
    listRevisions: (prefix) => reading(prefix, store.listRevisions(prefix)),
    putIfAbsent: (key, bytes) => writing(key, store.putIfAbsent(key, bytes)),
    replace: (key, bytes) => writing(key, store.replace(key, bytes)),
    removeRevision: (key, revision) => writing(key, store.removeRevision(key, revision)),
  };
}

async function beforeDeadline<T>(ms: number, work: Promise<T>, error: () => SiteError): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error()), ms);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

const timedOut = (ms: number, at: string) =>
  new SiteError('STORE_TIMEOUT', `The store did not respond for ${at} within ${ms / 1000} s.`, {
    at,
    fix: 'check the disk or network behind --store; the server retries automatically',
  });

const unconfirmed = (ms: number, at: string) =>
  new SiteError('STORE_WRITE_UNCONFIRMED', `The store did not confirm writing ${at} within ${ms / 1000} s.`, {
    at,
    fix: 'check the disk or network behind --store, then repeat the command',
  });
