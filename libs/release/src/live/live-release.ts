import { type FormDeclaration, FORMS_PATH } from '@vantedge/federation-contract';
import { encodePath, type Bodies, contentType, type ServedFile, servedFile } from '@vantedge/documents/http';
import { type AssetCache, assetCache, type LiveAsset, liveAsset } from './asset-cache.ts';
import { readAll, readBody } from './read-body.ts';
import {
  type Asset,
  collectForms,
  DAY_MS,
  loggedVersions,
  type ServedVersions,
  versionAssets,
} from './version-assets.ts';
import type { Candidate, LogEntry } from '../records/log-model.ts';
import { NOT_FOUND, type Page, type Release } from '../records/model.ts';
import { type BlobHash, type StoredBody, sha256, type Store } from '@vantedge/store';
import { getRelease } from '../records/records.ts';
import { getSettings, siteOrigin } from '../records/settings.ts';
import { command, SiteError } from '@vantedge/errors';

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
    damage: [...live.damage, ...release.damage],
  };
}

/** A complete, immutable release in memory. A server replaces it with the next one in a single assignment. */
export interface LiveRelease {
  id: string;
  entry: LogEntry;
  /** Pages and files of the site by encoded path. */
  files: ReadonlyMap<string, ServedFile>;
  /** Assets of sections by encoded path. */
  assets: ReadonlyMap<string, LiveAsset>;
  /** Assets of this release that were intact when it was loaded. The next release does not read them again. */
  verifiedAssets: ReadonlySet<BlobHash>;
  notFound: ServedFile;
  /** Version id of every section. */
  versions: Readonly<Record<string, string>>;
  /** Section that owns each page, by path. */
  owners: ReadonlyMap<string, string>;
  /** Widgets that pages show, as `<section>/<widget>`. */
  widgets: ReadonlySet<string>;
  /** Origin of absolute URLs; `undefined` if the documents have none. */
  origin: string | undefined;
  /** Days after which messages are erased, newsletter sign-ups excepted, as the pages say. */
  leadRetentionDays: number;
  /** Target of each path that no longer exists. */
  redirects: ReadonlyMap<string, string>;
  /** A second release for a share of the visitors. Absent unless a canary is running. */
  canary?: LiveCanary;
  /** Intact bodies of pages and files, by hash, reused by the next release. */
  bodies: ReadonlyMap<BlobHash, Bodies>;
  /** Forms by `<section>/<form>`, as this release declares it first, then as those of the last day did, whose pages may still be open. */
  forms: ReadonlyMap<string, readonly FormDeclaration[]>;
  /** Paths of the pages that post to each form, by its URL; those of the form's section first. */
  formPages: ReadonlyMap<string, readonly string[]>;
  /** The versions whose assets are served, reused by the next release. */
  servedVersions: ServedVersions;
  /** Log entries of the retention period by number, reused by the next release. */
  log: ReadonlyMap<number, LogEntry>;
  /** Damage in earlier releases, whose assets are served to open tabs. */
  warnings: readonly SiteError[];
  /** Damage in this release and its canary: of an encoding, restored from an encoding, or not served. */
  damage: readonly SiteError[];
}

/** The release of a running canary. Its files include the assets of the live release, and the other way round. */
interface LiveCanary {
  /** Share of the visitors, 1 to 99. */
  percent: number;
  release: LiveRelease;
}

export interface LoadOptions {
  /** A release that is already loaded: what it has is not read again. */
  previous?: Pick<LiveRelease, 'bodies' | 'log' | 'servedVersions' | 'verifiedAssets'> | undefined;
  /** Keeps assets of the release in memory, and reads others on demand. Default: a cache that keeps all of them. */
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
 * Loads a release, and the URLs of assets that tabs of earlier releases may still need. Verifies every byte of the release, so that the
 * first visitors do not wait and nothing damaged goes live. Neither the record nor the entry is read from the store.
 */
export async function loadRelease(
  store: Store,
  channel: string,
  { entry, release }: Candidate,
  {
    previous,
    cache = assetCache({ store, maxBytes: Number.MAX_SAFE_INTEGER }),
    keepAssetsDays = getSettings(release).keepAssetsDays,
    now = new Date(),
    onDamage,
  }: LoadOptions = {},
): Promise<LiveRelease> {
  const damage: SiteError[] = [];
  const omit = (problem: SiteError) => {
    if (onDamage !== 'omit') throw problem;
    damage.push(problem);
  };
  /** Reads bodies, and reports damage in their order, so that the first problem is always the same. */
  const readBodies = async (located: readonly LocatedBody[]) => {
    const served = new Map<BlobHash, Bodies>();
    const intact = new Map<BlobHash, Bodies>();
    const results = await readAll(located, ([url, body]) =>
      readBody(store, url, body, { canRestore: onDamage !== undefined }),
    );
    for (const [i, result] of results.entries()) {
      if (result instanceof SiteError) {
        omit(result);
        continue;
      }
      damage.push(...result.damage);
      served.set(located[i]![1].identity, result.bodies);
      if (!result.damage.length) intact.set(located[i]![1].identity, result.bodies);
    }
    return { served, intact };
  };

  const { versions, log, warnings } = await loggedVersions(store, channel, {
    live: { ...entry, versions: release.versions },
    since: now.getTime() - keepAssetsDays * DAY_MS,
    known: previous?.log,
  });
  const { assets, served, excluded } = await versionAssets(store, versions, previous?.servedVersions);
  for (const { version, error } of excluded) {
    if (version.live) omit(error);
    else warnings.push(error);
  }

  const known = previous?.verifiedAssets;
  const liveAssets = [...assets].flatMap(([url, { body, version }]) =>
    version.live ? [[url, body] as const] : [],
  );
  const unverified = liveAssets.filter(([, { identity }]) => !known?.has(identity));
  const verified = await readBodies(unverified);
  for (const bodies of verified.served.values()) cache.add(bodies);
  const verifiedAssets = liveAssets
    .map(([, { identity }]) => identity)
    .filter((hash) => known?.has(hash) || verified.intact.has(hash));

  const located = listBodies(release);
  const kept = new Map<BlobHash, Bodies>();
  for (const [, { identity }] of located) {
    const bodies = previous?.bodies.get(identity);
    if (bodies) kept.set(identity, bodies);
  }
  const read = await readBodies(located.filter(([, { identity }]) => !kept.has(identity)));

  const { leadRetentionDays, origin, redirects = {} } = getSettings(release);
  return {
    ...servedFiles({ entry, release }, assets, new Map([...kept, ...read.served]), cache),
    id: entry.release,
    entry,
    verifiedAssets: new Set(verifiedAssets),
    versions: release.versions,
    owners: new Map(Object.entries(release.pages).map(([url, { owner }]) => [url, owner])),
    widgets: new Set(Object.values(release.pages).flatMap(({ widgets }) => widgets)),
    origin: siteOrigin(release.pages, origin),
    leadRetentionDays,
    redirects: new Map(Object.entries(redirects)),
    bodies: new Map([...kept, ...read.intact]),
    forms: collectForms(versions, served, now.getTime() - DAY_MS),
    formPages: formPagesOf(release),
    servedVersions: served,
    log,
    warnings,
    damage,
  };
}

function formPagesOf({ pages }: Release): ReadonlyMap<string, readonly string[]> {
  const { [NOT_FOUND]: _, ...shown } = pages;
  const found = new Map<string, string[]>();
  for (const [path, { links }] of Object.entries(shown))
    for (const link of links)
      if (link.startsWith(`${FORMS_PATH}/`)) found.set(link, [...(found.get(link) ?? []), path]);
  for (const [url, paths] of found) {
    const [, section] = url.slice(FORMS_PATH.length).split('/');
    const isOwn = (path: string) => Number(shown[path]!.owner === section);
    paths.sort((a, b) => isOwn(b) - isOwn(a));
  }
  return found;
}

/** What has a URL: pages and files with these bodies, and assets of versions. */
function servedFiles(
  { entry, release }: Candidate,
  assetsByUrl: ReadonlyMap<string, Asset>,
  bodiesByHash: ReadonlyMap<BlobHash, Bodies>,
  cache: AssetCache,
): Pick<LiveRelease, 'assets' | 'files' | 'notFound'> {
  const id = entry.release;
  const assets = new Map<string, LiveAsset>();
  for (const [url, { body }] of assetsByUrl) {
    const source = { kind: 'asset', status: 200, type: contentType(url), release: id } as const;
    assets.set(encodePath(url), liveAsset(cache, url, body, source));
  }
  const files = new Map<string, ServedFile>();
  const add = (url: string, file: ServedFile) => {
    const path = encodePath(url);
    if (files.has(path) || assets.has(path)) throw urlCollision(url, id);
    files.set(path, file);
  };
  for (const [url, { type, body }] of Object.entries(release.files)) {
    const bodies = bodiesByHash.get(body.identity);
    if (bodies) add(url, servedFile({ kind: 'file', status: 200, type, release: id, bodies }));
  }
  const page = ({ html, policy, status }: Page) => {
    const bodies = bodiesByHash.get(html.identity);
    if (!bodies) return substitute(id, status === 404 ? 404 : 503);
    return servedFile({
      kind: 'page',
      status,
      policy,
      type: 'text/html; charset=utf-8',
      release: id,
      bodies,
    });
  };
  const { [NOT_FOUND]: _, ...pages } = release.pages;
  for (const [url, found] of Object.entries(pages)) add(url, page(found));
  return { assets, files, notFound: page(getNotFoundPage(release, id)) };
}

/** A body with its URL. */
export type LocatedBody = readonly [url: string, body: StoredBody];

/** Bodies of the pages and files of a release. */
export const listBodies = ({ pages, files }: Release): LocatedBody[] => [
  ...Object.entries(pages).map(([url, { html }]): LocatedBody => [url, html]),
  ...Object.entries(files).map(([url, { body }]): LocatedBody => [url, body]),
];

/** A plain-text file that is served instead of a page whose document is damaged. */
function substitute(release: string, status: 404 | 503): ServedFile {
  const text =
    status === 404 ? 'Page not found.\n' : 'Sorry, there is a problem with this page. Try again later.\n';
  const bytes = Buffer.from(text);
  const bodies = { identity: { hash: sha256(bytes), bytes } };
  return servedFile({ kind: 'file', status, type: 'text/plain; charset=utf-8', release, bodies });
}

/** The not-found page of a release. Throws `NOT_FOUND_PAGE_MISSING`. */
export function getNotFoundPage({ pages }: Release, id: string): Page {
  const page = pages[NOT_FOUND];
  if (page) return page;
  throw new SiteError('NOT_FOUND_PAGE_MISSING', `Release ${id} has no not-found page.`, {
    at: `releases/${id}.json`,
    fix: command('site', 'publish', 'shell'),
  });
}

/** Error for a page or file of a release with the URL of an asset. */
export const urlCollision = (url: string, id: string) =>
  new SiteError('URL_COLLISION', `${url} is both a page or file of release ${id} and an asset.`, { at: url });
