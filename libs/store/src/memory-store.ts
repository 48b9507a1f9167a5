import {
  checkKey,
  checkPrefix,
  checkReplaceable,
  type KeyRevision,
  LOGS,
  RENEW_AFTER_MS,
  type Store,
} from './store.ts';

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
  const list = (prefix: string) => {
    checkPrefix(prefix);
    return [...contents.keys()].filter((key) => key.startsWith(prefix)).sort();
  };
  const revisionOf = (key: string): KeyRevision | undefined => {
    const found = contents.get(key);
    if (!found) return undefined;
    const { modifiedAt, revision, bytes } = found;
    return { key, modifiedAt, revision, size: bytes.length };
  };
  return {
    async read(key) {
      checkKey(key);
      const found = contents.get(key);
      return found && copy(found.bytes);
    },
    list: async (prefix) => list(prefix),
    async putIfAbsent(key, bytes) {
      checkKey(key);
      const found = contents.get(key);
      if (!found) write(key, bytes);
      else if (!key.startsWith(LOGS) && now() - found.modifiedAt > RENEW_AFTER_MS) write(key, found.bytes);
      return !found;
    },
    async replace(key, bytes) {
      checkReplaceable(key);
      write(key, bytes);
    },
    async revision(key) {
      checkKey(key);
      return revisionOf(key);
    },
    listRevisions: async (prefix) => list(prefix).map((key) => revisionOf(key)!),
    async removeRevision(key, revision) {
      checkReplaceable(key);
      return contents.get(key)?.revision === revision && contents.delete(key);
    },
  };
}

// Not `slice`, because slices of a Buffer share its memory.
const copy = (bytes: Uint8Array) => Uint8Array.from(bytes);
