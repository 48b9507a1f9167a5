import type { StoredBody } from '../records/model.ts';
import type { AssetCache } from './asset-cache.ts';
import { type Bodies, type FileSource, type ServedFile, servedFile } from './served-file.ts';

/** An asset that is read from the store when it is requested and not in memory. */
export interface LiveAsset {
  /** The asset, if it is in memory. */
  cached(): ServedFile | undefined;
  /** Reads and verifies the asset. Rejects with a `SiteError` while it is damaged or the store does not respond. */
  load(): Promise<ServedFile>;
}

/** Returns a function that creates the assets of one release, with headers that are computed once while an asset is in memory. */
export function liveAssets(cache: AssetCache) {
  // Weak: what the cache drops must not stay in memory.
  const served = new WeakMap<Bodies, Map<string, ServedFile>>();
  return (url: string, body: StoredBody, source: Omit<FileSource, 'bodies'>): LiveAsset => {
    const fileOf = (bodies: Bodies): ServedFile => {
      const files = served.get(bodies) ?? new Map<string, ServedFile>();
      const file = files.get(url) ?? servedFile({ ...source, bodies });
      if (!files.size) served.set(bodies, files);
      files.set(url, file);
      return file;
    };
    return {
      cached() {
        const bodies = cache.get(body.identity);
        return bodies && fileOf(bodies);
      },
      load: async () => fileOf(await cache.read(url, body)),
    };
  };
}
