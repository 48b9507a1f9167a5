import { checkKey, checkPrefix, checkReplaceable } from './key.ts';
import type { Store } from './store.ts';

interface Stored {
  bytes: Uint8Array;
  modifiedAt: number;
  revision: string;
}

/**
 * A store in memory, for tests and temporary use. `now` returns the time in milliseconds since 1970.
 */
export function memoryStore({ now = Date.now }: { now?: () => number } = {}): Store {
  const contents = new Map<string, Stored>();
  let writes = 0;
  const write = (key: string, bytes: Uint8Array) => {
    writes += 1;
    contents.set(key, { bytes: copy(bytes), modifiedAt: now(), revision: String(writes) });
  };
  const list = (prefix: string) => [...contents.keys()].filter((key) => key.startsWith(prefix)).sort();
  return {
    async read(key) {
      checkKey(key);
      const found = contents.get(key);
      return found && copy(found.bytes);
    },
    async list(prefix) {
      checkPrefix(prefix);
      return list(prefix);
    },
    async putIfAbsent(key, bytes) {
      checkKey(key);
      if (contents.has(key)) return false;
      write(key, bytes);
      return true;
    },
    async replace(key, bytes) {
      checkReplaceable(key);
      write(key, bytes);
    },
    async listRevisions(prefix) {
      checkPrefix(prefix);
      return list(prefix).map((key) => {
        const { modifiedAt, revision } = contents.get(key)!;
        return { key, modifiedAt, revision };
      });
    },
    async removeRevision(key, revision) {
      checkReplaceable(key);
      return contents.get(key)?.revision === revision && contents.delete(key);
    },
  };
}

// Not `slice`, because slices of a Buffer share its memory.
const copy = (bytes: Uint8Array) => Uint8Array.from(bytes);
