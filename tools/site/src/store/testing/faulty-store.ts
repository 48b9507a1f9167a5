import type { Store } from '../store.ts';

/** When the failing operation fails: before it has any effect, or after it, as when only the answer is lost. */
export type Fault = 'before' | 'after';

/** A store whose operation number `at` (from 1) fails; `operations` tells how many were asked for. */
export function faultyStore(inner: Store, at: number, fault: Fault): Store & { operations: () => number } {
  let operations = 0;
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    operations += 1;
    const fails = operations === at;
    if (fails && fault === 'before') throw new Error(`operation ${at} fails`);
    const result = await work();
    if (fails) throw new Error(`the answer to operation ${at} is lost`);
    return result;
  };
  return {
    operations: () => operations,
    read: (key) => through(() => inner.read(key)),
    list: (prefix) => through(() => inner.list(prefix)),
    putIfAbsent: (key, bytes) => through(() => inner.putIfAbsent(key, bytes)),
    replace: (key, bytes) => through(() => inner.replace(key, bytes)),
    listRevisions: (prefix) => through(() => inner.listRevisions(prefix)),
    removeRevision: (key, revision) => through(() => inner.removeRevision(key, revision)),
  };
}
