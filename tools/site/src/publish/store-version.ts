import pLimit from 'p-limit';
import { putVersion, type SectionVersion } from '@vantedge/release';
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
  return putVersion(store, {
    section: record.name,
    build: record,
    files: bodies,
    server: await putBlob(store, server),
    ...(inlineLoader ? { inlineLoader: await putBlob(store, inlineLoader) } : {}),
  });
}
