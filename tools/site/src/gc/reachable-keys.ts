import path from 'node:path';
import pLimit from 'p-limit';
import {
  type BlobHash,
  entries,
  entryNumbers,
  getRelease,
  getVersion,
  hasExpired,
  type LogEntry,
  readableEntry,
  type Release,
  type SectionVersion,
  SiteError,
  type SiteErrorDetails,
  type StoredBody,
} from '@vantedge/release';
import { isCorruption } from '@vantedge/release/live';
import { blobKey, encodingsKey, readEncodings, type Store } from '@vantedge/release/store';
import type { Progress } from '../progress.ts';
import { channelNames } from './expire-previews.ts';

/**
 * Ids of all releases that the logs of a store name, without those of previews that expired before `expiredBefore` (milliseconds since
 * 1970). Throws `LOG_CORRUPT` if an entry is damaged or missing, and `CHANNEL_EMPTY` if
 * there are no entries: lost entries may have named any release.
 */
export async function loggedReleases(store: Store, expiredBefore: number): Promise<Set<string>> {
  const isEnd = (entry: LogEntry) => hasExpired(entry) && Date.parse(entry.at) < expiredBefore;

  const found: LogEntry[] = [];
  const problems: SiteError[] = [];
  for (const channel of await channelNames(store)) {
    const report = (problem: SiteError) => void problems.push(problem);
    let expired = 0;
    const onEnd = ({ number }: LogEntry) => (expired = number);
    const trusted = await entries(store, channel, report, { isEnd, onEnd });
    found.push(...trusted);
    // Entries that the log has skipped count too: once repaired, they need their release.
    const known = new Set(trusted.map(({ number }) => number));
    for (const number of await entryNumbers(store, channel)) {
      const isKnown = known.has(number) || number <= expired;
      const other = isKnown ? undefined : await readableEntry(store, channel, number, report);
      if (other) found.push(other);
    }
  }
  if (problems.length) throw new SiteError('LOG_CORRUPT', ...unknownUse('Entries of the log', problems));
  if (!found.length) {
    throw new SiteError(
      'CHANNEL_EMPTY',
      'No channel has a log, so it is unknown which releases are in use.',
      { at: 'channels/', fix: 'restore channels/ from a backup, or use another --store' },
    );
  }
  return new Set(found.flatMap(releasesOf));
}

const releasesOf = ({ release, target, canary }: LogEntry): string[] =>
  [release, target, canary?.release].filter((id) => id !== undefined);

/** Number of records that are read at once. */
const READS_AT_ONCE = 32;

interface Roots {
  /** Ids of releases that must be complete. */
  releases: ReadonlySet<string>;
  /** Ids of releases, and keys of versions, that nothing uses yet. What they refer to is kept as far as they can be read. */
  newReleases: ReadonlySet<string>;
  newVersions: ReadonlySet<string>;
}

interface Request {
  store: Store;
  roots: Roots;
  /** All keys below `encodings/`. */
  encodings: ReadonlySet<string>;
  progress?: Progress | undefined;
}

/**
 * Keys of everything that releases and versions need: records, pages of the page cache, encodings and blobs. Throws
 * `RECORDS_CORRUPT` if a record of a required release is damaged or missing, because what it refers to is unknown then.
 */
export async function reachableKeys({ store, roots, encodings, progress }: Request): Promise<Set<string>> {
  const reached = new Set<string>();
  const bodies = new Set<BlobHash>();
  const problems: SiteError[] = [];
  const runLimited = pLimit(READS_AT_ONCE);
  /** Reads records at once. Those that cannot be read are reported if they are required. */
  async function readAll<T, R>(
    phase: string,
    items: Iterable<T>,
    read: (item: T) => Promise<R>,
    isRequired: (item: T) => boolean,
    add: (record: R, item: T) => void,
  ) {
    const all = [...items];
    const count = progress?.phase(phase, all.length);
    const readOne = async (item: T) => {
      try {
        add(await read(item), item);
      } catch (error) {
        if (!isCorruption(error)) throw error;
        if (isRequired(item)) problems.push(error);
      }
      count?.();
    };
    await Promise.all(all.map((item) => runLimited(() => readOne(item))));
  }

  const required = new Set<string>();
  await readAll(
    'read releases',
    new Set([...roots.releases, ...roots.newReleases]),
    (id) => getRelease(store, id),
    (id) => roots.releases.has(id),
    (release, id) => {
      reached.add(`releases/${id}.json`);
      for (const key of recordKeysOf(release)) {
        if (roots.releases.has(id) && key.startsWith('versions/')) required.add(key);
        reached.add(key);
      }
      for (const { identity } of bodiesOf(release)) bodies.add(identity);
    },
  );
  for (const key of roots.newVersions) reached.add(key);
  await readAll(
    'read versions',
    [...reached].filter((key) => key.startsWith('versions/')),
    (key) => readVersion(store, key),
    (key) => required.has(key),
    ({ files, server, inlineLoader }) => {
      for (const { identity } of Object.values(files)) bodies.add(identity);
      reached.add(blobKey(server));
      if (inlineLoader) reached.add(blobKey(inlineLoader));
    },
  );
  if (problems.length) throw new SiteError('RECORDS_CORRUPT', ...unknownUse('Records of releases', problems));
  for (const identity of bodies) {
    reached.add(blobKey(identity));
    reached.add(encodingsKey(identity));
  }
  await readAll(
    'read encodings',
    [...bodies].filter((identity) => encodings.has(encodingsKey(identity))),
    (identity) => readEncodings(store, identity),
    () => false,
    (found) => {
      for (const hash of Object.values(found ?? {})) reached.add(blobKey(hash));
    },
  );
  return reached;
}

function recordKeysOf({ pages, versions }: Release): string[] {
  return [
    ...Object.values(pages).flatMap(({ key }) => (key === undefined ? [] : `pages/${key}.json`)),
    ...Object.entries(versions).map(([section, id]) => `versions/${section}/${id}.json`),
  ];
}

const bodiesOf = ({ pages, files }: Release): StoredBody[] => [
  ...Object.values(pages).map(({ html }) => html),
  ...Object.values(files).map(({ body }) => body),
];

function readVersion(store: Store, key: string): Promise<SectionVersion> {
  const [, section, file] = key.split('/');
  return getVersion(store, section!, path.basename(file!, '.json'));
}

/** Message and details of an error for a store in which it is unknown what is in use, because `what` is damaged. */
function unknownUse(what: string, problems: readonly SiteError[]): [string, SiteErrorDetails] {
  const { message, at = 'channels/' } = problems[0]!;
  return [
    `${what} are damaged or missing, so it is unknown what is in use. Nothing was removed. First of ${problems.length}: ${message}`,
    { at, fix: 'restore the files from a backup, then site gc' },
  ];
}
