import { memoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

/**
 * A store that shows the content of another one and keeps its own writes in memory: for dry runs. It never writes to the other. Revisions
 * are those of its own writes, because garbage collection has a dry run of its own.
 */
export function overlayStore(below: Store): Store {
  const written = memoryStore();
  return {
    ...written,
    read: async (key, options) => (await written.read(key, options)) ?? below.read(key, options),
    has: async (key, options) => (await written.has(key, options)) || below.has(key, options),
    async list(prefix, options) {
      const keys = [...(await below.list(prefix, options)), ...(await written.list(prefix, options))];
      return [...new Set(keys)].sort();
    },
    async putIfAbsent(key, bytes, options) {
      const own = Uint8Array.from(bytes);
      if (await below.has(key, options)) return false;
      return written.putIfAbsent(key, own, options);
    },
  };
}
