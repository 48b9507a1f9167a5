import pLimit from 'p-limit';
import { SiteError } from '@vantedge/errors';
import type { Store } from './store.ts';

/** Operations that run at once. Others wait, and their time has not begun. */
const MAX_RUNNING = 32;

/** Time that an upload may take in addition, in whole milliseconds: the uplink of a publisher may have 32 kB/s. */
export const uploadMs = (bytes: number): number => Math.ceil(bytes / 32);

/**
 * Adds a deadline to every operation of a store, because a network file system or an object store may never respond. It begins when the
 * operation does; each page of a listing has its own, and a write has more time for more bytes. Reads and listings fail with
 * `STORE_TIMEOUT`, writes with `STORE_WRITE_UNCONFIRMED`: an abandoned write may still take effect.
 */
export function withDeadline(store: Store, ms: number): Store {
  const run = pLimit(MAX_RUNNING);
  const reading = <T>(at: string, work: Work<T>) =>
    run(() => beforeDeadline(ms, work, () => timedOut(ms, at)));
  const writing = <T>(at: string, bytes: number, work: Work<T>) => {
    const allowed = ms + uploadMs(bytes);
    return run(() => beforeDeadline(allowed, work, () => unconfirmed(allowed, at)));
  };
  return {
    read: (key) => reading(key, () => store.read(key)),
    list: (prefix) => reading(prefix, (onPage) => store.list(prefix, onPage)),
    revision: (key) => reading(key, () => store.revision(key)),
    listRevisions: (prefix) => reading(prefix, (onPage) => store.listRevisions(prefix, onPage)),
    putIfAbsent: (key, bytes) => writing(key, bytes.length, () => store.putIfAbsent(key, bytes)),
    replace: (key, bytes) => writing(key, bytes.length, () => store.replace(key, bytes)),
    removeRevision: (key, revision) => writing(key, 0, () => store.removeRevision(key, revision)),
  };
}

/** An operation that calls `onPage` whenever its deadline begins again. */
type Work<T> = (onPage: () => void) => Promise<T>;

async function beforeDeadline<T>(ms: number, work: Work<T>, error: () => SiteError): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error()), ms);
  });
  return Promise.race([work(() => timer?.refresh()), deadline]).finally(() => {
    clearTimeout(timer);
    timer = undefined;
  });
}

const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

const timedOut = (ms: number, at: string) =>
  new SiteError('STORE_TIMEOUT', `The store did not respond for ${at} within ${seconds(ms)}.`, {
    at,
    fix: 'check the disk or network behind --store; the server retries automatically',
  });

const unconfirmed = (ms: number, at: string) =>
  new SiteError('STORE_WRITE_UNCONFIRMED', `The store did not confirm writing ${at} within ${seconds(ms)}.`, {
    at,
    fix: 'check the disk or network behind --store, then repeat the command',
  });
