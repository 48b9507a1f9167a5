import { assetUrl } from '@vantedge/federation-contract';
import { encodePath } from '../http/canonical-path.ts';
import { type Bodies, contentType, type ServedFile, servedFile } from '../http/served-file.ts';
import { type AssetCache, type LiveAsset, liveAssets } from './asset-cache.ts';
import type { LoggedVersion } from './logged-versions.ts';
import { versionName, type VersionRecords } from './read-ahead.ts';
import { type BodyReader, readBody } from './read-body.ts';
import type { SectionVersion } from '../records/model.ts';
import type { BlobHash } from '../store/blobs.ts';
import type { StoredBody } from '../store/bodies.ts';
import { getVersion } from '../records/records.ts';
import { isCorruption, SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';

interface Options {
  store: Store;
  versions: readonly LoggedVersion[];
  /** Records of the versions, as far as they are intact. */
  records: VersionRecords;
  /** Id of the release. */
  release: string;
  onDamage: 'restore' | 'omit' | undefined;
  addDamage: (problem: SiteError) => void;
}

/** Assets by encoded path. */
interface ReleaseAssets<T> {
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
  for (const [url, { found }] of assets)
    files.set(encodePath(url), servedFile({ ...sourceOf(url, options.release), bodies: found }));
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
  for (const [url, { body }] of found)
    assets.set(encodePath(url), create(url, body, sourceOf(url, options.release)));
  return { assets, warnings, verified };
}

const sourceOf = (url: string, release: string) => ({
  kind: 'asset' as const,
  status: 200 as const,
  type: contentType(url),
  release,
});

/** An asset and the version that it belongs to. */
interface Asset<T> {
  body: StoredBody;
  version: LoggedVersion;
  /** What was read of it. */
  found: T;
}

interface AssetOptions {
  /** Records that were read before. */
  records?: VersionRecords;
  onOmit?: ((problem: SiteError) => void) | undefined;
}

/** Reads an asset. */
type ReadAsset<T> = (url: string, body: StoredBody, version: LoggedVersion) => Promise<T>;

/**
 * Reads the files of all versions by URL. A version is read completely or not at all. If it is damaged, or changes the
 * bytes of a URL of an earlier version, the load fails when the version is live; otherwise it is skipped with a warning.
 * With `onOmit`, which receives each problem of a live version, the readable files of live versions are returned.
 */
export async function sectionAssets<T>(
  store: Store,
  versions: readonly LoggedVersion[],
  read: ReadAsset<T>,
  { records, onOmit }: AssetOptions = {},
): Promise<{ assets: Map<string, Asset<T>>; warnings: SiteError[] }> {
  const assets = new Map<string, Asset<T>>();
  const warnings: SiteError[] = [];
  for (const version of versions) {
    try {
      const { files } =
        records?.get(versionName(version)) ?? (await getVersion(store, version.section, version.id));
      const omit = version.live ? onOmit : undefined;
      for (const [url, asset] of await assetsOf(version, files, read, assets, omit)) assets.set(url, asset);
    } catch (error) {
      if (!isCorruption(error) || (version.live && !onOmit)) throw error;
      if (version.live) onOmit?.(error);
      else warnings.push(error);
    }
  }
  return { assets, warnings };
}

async function assetsOf<T>(
  version: LoggedVersion,
  files: SectionVersion['files'],
  read: ReadAsset<T>,
  present: ReadonlyMap<string, Asset<T>>,
  onOmit?: (problem: SiteError) => void,
): Promise<[string, Asset<T>][]> {
  const bodies = Object.entries(files).map(
    ([name, body]) => [assetUrl({ name: version.section }, name), body] as const,
  );
  for (const [url, body] of bodies) assertNoConflict(url, body, version, present.get(url));
  const assets = await Promise.all(
    bodies.map(async ([url, body]): Promise<[string, Asset<T>] | undefined> => {
      try {
        return [url, { body, version, found: await read(url, body, version) }];
      } catch (error) {
        if (!onOmit || !isCorruption(error)) throw error;
        onOmit(error);
        return undefined;
      }
    }),
  );
  return assets.filter((asset) => asset !== undefined);
}

function assertNoConflict(
  url: string,
  body: StoredBody,
  version: LoggedVersion,
  present: Pick<Asset<unknown>, 'body' | 'version'> | undefined,
) {
  if (!present || present.body.identity === body.identity) return;
  const { section } = version;
  throw new SiteError(
    'ASSET_CONFLICT',
    `${url} has other bytes in ${versionName(version)} than in ${versionName(present.version)}, and open tabs may hold either.`,
    {
      at: url,
      fix: `name the file by its content, then npx nx build ${section} && site publish ${section}`,
    },
  );
}
