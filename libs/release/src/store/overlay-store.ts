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
    read: async (key) => (await written.read(key)) ?? below.read(key),
    async list(prefix) {
      const keys = [...(await below.list(prefix)), ...(await written.list(prefix))];
      return [...new Set(keys)].sort();
    },
    async putIfAbsent(key, bytes) {
      const own = Uint8Array.from(bytes);
      return !(await below.revision(key)) && written.putIfAbsent(key, own);
    },
  };
}
