import { LRUCache } from 'lru-cache';
import { type Bodies, type FileSource, type ServedFile, servedFile } from '@vantedge/documents/http';
import { readBody } from './read-body.ts';
import type { BlobHash, StoredBody, Store } from '@vantedge/store';
import type { SiteError } from '@vantedge/errors';

/** Verified bodies of assets in memory, up to a number of bytes. The least recently requested are dropped. */
export interface AssetCache {
  /** The bodies of an asset, if they are in memory. */
  get(hash: BlobHash): Bodies | undefined;
  /**
   * Reads the bodies of an asset from the store, once for all concurrent requests, and keeps them. A damaged one is restored from its
   * encodings if possible. Rejects with the error of the store or of the damage.
   */
  read(url: string, body: StoredBody): Promise<Bodies>;
  /** Adds verified bodies. */
  add(bodies: Bodies): void;
  stats(): AssetCacheStats;
}

export interface AssetCacheStats {
  /** Bytes in memory. */
  bytes: number;
  /** Requests for assets that were in memory. */
  hits: number;
  /** Requests for assets that were not. */
  misses: number;
}

interface Options {
  store: Store;
  /** Maximum number of bytes, with all encodings. A larger asset is read for each request. */
  maxBytes: number;
  /** Called for damage of an asset that can be served nevertheless. */
  onDamage?: (problem: SiteError) => void;
}

/** Creates an empty cache. All releases of a server share it, because assets are identified by their hash. */
export function assetCache({ store, maxBytes, onDamage = () => undefined }: Options): AssetCache {
  const cache = new LRUCache<BlobHash, Bodies>({ maxSize: Math.max(maxBytes, 1), sizeCalculation: sizeOf });
  const reading = new Map<BlobHash, Promise<Bodies>>();
  const stats = { hits: 0, misses: 0 };
  const add = (bodies: Bodies) => void cache.set(bodies.identity.hash, bodies);

  async function readOnce(url: string, body: StoredBody): Promise<Bodies> {
    try {
      const { bodies, damage } = await readBody(store, url, body, { canRestore: true });
      for (const problem of damage) onDamage(problem);
      add(bodies);
      return bodies;
    } finally {
      reading.delete(body.identity);
    }
  }

  return {
    add,
    get(hash) {
      const found = cache.get(hash);
      if (found) stats.hits += 1;
      return found;
    },
    read(url, body) {
      stats.misses += 1;
      const read = reading.get(body.identity) ?? readOnce(url, body);
      reading.set(body.identity, read);
      return read;
    },
    stats: () => ({ bytes: cache.calculatedSize, ...stats }),
  };
}

/** Size of all encodings. The library accepts no size of 0. */
const sizeOf = ({ identity, br, gzip }: Bodies) =>
  Math.max(1, identity.bytes.length + (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0));

/** An asset that is read from the store when it is requested and not in memory. */
export interface LiveAsset {
  /** The asset, if it is in memory. */
  cached(): ServedFile | undefined;
  /** Reads and verifies the asset. Rejects with a `SiteError` while it is damaged or the store does not respond. */
  load(): Promise<ServedFile>;
}

/** An asset of a release. Its headers are computed once while it is in memory. */
export function liveAsset(
  cache: AssetCache,
  url: string,
  body: StoredBody,
  source: Omit<FileSource, 'bodies'>,
): LiveAsset {
  // Weak: what the cache drops must not stay in memory.
  const files = new WeakMap<Bodies, ServedFile>();
  const fileOf = (bodies: Bodies): ServedFile => {
    const file = files.get(bodies) ?? servedFile({ ...source, bodies });
    files.set(bodies, file);
    return file;
  };
  return {
    cached() {
      const bodies = cache.get(body.identity);
      return bodies && fileOf(bodies);
    },
    load: async () => fileOf(await cache.read(url, body)),
  };
}
