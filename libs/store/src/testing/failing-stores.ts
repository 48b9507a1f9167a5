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
    read: (key) => through(() => inner.read(key)),
    list: (prefix) => through(() => inner.list(prefix)),
    putIfAbsent: (key, bytes) => through(() => inner.putIfAbsent(key, bytes)),
    replace: (key, bytes) => through(() => inner.replace(key, bytes)),
    revision: (key) => through(() => inner.revision(key)),
    listRevisions: (prefix) => through(() => inner.listRevisions(prefix)),
    removeRevision: (key, revision) => through(() => inner.removeRevision(key, revision)),
  };
}

/** A store in which only keys with one of these prefixes can be created, replaced or removed; other writes throw. */
export function restrictedStore(store: Store, prefixes: readonly string[]): Store {
  const check = (key: string) => {
    if (prefixes.some((prefix) => key.startsWith(prefix))) return;
    throw new Error(`${key} must not be written: only ${prefixes.join(', ') || 'nothing'} may be`);
  };
  return {
    ...store,
    async putIfAbsent(key, ...rest) {
      check(key);
      return store.putIfAbsent(key, ...rest);
    },
    async replace(key, ...rest) {
      check(key);
      return store.replace(key, ...rest);
    },
    async removeRevision(key, ...rest) {
      check(key);
      return store.removeRevision(key, ...rest);
    },
  };
}

/** A store in which a test can alter or delete the value of a key, like a failing disk. */
export interface TamperedStore extends Store {
  /** Replaces or deletes the bytes of a key. */
  tamper(key: string, bytes: Uint8Array | undefined): void;
  /** Makes every read fail with an error, until it is called without one. */
  breakDown(error?: Error): void;
}

export function tamperedStore(inner: Store): TamperedStore {
  const altered = new Map<string, Uint8Array | undefined>();
  let failure: Error | undefined;
  return {
    ...inner,
    async read(key) {
      if (failure) throw failure;
      return altered.has(key) ? altered.get(key) : inner.read(key);
    },
    replace(key, bytes) {
      altered.delete(key);
      return inner.replace(key, bytes);
    },
    async list(prefix) {
      const keys = new Set(await inner.list(prefix));
      for (const [key, bytes] of altered) {
        if (!key.startsWith(prefix)) continue;
        if (bytes) keys.add(key);
        else keys.delete(key);
      }
      return [...keys].sort();
    },
    async putIfAbsent(key, bytes) {
      if (!altered.has(key)) return inner.putIfAbsent(key, bytes);
      if (altered.get(key)) return false;
      altered.set(key, bytes);
      return true;
    },
    tamper: (key, bytes) => void altered.set(key, bytes),
    breakDown: (error) => void (failure = error),
  };
}
