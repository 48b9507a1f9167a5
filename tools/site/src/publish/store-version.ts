import { putVersion, type SectionVersion } from '@vantedge/release';
import { limit, putBlob, putBody, type Store } from '@vantedge/release/store';
import type { Build } from './read-build.ts';
import { storeAssets } from './store-assets.ts';

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
  const runLimited = limit(FILES_AT_ONCE);
  const put = async (name: string, bytes: Uint8Array) => {
    bodies[name] = await putBody(store, bytes, { compression: PRECOMPRESSED.test(name) ? 'none' : 'best' });
  };
  await Promise.all([...files].map(([name, bytes]) => runLimited(() => put(name, bytes))));
  await storeAssets(store, record.name, files);
  return putVersion(store, {
    section: record.name,
    build: record,
    files: bodies,
    server: await putBlob(store, server),
    ...(inlineLoader ? { inlineLoader: await putBlob(store, inlineLoader) } : {}),
  });
}
