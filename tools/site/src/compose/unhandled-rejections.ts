import { setImmediate } from 'node:timers/promises';

/**
 * Runs work that loads code of sections, and returns its result. Rejects with the first rejection that no code handled
 * meanwhile, such as one at the top of a module: without this it would end the process with a bare stack.
 */
export async function withRejections<T>(
  work: () => Promise<T>,
  explain: (reason: unknown) => unknown,
): Promise<T> {
  const reasons: unknown[] = [];
  const note = (reason: unknown) => void reasons.push(reason);
  process.on('unhandledRejection', note);
  try {
    const result = await work();
    // Node reports a rejection once the microtasks of its turn have run.
    await setImmediate();
    if (reasons.length) throw explain(reasons[0]);
    return result;
  } finally {
    process.off('unhandledRejection', note);
  }
}
