import path from 'node:path';
import pLimit from 'p-limit';
import { type BlobHash, blobKey, encodingsKey, readEncodings, type Store } from '@vantedge/store';
import {
  channelNames,
  entries,
  entryNumbers,
  getRelease,
  getVersion,
  hasExpired,
  type LogEntry,
  readableEntry,
} from '@vantedge/release';
import { command, SiteError, type SiteErrorDetails, isCorruption } from '@vantedge/errors';
import type { Progress } from '../progress.ts';

/**
 * Keys of all releases that the logs of a store name, without those of previews that expired before `expiredBefore` (milliseconds since
 * 1970). Throws `GC_LOG_DAMAGED` if an entry is damaged or missing, and `CHANNEL_EMPTY` if there are no entries: lost entries may have named
 * any release.
 */
export async function loggedReleases(store: Store, expiredBefore: number): Promise<Set<string>> {
  const isEnd = (entry: LogEntry) => hasExpired(entry) && Date.parse(entry.at) < expiredBefore;
  const found: LogEntry[] = [];
  const problems: SiteError[] = [];
  const report = (problem: SiteError) => void problems.push(problem);
  for (const channel of await channelNames(store)) {
    let expired = 0;
    const onEnd = ({ number }: LogEntry) => (expired = number);
    const trusted = await entries(store, channel, report, { isEnd, onEnd });
    found.push(...trusted);
    // Entries that the log has skipped count too: once repaired, they need their release.
    const known = new Set(trusted.map(({ number }) => number));
    for (const number of await entryNumbers(store, channel)) {
      if (known.has(number) || number <= expired) continue;
      const other = await readableEntry(store, channel, number, { report });
      if (other) found.push(other);
    }
  }
  if (problems.length) throw new SiteError('GC_LOG_DAMAGED', ...unknownUse('Entries of the log', problems));
  if (!found.length) {
    throw new SiteError(
      'CHANNEL_EMPTY',
      'No channel has a log, so it is unknown which releases are in use.',
      {
        at: 'channels/',
        fix: 'restore channels/ from a backup, or use another --store',
      },
    );
  }
  const ids = found.flatMap(({ release, target, canary }) => [release, target, canary?.release]);
  return new Set(ids.flatMap((id) => (id === undefined ? [] : releaseKey(id))));
}

const releaseKey = (id: string) => `releases/${id}.json`;

/** Number of records that are read at once. */
const READS_AT_ONCE = 32;

interface Request {
  store: Store;
  /** Keys of releases that must be complete. */
  releases: ReadonlySet<string>;
  /** Keys of releases and versions that nothing uses yet. What they refer to is kept as far as they can be read. */
  newReleases: readonly string[];
  newVersions: readonly string[];
  /** All keys below `encodings/`. */
  encodings: ReadonlySet<string>;
  progress?: Progress | undefined;
}

/**
 * Keys of everything that releases and versions need: records, pages of the page cache, encodings and blobs. Throws
 * `GC_RECORDS_DAMAGED` if a record of a required release is damaged or missing, because what it refers to is unknown then.
 */
export async function reachableKeys(request: Request): Promise<Set<string>> {
  const { store, releases, newReleases, newVersions, encodings, progress } = request;
  const reached = new Set<string>(newVersions);
  const bodies = new Set<BlobHash>();
  const problems: SiteError[] = [];
  const required = new Set(releases);
  /** Reads records at once. Those that cannot be read are reported if they are required. */
  async function readAll(phase: string, keys: readonly string[], add: (key: string) => Promise<void>) {
    const count = progress?.phase(phase, keys.length);
    await pLimit(READS_AT_ONCE).map(keys, async (key) => {
      try {
        await add(key);
      } catch (error) {
        if (!isCorruption(error)) throw error;
        if (required.has(key)) problems.push(error);
      }
      count?.();
    });
  }

  await readAll('read releases', [...new Set([...releases, ...newReleases])], async (key) => {
    const { pages, versions, files } = await getRelease(store, idOf(key));
    reached.add(key);
    for (const [section, id] of Object.entries(versions)) {
      const version = `versions/${section}/${id}.json`;
      reached.add(version);
      if (releases.has(key)) required.add(version);
    }
    for (const { key: page, html } of Object.values(pages)) {
      reached.add(`pages/${page}.json`);
      bodies.add(html.identity);
    }
    for (const { body } of Object.values(files)) bodies.add(body.identity);
  });
  const versions = [...reached].filter((key) => key.startsWith('versions/'));
  await readAll('read versions', versions, async (key) => {
    const version = await getVersion(store, key.split('/')[1]!, idOf(key));
    const { files, server, inlineLoader, consentLoader, maps = {} } = version;
    for (const { identity } of Object.values(files)) bodies.add(identity);
    for (const bundle of [server, inlineLoader, consentLoader]) if (bundle) reached.add(blobKey(bundle));
    for (const map of Object.values(maps)) reached.add(blobKey(map));
  });
  if (problems.length)
    throw new SiteError('GC_RECORDS_DAMAGED', ...unknownUse('Records of releases', problems));
  for (const identity of bodies) reached.add(blobKey(identity)).add(encodingsKey(identity));
  const encoded = [...bodies].map(encodingsKey).filter((key) => encodings.has(key));
  await readAll('read encodings', encoded, async (key) => {
    for (const hash of Object.values((await readEncodings(store, idOf(key))) ?? {}))
      reached.add(blobKey(hash));
  });
  return reached;
}

/** Id of a record, or hash of a body, from its key. */
const idOf = (key: string) => path.basename(key, '.json');

/** Message and details of an error for a store in which it is unknown what is in use, because `what` is damaged. */
function unknownUse(what: string, problems: readonly SiteError[]): [string, SiteErrorDetails] {
  const { message, at = 'channels/' } = problems[0]!;
  return [
    `${what} are damaged or missing, so it is unknown what is in use. Nothing was removed. First of ${problems.length}: ${message}`,
    { at, fix: ['restore the files from a backup, then', command('site', 'gc')] },
  ];
}
