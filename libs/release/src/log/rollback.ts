import { type Fix, SiteError } from '@vantedge/errors';

/** A value that was put live. */
export interface Step<T> {
  value: T;
  isRollback: boolean;
}

/**
 * Yields the values that were live before the current one, newest first, without values that a rollback undid: two rollbacks go
 * back two values instead of toggling. Reads the steps, which are sorted newest first, only as far as needed.
 */
export async function* valuesBefore<T>(newestFirst: AsyncIterable<Step<T>>): AsyncGenerator<T, void, void> {
  const steps: Step<T>[] = [];
  let yielded = 0;
  // Evaluated each time the number of steps has doubled, so that a long search takes linear time.
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
 * Values that were live before the last one, newest first. A rollback to an earlier value drops all values after it. If the steps
 * are not complete, a rollback to an unknown value may refer to an earlier step, so that the values before it are unknown.
 */
function history<T>(newestFirst: readonly Step<T>[], isComplete: boolean): T[] {
  let past: T[] = [];
  for (const { value, isRollback } of newestFirst.toReversed()) {
    const known = isRollback ? past.lastIndexOf(value) : -1;
    if (known >= 0) past.length = known + 1;
    else if (isRollback && !isComplete) past = [value];
    else if (past.at(-1) !== value) past.push(value);
  }
  return past.slice(0, -1).reverse();
}

/** Error for a channel or section without an earlier release. */
export function noPreviousRelease(message: string, fix: Fix): SiteError {
  return new SiteError('PREVIOUS_RELEASE_NOT_FOUND', message, { fix });
}
