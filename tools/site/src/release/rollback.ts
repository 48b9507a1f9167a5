import { SiteError } from '../site-error.ts';

/** A value that went live. */
export interface Step<T> {
  value: T;
  isRollback: boolean;
}

/**
 * Yields what was live before the present value, newest first, without what a rollback took back: rolling back twice goes
 * two values back, not forth again to the one that was just taken down. Reads the steps, which come newest first, only as
 * far as it needs them.
 */
export async function* valuesBefore<T>(newestFirst: AsyncIterable<Step<T>>): AsyncGenerator<T, void, void> {
  const steps: Step<T>[] = [];
  let yielded = 0;
  // Evaluated whenever the number of steps has doubled, so that a long search stays linear.
  let evaluateAt = 2;
  for await (const step of newestFirst) {
    steps.push(step);
    if (steps.length < evaluateAt) continue;
    evaluateAt *= 2;
    const before = history(steps, false);
    yield* before.slice(yielded);
    yielded = Math.max(yielded, before.length);
  }
  yield* history(steps, true).slice(yielded);
}

/**
 * What was live before the last value, newest first. A rollback to a past value forgets all after it. Unless the steps
 * are `whole`, a rollback to a value that is not among them may be one to an earlier value: what is below it is unknown.
 */
function history<T>(newestFirst: readonly Step<T>[], isWhole: boolean): T[] {
  let past: T[] = [];
  for (const { value, isRollback } of newestFirst.toReversed()) {
    const known = isRollback ? past.lastIndexOf(value) : -1;
    if (known >= 0) past.length = known + 1;
    else if (isRollback && !isWhole) past = [value];
    else if (past.at(-1) !== value) past.push(value);
  }
  return past.slice(0, -1).reverse();
}

/** An error for a channel or section of which nothing was live before. */
export function noPreviousRelease(message: string, fix: string): SiteError {
  return new SiteError('NO_PREVIOUS_RELEASE', message, { fix });
}
