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
  const run = pLimit(READS_AT_ONCE);
  const bodies = [
    ...Object.entries(pages).map(([url, { html }]) => [url, html] as const),
    ...Object.entries(files).map(([url, { body }]) => [url, body] as const),
  ].filter(([, { identity }]) => !known.has(identity));
  await Promise.all(
    bodies.map(([url, body]) => run(() => reader.read(url, body).catch(ignoreDamage(run.clearQueue)))),
  );
  return reader.bodies;
}

/** Reads the records of versions at once, except for known ones. Damage is handled as above. */
export async function readVersionsAhead(
  store: Store,
  versions: readonly LoggedVersion[],
  known: VersionRecords = new Map(),
): Promise<VersionRecords> {
  const records = new Map<string, Pick<SectionVersion, 'files'>>();
  // Versions of a section have most files in common.
  const bodies = new Map<BlobHash, StoredBody>();
  for (const { files } of known.values())
    for (const body of Object.values(files)) bodies.set(body.identity, body);
  const shared = (body: StoredBody) => {
    const present = bodies.get(body.identity);
    if (present?.bytes === body.bytes) return present;
    bodies.set(body.identity, body);
    return body;
  };
  const run = pLimit(READS_AT_ONCE);
  const read = async (version: LoggedVersion) => {
    const name = versionName(version);
    const present = known.get(name);
    if (present) return void records.set(name, present);
    const found = await getVersion(store, version.section, version.id).catch(ignoreDamage(run.clearQueue));
    if (!found) return;
    const files = Object.entries(found.files).map(([file, body]) => [file, shared(body)] as const);
    records.set(name, { files: Object.fromEntries(files) });
  };
  await Promise.all(versions.map((version) => run(() => read(version))));
  return records;
}

/** Ends the other reads if the store fails: each of them could take until its deadline. */
const ignoreDamage =
  (end: () => void) =>
  (error: unknown): undefined => {
    if (isCorruption(error)) return undefined;
    end();
    throw error;
  };
