import pLimit from 'p-limit';
import { assetBase, assetUrl } from '@vantedge/federation-contract';
import type { Candidate } from '../log/append-release.ts';
import type { Release } from '../records/model.ts';
import type { BlobHash } from '../store/blobs.ts';
import type { StoredBody } from '../store/bodies.ts';
import { settingsOf } from '../records/settings.ts';
import { getVersion } from '../records/records.ts';
import { isCorruption, type SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { bodyReader } from './read-body.ts';
import { DAY_MS, loggedVersions } from './logged-versions.ts';
import { notFoundPageOf, urlCollision } from './live-release.ts';
import { sectionAssets } from './release-assets.ts';
import type { Bodies } from '../http/served-file.ts';

/** Number of bodies that are read at once. */
const READS_AT_ONCE = 16;

interface CheckOptions {
  /** Releases that servers serve: what the candidate shares with them is not read. */
  served: readonly Release[];
  /** Bodies that an earlier check has read. */
  known?: ReadonlyMap<BlobHash, Bodies> | undefined;
}

export interface Servable {
  /** Bodies that were read, by hash. */
  bodies: ReadonlyMap<BlobHash, Bodies>;
  /** Damaged encodings, without which the release is complete. */
  damage: readonly SiteError[];
  /** Damaged log entries and versions of earlier releases, whose assets open tabs may still request. */
  warnings: readonly SiteError[];
}

/** Name and version id of a section. */
type Version = readonly [section: string, id: string];

/** A body with its URL. */
type Located = readonly [url: string, body: StoredBody];

/**
 * Throws the error of a server that loads a candidate: `ASSET_CONFLICT`, `URL_COLLISION`, `NOT_FOUND_PAGE_MISSING`, or that of a
 * damaged record or body. Reads only what the served releases do not have, so that the cost does not depend on the size of the site.
 */
export async function checkServable(
  store: Store,
  channel: string,
  candidate: Candidate,
  { served, known }: CheckOptions,
): Promise<Servable> {
  const { entry, release } = candidate;
  notFoundPageOf(release, entry.release);
  await checkCollisions(store, candidate);
  const changed = [release.versions, entry.canary?.versions ?? {}]
    .flatMap((versions) => Object.entries(versions))
    .filter(([section, id]) => served.every(({ versions }) => versions[section] !== id));
  const warnings = changed.length ? await checkConflicts(store, channel, candidate, changed) : [];

  const present = new Set(served.flatMap(bodiesOf).map(([, { identity }]) => identity));
  for (const { versions } of served) {
    for (const [section] of changed) {
      const replaced = versions[section];
      if (replaced) for (const hash of await hashesOf(store, [section, replaced])) present.add(hash);
    }
  }
  const assets = await Promise.all(changed.map((version) => assetsOf(store, version)));
  const unread = [...bodiesOf(release), ...assets.flat()].filter(
    ([, { identity }]) => !present.has(identity),
  );
  const damage: SiteError[] = [];
  const reader = bodyReader(store, { known, onDamage: (problem) => damage.push(problem) });
  const runLimited = pLimit(READS_AT_ONCE);
  await Promise.all(unread.map(([url, body]) => runLimited(() => reader.read(url, body))));
  return { bodies: reader.bodies, damage, warnings };
}

/** Pages and files of a release. */
const bodiesOf = ({ pages, files }: Release): Located[] => [
  ...Object.entries(pages).map(([url, { html }]): Located => [url, html]),
  ...Object.entries(files).map(([url, { body }]): Located => [url, body]),
];

async function assetsOf(store: Store, [section, id]: Version): Promise<Located[]> {
  const { files } = await getVersion(store, section, id);
  return Object.entries(files).map(([name, body]) => [assetUrl({ name: section }, name), body]);
}

/** Hashes of the assets of a served version; none if its record is damaged. */
async function hashesOf(store: Store, version: Version): Promise<BlobHash[]> {
  try {
    return (await assetsOf(store, version)).map(([, { identity }]) => identity);
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return [];
  }
}

/** Throws `URL_COLLISION` if a page or file has the URL of an asset. */
async function checkCollisions(store: Store, { entry, release }: Candidate): Promise<void> {
  const urls = [...Object.keys(release.pages), ...Object.keys(release.files)];
  for (const version of Object.entries(release.versions)) {
    const inside = new Set(urls.filter((url) => url.startsWith(assetBase(version[0]))));
    // Almost always: the composer reserves these paths.
    if (!inside.size) continue;
    const taken = (await assetsOf(store, version)).find(([url]) => inside.has(url));
    if (taken) throw urlCollision(taken[0], entry.release);
  }
}

/** Throws `ASSET_CONFLICT` if changed sections have other bytes at a URL than versions that open tabs may still use. */
async function checkConflicts(
  store: Store,
  channel: string,
  { entry, release }: Candidate,
  changed: readonly Version[],
): Promise<SiteError[]> {
  const { versions, warnings } = await loggedVersions({
    store,
    channel,
    live: { ...entry, versions: release.versions },
    since: Date.now() - settingsOf(release).keepAssetsDays * DAY_MS,
  });
  const sections = new Set(changed.map(([section]) => section));
  const compared = versions.filter(({ section }) => sections.has(section));
  // The records are enough to compare hashes.
  const conflicts = await sectionAssets(store, compared, () => Promise.resolve());
  return [...warnings, ...conflicts.warnings];
}
