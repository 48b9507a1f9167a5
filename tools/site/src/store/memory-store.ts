import { checkKey, checkPrefix, checkReplaceable } from './key.ts';
import type { Store } from './store.ts';

/** A store that lives as long as the process: for tests, and for a preview that leaves nothing behind. */
export function memoryStore(): Store {
  const contents = new Map<string, Uint8Array>();
  return {
    async read(key) {
      checkKey(key);
      const bytes = contents.get(key);
      return bytes && copy(bytes);
    },
    async list(prefix) {
      checkPrefix(prefix);
      return [...contents.keys()].filter((key) => key.startsWith(prefix)).sort();
    },
    async putIfAbsent(key, bytes) {
      checkKey(key);
      if (contents.has(key)) return false;
      contents.set(key, copy(bytes));
      return true;
    },
    async replace(key, bytes) {
      checkReplaceable(key);
      contents.set(key, copy(bytes));
    },
  };
}

// Not `slice`: a Buffer's shares its memory.
const copy = (bytes: Uint8Array) => Uint8Array.from(bytes);
