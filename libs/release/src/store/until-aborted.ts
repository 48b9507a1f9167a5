import { setMaxListeners } from 'node:events';

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
