import type { BlobHash, StoredBody } from '../records/model.ts';
import type { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { readBody } from './read-body.ts';
import type { Bodies } from './served-file.ts';

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
  onDamage: (problem: SiteError) => void;
}

/** Creates an empty cache. All releases of a server share it, because assets are identified by their hash. */
export function assetCache({ store, maxBytes, onDamage }: Options): AssetCache {
  // Ordered by last request.
  const cache = new Map<BlobHash, Bodies>();
  const reading = new Map<BlobHash, Promise<Bodies>>();
  const stats = { bytes: 0, hits: 0, misses: 0 };

  function remove(hash: BlobHash) {
    const bodies = cache.get(hash);
    if (bodies && cache.delete(hash)) stats.bytes -= sizeOf(bodies);
  }

  function add(bodies: Bodies) {
    const { hash } = bodies.identity;
    remove(hash);
    if (sizeOf(bodies) > maxBytes) return;
    cache.set(hash, bodies);
    stats.bytes += sizeOf(bodies);
    for (const [oldest] of cache) {
      if (stats.bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  async function readOnce(url: string, body: StoredBody): Promise<Bodies> {
    try {
      const bodies = await readBody(store, url, body, { onDamage, canRestore: true });
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
      if (!found) return undefined;
      stats.hits += 1;
      cache.delete(hash);
      cache.set(hash, found);
      return found;
    },
    read(url, body) {
      stats.misses += 1;
      const read = reading.get(body.identity) ?? readOnce(url, body);
      reading.set(body.identity, read);
      return read;
    },
    stats: () => ({ ...stats }),
  };
}

/** Size of all encodings. */
const sizeOf = ({ identity, br, gzip }: Bodies) =>
  identity.bytes.length + (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0);
