import { LEAD_RETENTION_DAYS } from '@vantedge/leads';
import type { Candidate } from '../release/append-release.ts';
import { head } from '../release/log-end.ts';
import type { BlobHash, LogEntry, Page, StoredBody } from '../release/model.ts';
import { NOT_FOUND } from '../release/not-found.ts';
import { getRelease } from '../release/releases.ts';
import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { type BodyReader, bodyReader } from './body-reader.ts';
import { encodePath } from './canonical-path.ts';
import { contentType } from './content-type.ts';
import { isCorruption } from './is-corruption.ts';
import { type LoggedRelease, loggedVersions } from './logged-versions.ts';
import { sectionAssets } from './section-assets.ts';
import { type Blob, type ServedFile, servedFile } from './served-file.ts';
import { substitute } from './substitute.ts';

/** A release in memory, whole: it never changes, and a server replaces it by the next in one assignment. */
export interface LiveRelease {
  id: string;
  entry: LogEntry;
  /** All that has a URL, by its path as it stands in a request line. */
  files: ReadonlyMap<string, ServedFile>;
  notFound: ServedFile;
  /** Days after which contact messages are erased, as the pages state. */
  leadRetentionDays: number;
  /** What was read, for the release after this one. */
  blobs: ReadonlyMap<BlobHash, Blob>;
  /** The log of the retention period, by entry number, for the release after this one. */
  log: ReadonlyMap<number, LoggedRelease>;
  /** What is damaged in earlier releases, whose assets are served to open tabs. */
  warnings: readonly SiteError[];
  /** What is damaged in this release: restored from other forms of the same body, or not served. */
  damage: readonly SiteError[];
}

/** The entry that a channel has live; `CHANNEL_EMPTY` when there is none. */
export async function liveEntry(store: Store, channel: string): Promise<LogEntry> {
  const live = await head(store, channel);
  if (live) return live;
  throw nothingPublished(channel);
}

/** An error for a channel without an entry. */
export const nothingPublished = (channel: string) =>
  new SiteError('CHANNEL_EMPTY', `Nothing was published to '${channel}' yet.`, {
    at: `channels/${channel}/`,
    fix: 'site publish shell',
  });

/** Days for which the assets of a version are served after it was last live, unless an operator says otherwise. */
export const KEEP_ASSETS_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

interface LoadOptions {
  /** A release that is loaded already: what it read is not read again. */
  previous?: Pick<LiveRelease, 'blobs' | 'log'> | undefined;
  /** Days for which assets are served after their version was last live. */
  keepAssetsDays?: number | undefined;
  now?: Date;
  /**
   * What happens to a damaged file of the release: an error; `restore` takes a body from its other forms where that gives
   * the right bytes; `omit` also leaves out what cannot be restored, and answers for a page with 503. Default: an error.
   */
  onDamage?: 'restore' | 'omit' | undefined;
}

/** Reads the release of an entry, and the assets that tabs of earlier releases may still need; every byte is verified. */
export async function loadLiveRelease(
  store: Store,
  channel: string,
  entry: LogEntry,
  options: LoadOptions = {},
): Promise<LiveRelease> {
  return loadRelease(store, channel, { entry, release: await getRelease(store, entry.release) }, options);
}

/** As `loadLiveRelease`, for a release whose record is loaded: the store needs neither the record nor the entry. */
export async function loadRelease(
  store: Store,
  channel: string,
  { entry, release }: Candidate,
  { previous, keepAssetsDays = KEEP_ASSETS_DAYS, now = new Date(), onDamage }: LoadOptions = {},
): Promise<LiveRelease> {
  const id = entry.release;
  const damage: SiteError[] = [];
  const addDamage = (problem: SiteError) => void damage.push(problem);
  const reader = bodyReader(store, { known: previous?.blobs, onRestore: onDamage && addDamage });
  const omitOr = <T>(file: Promise<ServedFile>, instead: T) =>
    file.catch((error: unknown) => {
      if (onDamage !== 'omit' || !isCorruption(error)) throw error;
      addDamage(error);
      return instead;
    });
  const { versions, log, warnings } = await loggedVersions({
    store,
    channel,
    live: { entry, versions: release.versions },
    since: now.getTime() - keepAssetsDays * DAY_MS,
    known: previous?.log ?? new Map(),
  });
  const { assets, warnings: assetWarnings } = await sectionAssets(
    store,
    versions,
    reader,
    onDamage === 'omit' ? addDamage : undefined,
  );
  const files = new Map<string, ServedFile>();
  const add = (url: string, file: ServedFile) => {
    const path = encodePath(url);
    if (files.has(path)) {
      throw new SiteError('URL_COLLISION', `${url} is both a page or file of release ${id} and an asset.`, {
        at: url,
      });
    }
    files.set(path, file);
  };
  for (const [url, { bodies }] of assets) {
    add(url, servedFile({ kind: 'asset', status: 200, type: contentType(url), release: id, bodies }));
  }
  for (const [url, { type, body }] of Object.entries(release.files)) {
    const file = await omitOr(siteFile(url, type, body, id, reader), undefined);
    if (file) add(url, file);
  }
  const { [NOT_FOUND]: notFound, ...pages } = release.pages;
  for (const [url, found] of Object.entries(pages))
    add(url, await omitOr(page(url, found, id, reader), substitute(id, 503)));
  if (!notFound) {
    throw new SiteError('NOT_FOUND_PAGE_MISSING', `Release ${id} has no not-found page.`, {
      at: `releases/${id}.json`,
      fix: 'site publish shell',
    });
  }
  return {
    id,
    entry,
    files,
    leadRetentionDays: release.leadRetentionDays ?? LEAD_RETENTION_DAYS,
    notFound: await omitOr(page(NOT_FOUND, notFound, id, reader), substitute(id, 404)),
    blobs: reader.blobs,
    log,
    warnings: [...warnings, ...assetWarnings],
    damage,
  };
}

async function page(url: string, { html, policy, status }: Page, release: string, reader: BodyReader) {
  const type = 'text/html; charset=utf-8';
  return servedFile({ kind: 'page', status, policy, type, release, bodies: await reader.read(url, html) });
}

async function siteFile(url: string, type: string, body: StoredBody, release: string, reader: BodyReader) {
  return servedFile({ kind: 'file', status: 200, type, release, bodies: await reader.read(url, body) });
}
