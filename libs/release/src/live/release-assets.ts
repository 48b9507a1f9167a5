import type { BlobHash, StoredBody } from '../records/model.ts';
import type { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import type { AssetCache } from './asset-cache.ts';
import type { BodyReader } from './body-reader.ts';
import { encodePath } from './canonical-path.ts';
import { contentType } from './content-type.ts';
import { isCorruption } from './is-corruption.ts';
import { type LiveAsset, liveAssets } from './live-asset.ts';
import type { LoggedVersion } from './logged-versions.ts';
import { readBody } from './read-body.ts';
import type { VersionRecords } from './read-ahead.ts';
import { sectionAssets } from './section-assets.ts';
import type { Headers } from './security-headers.ts';
import { type Bodies, type ServedFile, servedFile } from './served-file.ts';

interface Options {
  store: Store;
  versions: readonly LoggedVersion[];
  /** Records of the versions, as far as they are intact. */
  records: VersionRecords;
  /** Id of the release. */
  release: string;
  tagsOf: (of: { section: string }) => Headers | undefined;
  onDamage: 'restore' | 'omit' | undefined;
  addDamage: (problem: SiteError) => void;
}

/** Assets by encoded path. */
export interface ReleaseAssets<T> {
  assets: Map<string, T>;
  /** Damage in earlier releases. */
  warnings: SiteError[];
}

/** Loads the assets of all versions into memory. */
export async function loadedAssets(reader: BodyReader, options: Options): Promise<ReleaseAssets<ServedFile>> {
  const { store, versions, records, onDamage, addDamage } = options;
  const read = (url: string, body: StoredBody) => reader.read(url, body);
  const onOmit = onDamage === 'omit' ? addDamage : undefined;
  const { assets, warnings } = await sectionAssets<Bodies>(store, versions, read, { records, onOmit });
  const files = new Map<string, ServedFile>();
  for (const [url, { found, version }] of assets)
    files.set(encodePath(url), servedFile({ ...sourceOf(url, version, options), bodies: found }));
  return { assets: files, warnings };
}

/**
 * Prepares the assets of all versions, which are read from the store on demand. Those of the live versions are verified, and
 * the cache keeps as many of them as it can, so that the first visitors do not wait.
 */
export async function cachedAssets(
  cache: AssetCache,
  /** Assets that need not be verified again. */
  known: ReadonlySet<BlobHash>,
  options: Options,
): Promise<ReleaseAssets<LiveAsset> & { verified: Set<BlobHash> }> {
  const { store, versions, records, onDamage, addDamage } = options;
  const verified = new Set<BlobHash>();

  async function verify(url: string, body: StoredBody, { live }: LoggedVersion) {
    const { identity } = body;
    if (!live) return;
    const problems: SiteError[] = [];
    const addProblem = (problem: SiteError) => void problems.push(problem);
    if (!known.has(identity)) {
      const how = { onDamage: addProblem, canRestore: onDamage !== undefined };
      try {
        cache.add(await readBody(store, url, body, how));
      } catch (error) {
        if (onDamage !== 'omit' || !isCorruption(error)) throw error;
        problems.push(error);
      }
    }
    if (!problems.length) verified.add(identity);
    for (const problem of problems) addDamage(problem);
  }

  const onOmit = onDamage === 'omit' ? addDamage : undefined;
  const { assets: found, warnings } = await sectionAssets(store, versions, verify, { records, onOmit });
  const assets = new Map<string, LiveAsset>();
  const create = liveAssets(cache);
  for (const [url, { body, version }] of found)
    assets.set(encodePath(url), create(url, body, sourceOf(url, version, options)));
  return { assets, warnings, verified };
}

const sourceOf = (url: string, { section }: LoggedVersion, { release, tagsOf }: Options) => ({
  kind: 'asset' as const,
  status: 200 as const,
  type: contentType(url),
  release,
  headers: tagsOf({ section }),
});
