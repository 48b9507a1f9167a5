import { assetUrl } from '@vantedge/federation-contract';
import { contentType } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';

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
