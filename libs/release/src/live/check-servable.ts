import { assetBase, assetUrl } from '@vantedge/federation-contract';
import type { Candidate } from '../records/log-model.ts';
import { isToolOutdated } from '../log/log-entry.ts';
import type { Release } from '../records/model.ts';
import type { BlobHash, Store } from '@vantedge/store';
import { getSettings } from '../records/settings.ts';
import { getRelease, getVersion } from '../records/records.ts';
import { isCorruption, SiteError } from '@vantedge/errors';
import { readAll, readBody } from './read-body.ts';
import { DAY_MS, loggedVersions, versionAssets } from './version-assets.ts';
import { getNotFoundPage, listBodies, type LocatedBody, urlCollision } from './live-release.ts';

export interface Servable {
  /** Damaged encodings, without which the release is complete. */
  damage: readonly SiteError[];
  /** Damaged log entries and versions of earlier releases, whose assets open tabs may still request. */
  warnings: readonly SiteError[];
}

/** Name and version id of a section. */
type Version = readonly [section: string, id: string];

/**
 * Throws the error of a server that loads a candidate: `ASSET_CONFLICT`, `URL_COLLISION`, `NOT_FOUND_PAGE_MISSING`, or that of a
 * damaged record or body; and `TOOL_OUTDATED`. Its canary's release is checked, too. Reads only what the releases that servers serve do
 * not have, so that the cost does not depend on the size of the site.
 */
export async function checkServable(
  store: Store,
  channel: string,
  candidate: Candidate,
  served: readonly Release[],
): Promise<Servable> {
  const { entry, release } = candidate;
  const canary = entry.canary && (await getRelease(store, entry.canary.release));
  const releases = [{ id: entry.release, release }];
  if (canary) releases.push({ id: entry.canary!.release, release: canary });
  for (const { id, release } of releases) {
    getNotFoundPage(release, id);
    await checkCollisions(store, id, release);
  }
  const changed = [release.versions, entry.canary?.versions ?? {}]
    .flatMap((versions) => Object.entries(versions))
    .filter(([section, id]) => served.every(({ versions }) => versions[section] !== id));
  const warnings = changed.length ? await checkConflicts(store, channel, candidate, changed) : [];

  const present = new Set(served.flatMap(listBodies).map(([, { identity }]) => identity));
  for (const { versions } of served) {
    for (const [section] of changed) {
      const replaced = versions[section];
      if (replaced) for (const hash of await hashesOf(store, [section, replaced])) present.add(hash);
    }
  }
  const assets = await Promise.all(changed.map((version) => assetsOf(store, version)));
  const documents = releases.flatMap(({ release }) => listBodies(release));
  const unread = [...documents, ...assets.flat()].filter(([, { identity }]) => !present.has(identity));
  const results = await readAll(unread, ([url, body]) => readBody(store, url, body));
  const damage: SiteError[] = [];
  for (const result of results) {
    if (result instanceof SiteError) throw result;
    damage.push(...result.damage);
  }
  return { damage, warnings };
}

async function assetsOf(store: Store, [section, id]: Version): Promise<LocatedBody[]> {
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
async function checkCollisions(store: Store, id: string, release: Release): Promise<void> {
  const urls = [...Object.keys(release.pages), ...Object.keys(release.files)];
  for (const version of Object.entries(release.versions)) {
    const inside = new Set(urls.filter((url) => url.startsWith(assetBase(version[0]))));
    // Almost always: the composer reserves these paths.
    if (!inside.size) continue;
    const taken = (await assetsOf(store, version)).find(([url]) => inside.has(url));
    if (taken) throw urlCollision(taken[0], id);
  }
}

/** Throws `ASSET_CONFLICT` if changed sections have other bytes at a URL than versions that open tabs may still use. */
async function checkConflicts(
  store: Store,
  channel: string,
  { entry, release }: Candidate,
  changed: readonly Version[],
): Promise<SiteError[]> {
  const { versions, warnings } = await loggedVersions(store, channel, {
    live: { ...entry, versions: release.versions },
    since: Date.now() - getSettings(release).keepAssetsDays * DAY_MS,
  });
  // Its versions are unknown, so open tabs may lose their files.
  const outdated = warnings.find(isToolOutdated);
  if (outdated) throw outdated;
  const sections = new Set(changed.map(([section]) => section));
  const compared = versions.filter(({ section }) => sections.has(section));
  const { excluded } = await versionAssets(store, compared);
  return [
    ...warnings,
    ...excluded.map(({ version, error }) => {
      if (version.live) throw error;
      return error;
    }),
  ];
}
