import { assetUrl } from '@vantedge/federation-contract';
import type { StoredBody } from '../records/model.ts';
import { getVersion } from '../records/versions.ts';
import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import type { BodyReader } from './body-reader.ts';
import { isCorruption } from './is-corruption.ts';
import type { LoggedVersion } from './logged-versions.ts';
import type { Bodies } from './served-file.ts';

/** An asset and the version that it belongs to. */
export interface Asset {
  bodies: Bodies;
  version: string;
}

/**
 * Loads the files of all versions by URL. A version is loaded completely or not at all. If it is damaged, or changes the
 * bytes of a URL of an earlier version, the load fails when the version is live; otherwise it is skipped with a warning.
 * With `onOmit`, which receives each problem of a live version, the readable files of live versions are loaded.
 */
export async function sectionAssets(
  store: Store,
  versions: readonly LoggedVersion[],
  reader: Pick<BodyReader, 'read'>,
  onOmit?: (problem: SiteError) => void,
): Promise<{ assets: Map<string, Asset>; warnings: SiteError[] }> {
  const assets = new Map<string, Asset>();
  const warnings: SiteError[] = [];
  for (const version of versions) {
    try {
      const omit = version.live ? onOmit : undefined;
      for (const [url, asset] of await assetsOf(store, version, reader, assets, omit)) assets.set(url, asset);
    } catch (error) {
      if (!isCorruption(error) || (version.live && !onOmit)) throw error;
      if (version.live) onOmit?.(error);
      else warnings.push(error);
    }
  }
  return { assets, warnings };
}

async function assetsOf(
  store: Store,
  { section, id }: LoggedVersion,
  reader: Pick<BodyReader, 'read'>,
  present: ReadonlyMap<string, Asset>,
  onOmit?: (problem: SiteError) => void,
): Promise<[string, Asset][]> {
  const { files } = await getVersion(store, section, id);
  const version = `${section} ${id}`;
  const bodies = Object.entries(files).map(
    ([name, body]) => [assetUrl({ name: section }, name), body] as const,
  );
  for (const [url, body] of bodies) assertNoConflict(url, body, version, present.get(url));
  const assets = await Promise.all(
    bodies.map(async ([url, body]): Promise<[string, Asset] | undefined> => {
      try {
        return [url, { bodies: await reader.read(url, body), version }];
      } catch (error) {
        if (!onOmit || !isCorruption(error)) throw error;
        onOmit(error);
        return undefined;
      }
    }),
  );
  return assets.filter((asset) => asset !== undefined);
}

function assertNoConflict(url: string, body: StoredBody, version: string, present: Asset | undefined) {
  if (!present || present.bodies.identity.hash === body.identity) return;
  const section = version.split(' ')[0]!;
  throw new SiteError(
    'ASSET_CONFLICT',
    `${url} has other bytes in ${version} than in ${present.version}, and open tabs may hold either.`,
    {
      at: url,
      fix: `name the file by its content, then npx nx build ${section} && site publish ${section}`,
    },
  );
}
