import type { Store } from '../store.ts';

/** Whether an operation fails before it takes effect, or afterwards, as if the response was lost. */
export type Fault = 'before' | 'after';

/** A store whose operation number `at` (1-based) fails. `operations` returns the number of operations so far. */
export function faultyStore(inner: Store, at: number, fault: Fault): Store & { operations: () => number } {
  let operations = 0;
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    operations += 1;
    const fails = operations === at;
    if (fails && fault === 'before') throw new Error(`operation ${at} fails`);
    const result = await work();
    if (fails) throw new Error(`the response to operation ${at} is lost`);
    return result;
  };
  return {
    operations: () => operations,
    read: (key, options) => through(() => inner.read(key, options)),
    has: (key, options) => through(() => inner.has(key, options)),
    list: (prefix, options) => through(() => inner.list(prefix, options)),
    putIfAbsent: (key, bytes, options) => through(() => inner.putIfAbsent(key, bytes, options)),
    replace: (key, bytes, options) => through(() => inner.replace(key, bytes, options)),
    revision: (key, options) => through(() => inner.revision(key, options)),
    listRevisions: (prefix, options) => through(() => inner.listRevisions(prefix, options)),
    removeRevision: (key, revision, options) => through(() => inner.removeRevision(key, revision, options)),
  };
}
