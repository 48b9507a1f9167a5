import { memoryStore } from './memory-store.ts';
import type { KeyRevision, ListOptions, Store } from './store.ts';

/** A store that shows the content of another one and keeps its own writes in memory: for dry runs. It never writes to the other. */
export function overlayStore(below: Store): Store {
  const written = memoryStore();
  const removed = new Set<string>();
  /** Revision of a key below, if it is visible. */
  const revisionBelow = async (key: string) => {
    const folder = key.slice(0, key.lastIndexOf('/') + 1);
    const found = (await below.listRevisions(folder)).find((other) => other.key === key);
    return removed.has(key) || (await written.has(key)) ? undefined : found?.revision;
  };
  const merged = async (prefix: string, options?: ListOptions): Promise<KeyRevision[]> => {
    const [lower, upper] = await Promise.all([
      below.listRevisions(prefix, options),
      written.listRevisions(prefix, options),
    ]);
    const visible = new Map(
      lower.filter(({ key }) => !removed.has(key)).map((revision) => [revision.key, revision]),
    );
    for (const revision of upper)
      visible.set(revision.key, { ...revision, revision: `overlay-${revision.revision}` });
    return [...visible.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  };
  return {
    async read(key, options) {
      const own = await written.read(key, options);
      return own ?? (removed.has(key) ? undefined : below.read(key, options));
    },
    async has(key, options) {
      return (await written.has(key, options)) || (!removed.has(key) && (await below.has(key, options)));
    },
    async list(prefix, options) {
      const [lower, upper] = await Promise.all([below.list(prefix, options), written.list(prefix, options)]);
      return [...new Set([...lower.filter((key) => !removed.has(key)), ...upper])].sort();
    },
    async putIfAbsent(key, bytes, options) {
      const own = Uint8Array.from(bytes);
      if (!removed.has(key) && (await below.has(key, options))) return false;
      return written.putIfAbsent(key, own, options);
    },
    replace: (key, bytes, options) => written.replace(key, bytes, options),
    listRevisions: merged,
    async removeRevision(key, revision, options) {
      const ownRevision = /^overlay-(.*)$/.exec(revision)?.[1];
      // Throws for a log entry.
      if (await written.removeRevision(key, ownRevision ?? '', options)) {
        removed.add(key);
        return true;
      }
      if ((await revisionBelow(key)) !== revision || removed.has(key)) return false;
      removed.add(key);
      return true;
    },
    ...(below.putAsset && { putAsset: () => Promise.resolve() }),
  };
}
