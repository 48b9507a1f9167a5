import { memoryStore } from './memory-store.ts';
import type { KeyRevision, ListOptions, Store, StoreOptions } from './store.ts';

/** A store that shows the content of another one and keeps its own writes in memory: for dry runs. It never writes to the other. */
export function overlayStore(below: Store): Store {
  const written = memoryStore();
  const removed = new Set<string>();
  const revision = async (key: string, options?: StoreOptions): Promise<KeyRevision | undefined> => {
    const own = await written.revision(key, options);
    if (own) return ownRevision(own);
    return removed.has(key) ? undefined : below.revision(key, options);
  };
  const merged = async (prefix: string, options?: ListOptions): Promise<KeyRevision[]> => {
    const [lower, upper] = await Promise.all([
      below.listRevisions(prefix, options),
      written.listRevisions(prefix, options),
    ]);
    const visible = new Map(
      lower.filter(({ key }) => !removed.has(key)).map((revision) => [revision.key, revision]),
    );
    for (const found of upper) visible.set(found.key, ownRevision(found));
    return [...visible.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  };
  return {
    async read(key, options) {
      const own = await written.read(key, options);
      return own ?? (removed.has(key) ? undefined : below.read(key, options));
    },
    has: async (key, options) => (await revision(key, options)) !== undefined,
    list: async (prefix, options) => (await merged(prefix, options)).map(({ key }) => key),
    async putIfAbsent(key, bytes, options) {
      const own = Uint8Array.from(bytes);
      if (!removed.has(key) && (await below.has(key, options))) return false;
      return written.putIfAbsent(key, own, options);
    },
    replace: (key, bytes, options) => written.replace(key, bytes, options),
    revision,
    listRevisions: merged,
    async removeRevision(key, expected, options) {
      const own = expected.startsWith(OWN) ? expected.slice(OWN.length) : '';
      const isOwn = await written.removeRevision(key, own, options);
      if (!isOwn && (await revision(key, options))?.revision !== expected) return false;
      removed.add(key);
      return true;
    },
    ...(below.putAsset && { putAsset: () => Promise.resolve() }),
  };
}

/** Prefix of the revisions of own writes. */
const OWN = 'overlay-';

const ownRevision = (found: KeyRevision) => ({ ...found, revision: OWN + found.revision });
