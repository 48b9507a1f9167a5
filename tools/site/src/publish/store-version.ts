import { assetUrl } from '@vantedge/federation-contract';
import pLimit from 'p-limit';
import { putVersion, type SectionVersion } from '@vantedge/release';
import { contentType } from '@vantedge/release/live';
import { putBlob, putBody, type Store } from '@vantedge/release/store';
import type { Build } from './read-build.ts';

/** File formats that are already compressed. */
const PRECOMPRESSED = /\.(avif|jpg|pdf|png|webp|woff2)$/;

const FILES_AT_ONCE = 8;

/** Stores a build as an immutable version and returns its id. Identical builds have the same id. */
export async function storeVersion(
  store: Store,
  { record, files, server, inlineLoader }: Build,
): Promise<string> {
  const bodies: SectionVersion['files'] = {};
  // Several at once, because every write to S3 waits for its service.
  await pLimit(FILES_AT_ONCE).map(files, async ([name, bytes]) => {
    bodies[name] = await putBody(store, bytes, { compression: PRECOMPRESSED.test(name) ? 'none' : 'best' });
  });
  await storeAssets(store, record.name, files);
  return putVersion(store, {
    section: record.name,
    build: record,
    files: bodies,
    server: await putBlob(store, server),
    ...(inlineLoader ? { inlineLoader: await putBlob(store, inlineLoader) } : {}),
  });
}

/**
 * Stores the browser files of a build under their URL paths, such as `assets/stories/main.4f2a.js`, if a CDN can serve the store.
 * Before the version is stored, so that no release refers to an asset that the CDN does not have.
 */
export async function storeAssets(
  store: Store,
  section: string,
  files: Iterable<readonly [name: string, bytes: Uint8Array]>,
): Promise<void> {
  const { putAsset } = store;
  if (!putAsset) return;
  await Promise.all(
    [...files].map(([name, bytes]) => putAsset(assetPath(section, name), bytes, contentType(name))),
  );
}

/** Path of a browser file in the store, such as `assets/stories/main.4f2a.js`. */
export const assetPath = (section: string, name: string): string =>
  assetUrl({ name: section }, name).replace(/^\//, '');
