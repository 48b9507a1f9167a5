import { assetUrl } from '@vantedge/federation-contract';
import type { SectionVersion, StoredBody } from '../records/model.ts';
import { getVersion } from '../records/versions.ts';
import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { isCorruption } from './is-corruption.ts';
import type { LoggedVersion } from './logged-versions.ts';
import { type VersionRecords, versionName } from './read-ahead.ts';

/** An asset and the version that it belongs to. */
export interface Asset<T> {
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
