import { memoryStore } from './memory-store.ts';
import { type KeyRevision, LOGS, RENEW_AFTER_MS, type Store } from './store.ts';

/**
 * A store that shows the content of another one and keeps its own writes in memory: for dry runs. It never writes to the other. It lists
 * and removes only revisions of its own writes, because garbage collection has a dry run of its own.
 */
export function overlayStore(below: Store): Store {
  const written = memoryStore();
  /** Revisions of keys that the other store would have renewed. */
  const renewed = new Map<string, KeyRevision>();
  return {
    ...written,
    revision: async (key) => (await written.revision(key)) ?? renewed.get(key) ?? below.revision(key),
    read: async (key) => (await written.read(key)) ?? below.read(key),
    async list(prefix) {
      const keys = [...(await below.list(prefix)), ...(await written.list(prefix))];
      return [...new Set(keys)].sort();
    },
    async putIfAbsent(key, bytes) {
      const own = Uint8Array.from(bytes);
      const found = await below.revision(key);
      if (!found) return written.putIfAbsent(key, own);
      const now = Date.now();
      if (!key.startsWith(LOGS) && now - found.modifiedAt > RENEW_AFTER_MS)
        renewed.set(key, { ...found, modifiedAt: now });
      return false;
    },
  };
}
