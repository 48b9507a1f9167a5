import { setMaxListeners } from 'node:events';
import { SiteError } from '../site-error.ts';
import type { Store, StoreOptions } from './store.ts';

/** An operation of a store. */
type Operation<T> = (options: { signal: AbortSignal }) => Promise<T>;

/**
 * Adds a deadline to every operation of a store, because a network file system or an object store may never respond. Reads and
 * listings fail with `STORE_TIMEOUT`, writes with `STORE_WRITE_UNCONFIRMED`: an abandoned write may still take effect.
 */
export function withDeadline(store: Store, ms: number): Store {
  const reading = <T>(at: string, options: StoreOptions | undefined, work: Operation<T>) =>
    beforeDeadline(ms, options, work, () => timedOut(ms, at));
  const writing = <T>(at: string, options: StoreOptions | undefined, work: Operation<T>) =>
    beforeDeadline(ms, options, work, () => unconfirmed(ms, at));
  return {
    read: (key, options) => reading(key, options, (bounded) => store.read(key, bounded)),
    has: (key, options) => reading(key, options, (bounded) => store.has(key, bounded)),
    list: (prefix, options) => reading(prefix, options, (bounded) => store.list(prefix, bounded)),
    revision: (key, options) => reading(key, options, (bounded) => store.revision(key, bounded)),
    listRevisions: (prefix, options) =>
      reading(prefix, options, (bounded) => store.listRevisions(prefix, bounded)),
    putIfAbsent: (key, bytes, options) =>
      writing(key, options, (bounded) => store.putIfAbsent(key, bytes, bounded)),
    replace: (key, bytes, options) => writing(key, options, (bounded) => store.replace(key, bytes, bounded)),
    removeRevision: (key, revision, options) =>
      writing(key, options, (bounded) => store.removeRevision(key, revision, bounded)),
  };
}

async function beforeDeadline<T>(
  ms: number,
  options: StoreOptions | undefined,
  work: Operation<T>,
  error: () => SiteError,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(error()), ms);
  const signal = options?.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal;
  try {
    return await untilAborted(() => work({ signal }), signal);
  } finally {
    clearTimeout(timer);
  }
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

/** Runs work that cannot be ended. Rejects with the reason of the signal as soon as it is aborted; the work goes on then. */
export async function untilAborted<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work();
  signal.throwIfAborted();
  // One signal may end many operations; Node warns of more than ten.
  setMaxListeners(0, signal);
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
