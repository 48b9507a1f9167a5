import { encodePath } from '../http/canonical-path.ts';
import { type Bodies, type FileSource, type ServedFile, servedFile } from '../http/served-file.ts';
import type { AssetCache, LiveAsset } from './asset-cache.ts';
import { DAY_MS, loggedVersions } from './logged-versions.ts';
import { readBodiesAhead, readVersionsAhead, type VersionRecords } from './read-ahead.ts';
import { bodyReader } from './read-body.ts';
import { cachedAssets, loadedAssets } from './release-assets.ts';
import type { Candidate } from '../log/append-release.ts';
import type { LogEntry } from '../records/log-model.ts';
import { NOT_FOUND, type Page, type Release } from '../records/model.ts';
import type { BlobHash } from '../store/blobs.ts';
import type { StoredBody } from '../store/bodies.ts';
import { getRelease } from '../records/records.ts';
import { settingsOf } from '../records/settings.ts';
import { isCorruption, SiteError } from '../site-error.ts';
import { sha256 } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';

/** Loads the release of an entry, its canary, and the assets that tabs of earlier releases may still need. Verifies every byte. */
export async function loadLiveRelease(
  store: Store,
  channel: string,
  entry: LogEntry,
  options: LoadOptions = {},
): Promise<LiveRelease> {
  const load = async (id: string, known: LoadOptions) => {
    const release = await getRelease(store, id);
    return loadRelease(store, channel, { entry: { ...entry, release: id }, release }, known);
  };
  const live = await load(entry.release, options);
  if (!entry.canary) return live;
  const release = await load(entry.canary.release, { ...options, previous: live });
  return {
    ...live,
    canary: { percent: entry.canary.percent, release },
    bodies: new Map([...live.bodies, ...release.bodies]),
    verifiedAssets: new Set([...live.verifiedAssets, ...release.verifiedAssets]),
  };
}

/** A complete, immutable release in memory. A server replaces it with the next one in a single assignment. */
export interface LiveRelease {
  id: string;
  entry: LogEntry;
  /** Everything in memory that has a URL, by its encoded path. */
  files: ReadonlyMap<string, ServedFile>;
  /** Assets by encoded path if they are read through a cache; otherwise they are among the files. */
  assets: ReadonlyMap<string, LiveAsset>;
  /** Assets of this release that were intact when it was loaded with a cache. The next release does not read them again. */
  verifiedAssets: ReadonlySet<BlobHash>;
  notFound: ServedFile;
  /** Days after which contact messages are erased, as the pages say. */
  leadRetentionDays: number;
  /** Target of each path that no longer exists. */
  redirects: ReadonlyMap<string, string>;
  /** A second release for a share of the visitors. Absent unless a canary is running. */
  canary?: LiveCanary;
  /** Bodies that were read, by hash, reused by the next release. */
  bodies: ReadonlyMap<BlobHash, Bodies>;
  /** Records of the versions whose assets are served, reused by the next release. */
  records: VersionRecords;
  /** Log entries of the retention period by number, reused by the next release. */
  log: ReadonlyMap<number, LogEntry>;
  /** Damage in earlier releases, whose assets are served to open tabs. */
  warnings: readonly SiteError[];
  /** Damage in this release: of an encoding, restored from an encoding, or not served. */
  damage: readonly SiteError[];
}

/** The release of a running canary. Its files include the assets of the live release, and the other way round. */
interface LiveCanary {
  /** Share of the visitors, 1 to 99. */
  percent: number;
  release: LiveRelease;
}

export interface LoadOptions {
  /** A release that is already loaded: its bodies are not read again. */
  previous?:
    | (Pick<LiveRelease, 'bodies' | 'log'> & Partial<Pick<LiveRelease, 'verifiedAssets' | 'records'>>)
    | undefined;
  /** Reads assets through this cache, those of earlier releases only on demand. Default: all assets are loaded into memory. */
  cache?: AssetCache | undefined;
  /** Days for which a version's assets are served after it was last live. Default: the setting of the release. */
  keepAssetsDays?: number | undefined;
  now?: Date;
  /**
   * How to handle a damaged body of the release. `restore`: restore it from an encoding if possible. `omit`: also exclude what
   * cannot be restored, and serve a page as 503. Default: fail. Damaged encodings are never served.
   */
  onDamage?: 'restore' | 'omit' | undefined;
}

/**
 * Loads a release, and the assets that tabs of earlier releases may still need. Verifies every byte. Neither the record nor the
 * entry is read from the store.
 */
export async function loadRelease(
  store: Store,
  channel: string,
  { entry, release }: Candidate,
  {
    previous,
    keepAssetsDays = settingsOf(release).keepAssetsDays,
    now = new Date(),
    onDamage,
    cache,
  }: LoadOptions = {},
): Promise<LiveRelease> {
  const id = entry.release;
  const damage: SiteError[] = [];
  const addDamage = (problem: SiteError) => void damage.push(problem);
  const ahead = await readBodiesAhead(store, release, previous?.bodies ?? new Map());
  const known = new Map([...(previous?.bodies ?? []), ...ahead]);
  const reader = bodyReader(store, { known, onDamage: addDamage, canRestore: !!onDamage });
  const omitOr = <T>(file: Promise<ServedFile>, instead: () => T) =>
    file.catch((error: unknown) => {
      if (onDamage !== 'omit' || !isCorruption(error)) throw error;
      addDamage(error);
      return instead();
    });
  const { versions, log, warnings } = await loggedVersions({
    store,
    channel,
    live: { ...entry, versions: release.versions },
    since: now.getTime() - keepAssetsDays * DAY_MS,
    known: previous?.log ?? new Map(),
  });
  const records = await readVersionsAhead(store, versions, previous?.records);
  const source = { store, versions, records, release: id, onDamage, addDamage };
  const cached = cache && (await cachedAssets(cache, previous?.verifiedAssets ?? new Set(), source));
  const loaded = cache ? undefined : await loadedAssets(reader, source);
  const assets = cached?.assets ?? new Map<string, LiveAsset>();
  const files = loaded?.assets ?? new Map<string, ServedFile>();
  const add = (url: string, file: ServedFile) => {
    const path = encodePath(url);
    if (files.has(path) || assets.has(path)) throw urlCollision(url, id);
    files.set(path, file);
  };
  const serve = async (url: string, body: StoredBody, source: Omit<FileSource, 'release' | 'bodies'>) =>
    servedFile({ ...source, release: id, bodies: await reader.read(url, body) });
  for (const [url, { type, body }] of Object.entries(release.files)) {
    const source = { kind: 'file', status: 200, type } as const;
    const file = await omitOr(serve(url, body, source), () => undefined);
    if (file) add(url, file);
  }
  const page = (url: string, { html, policy, status }: Page) =>
    omitOr(serve(url, html, { kind: 'page', status, policy, type: 'text/html; charset=utf-8' }), () =>
      substitute(id, url === NOT_FOUND ? 404 : 503),
    );
  const { [NOT_FOUND]: _, ...pages } = release.pages;
  for (const [url, found] of Object.entries(pages)) add(url, await page(url, found));
  return {
    id,
    entry,
    files,
    assets,
    verifiedAssets: cached?.verified ?? new Set(),
    leadRetentionDays: settingsOf(release).leadRetentionDays,
    redirects: new Map(Object.entries(settingsOf(release).redirects ?? {})),
    notFound: await page(NOT_FOUND, notFoundPageOf(release, id)),
    bodies: reader.bodies,
    records,
    log,
    warnings: [...warnings, ...(cached ?? loaded)!.warnings],
    damage,
  };
}

/** A plain-text file that is served instead of a page whose document is damaged. */
function substitute(release: string, status: 404 | 503): ServedFile {
  const text =
    status === 404 ? 'Page not found.\n' : 'Sorry, there is a problem with this page. Try again later.\n';
  const bytes = Buffer.from(text);
  const bodies = { identity: { hash: sha256(bytes), bytes } };
  return servedFile({ kind: 'file', status, type: 'text/plain; charset=utf-8', release, bodies });
}

/** The not-found page of a release. Throws `NOT_FOUND_PAGE_MISSING`. */
export function notFoundPageOf({ pages }: Release, id: string): Page {
  const page = pages[NOT_FOUND];
  if (page) return page;
  throw new SiteError('NOT_FOUND_PAGE_MISSING', `Release ${id} has no not-found page.`, {
    at: `releases/${id}.json`,
    fix: 'site publish shell',
  });
}

/** Error for a page or file of a release with the URL of an asset. */
export const urlCollision = (url: string, id: string) =>
  new SiteError('URL_COLLISION', `${url} is both a page or file of release ${id} and an asset.`, { at: url });
