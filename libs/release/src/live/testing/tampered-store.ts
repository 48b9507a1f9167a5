import type { Store } from '../../store/store.ts';

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
