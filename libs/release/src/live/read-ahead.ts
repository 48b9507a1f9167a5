import pLimit from 'p-limit';
import type { Release, SectionVersion } from '../records/model.ts';
import type { BlobHash } from '../store/blobs.ts';
import type { StoredBody } from '../store/bodies.ts';
import { getVersion } from '../records/records.ts';
import type { Store } from '../store/store.ts';
import { bodyReader } from './read-body.ts';
import { isCorruption } from '../site-error.ts';
import type { LoggedVersion } from './logged-versions.ts';
import type { Bodies } from '../http/served-file.ts';

/** Number of bodies or records that are read at once. On S3, a body takes four requests, three of them one after the other. */
const READS_AT_ONCE = 16;

/** Records of versions by section and id, without their build records, which are large and not needed to serve them. */
export type VersionRecords = ReadonlyMap<string, Pick<SectionVersion, 'files'>>;

/** The key of a version in `VersionRecords`. */
export const versionName = ({ section, id }: Pick<LoggedVersion, 'section' | 'id'>) => `${section} ${id}`;

/**
 * Reads the pages and files of a release at once, except for known ones. Returns the intact ones. Damage is not reported: damaged
 * bodies are read again one after the other, so that the first problem is always the same. Rejects if the store fails.
 */
export async function readBodiesAhead(
  store: Store,
  { pages, files }: Release,
  known: ReadonlyMap<BlobHash, Bodies>,
): Promise<ReadonlyMap<BlobHash, Bodies>> {
  const reader = bodyReader(store, { known });
  const bodies = [
    ...Object.entries(pages).map(([url, { html }]) => [url, html] as const),
    ...Object.entries(files).map(([url, { body }]) => [url, body] as const),
  ].filter(([, { identity }]) => !known.has(identity));
  await readAtOnce(bodies, ([url, body]) => reader.read(url, body));
  return reader.bodies;
}

/** Reads the records of versions at once, except for known ones. Damage is handled as above. */
export async function readVersionsAhead(
  store: Store,
  versions: readonly LoggedVersion[],
  known: VersionRecords = new Map(),
): Promise<VersionRecords> {
  const records = new Map<string, Pick<SectionVersion, 'files'>>();
  // Versions of a section have most files in common, which are kept once.
  const bodies = new Map<BlobHash, StoredBody>();
  const shared = (body: StoredBody) => {
    const present = bodies.get(body.identity) ?? body;
    bodies.set(body.identity, present);
    return present;
  };
  for (const { files } of known.values()) Object.values(files).forEach(shared);
  await readAtOnce(versions, async (version) => {
    const name = versionName(version);
    const present = known.get(name);
    if (present) return void records.set(name, present);
    const { files } = await getVersion(store, version.section, version.id);
    const kept = Object.entries(files).map(([file, body]) => [file, shared(body)] as const);
    records.set(name, { files: Object.fromEntries(kept) });
  });
  return records;
}

/** Reads items at once, and ignores damage. If the store fails, ends the other reads: each of them could take until its deadline. */
async function readAtOnce<T>(items: readonly T[], read: (item: T) => Promise<unknown>): Promise<void> {
  const run = pLimit(READS_AT_ONCE);
  await run.map(items, (item) =>
    read(item).catch((error: unknown) => {
      if (isCorruption(error)) return;
      run.clearQueue();
      throw error;
    }),
  );
}
