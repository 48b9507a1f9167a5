import { SHELL } from '@vantedge/federation-contract';
import {
  getRelease,
  getSettings,
  getVersion,
  type KeyedPage,
  NOT_FOUND,
  putPush,
  putVersion,
  type Release,
} from '@vantedge/release';
import { putBlob, putBody, type Store } from '@vantedge/store';
import { fakeBuild } from '@vantedge/release/testing';
import { liveEntry } from '@vantedge/release/live';
import { changedSections } from '../../channels/changed-versions.ts';
import { commit } from '../../channels/commit.ts';
import type { CommitResult } from '../../channels/requests.ts';
import { pageKey, putPage } from '../../compose/page-cache.ts';
import { knownPages } from '../../compose/known-pages.ts';
import { assertNotExpired } from '../../channels/pushed-versions.ts';

/** Section versions by name. */
export type Versions = Readonly<Record<string, string>>;

const COMPOSER = 1;

const text = (name: string, label: string) => Buffer.from(`${name} ${label} `.repeat(20));

/** Stores a version of a section like a push does: `label` decides its content. Returns its id. */
export async function pushSmall(store: Store, section: string, label: string): Promise<string> {
  const main = { name: `main.${label}.js`, bytes: text(section, label) };
  const shared = { name: 'shared.js', bytes: text(section, 'shared') };
  const files = {
    [main.name]: await putBody(store, main.bytes, { compression: 'fast' }),
    [shared.name]: await putBody(store, shared.bytes, { compression: 'none' }),
  };
  const server = await putBlob(store, text(section, `server ${label}`));
  const version = await putVersion(store, { section, build: fakeBuild(section), files, server });
  await putPush(store, { section, version }, { by: 'ada', tool: '0.1.0', at: new Date().toISOString() });
  return version;
}

/** Composes a page per section like a release does: pages that the store has are reused. */
export async function composeSmall(
  store: Store,
  base: Release | undefined,
  versions: Versions,
): Promise<Release> {
  for (const [section, id] of Object.entries(versions)) await getVersion(store, section, id);
  const routes = [
    ...Object.keys(versions).map((section) => ({ path: `/${section}`, section, module: './page' })),
    { path: NOT_FOUND, section: SHELL, module: './not-found' },
  ];
  const settings = { leadRetentionDays: 365, origin: 'https://example.com' };
  const known = await knownPages({
    store,
    routes,
    versions,
    base,
    composer: COMPOSER,
    settings,
    verify: false,
  });
  const pages: Record<string, KeyedPage> = { ...known.pages };
  for (const { route, inputs, isDamaged } of known.unknown) {
    const { path, section } = route;
    const html = await putBody(store, text(path, versions[section]!), { compression: 'fast' });
    const page = { ...pageOf(section, path), html, key: pageKey(inputs, [], versions) };
    pages[path] = await putPage(store, page, { replace: isDamaged });
  }
  const sitemap = text('sitemap', Object.values(versions).join(' '));
  const body = await putBody(store, sitemap, { compression: 'none' });
  const files = { '/sitemap.xml': { type: 'application/xml', body } };
  return { versions, pages, files, settings: getSettings(base) };
}

/** Releases versions of sections on a channel. */
export function releaseSmall(store: Store, channel: string, versions: Versions): Promise<CommitResult> {
  return commit({ store, channel, report: () => undefined }, async ({ base }) => {
    const liveVersions = base?.versions ?? {};
    await assertNotExpired({ store, channel, versions, liveVersions });
    const release = await composeSmall(store, base, { ...liveVersions, ...versions });
    return { entry: { action: 'publish', sections: Object.keys(versions) }, release };
  });
}

/** Releases the live sections without one of them. */
export function removeSmall(store: Store, channel: string, section: string): Promise<CommitResult> {
  return commit({ store, channel, report: () => undefined }, async ({ base }) => {
    const { [section]: _, ...versions } = base?.versions ?? {};
    const release = await composeSmall(store, base, versions);
    return { entry: { action: 'remove', sections: [section] }, release };
  });
}

/** Previews versions of sections on the live release of `production`. */
export async function previewSmall(store: Store, name: string, versions: Versions): Promise<CommitResult> {
  const channel = 'production';
  const live = await liveEntry(store, channel);
  const liveRelease = await getRelease(store, live.release);
  await assertNotExpired({ store, channel, versions, liveVersions: liveRelease.versions });
  return commit({ store, channel: name, report: () => undefined }, async ({ base }) => {
    const release = await composeSmall(store, liveRelease, { ...liveRelease.versions, ...versions });
    const parent = { channel, number: live.number, release: live.release };
    const sections = changedSections(base, release);
    return { entry: { action: 'preview', parent, sections }, base: liveRelease, release };
  });
}

const pageOf = (owner: string, path: string): Omit<KeyedPage, 'html' | 'key'> => ({
  owner,
  policy: "default-src 'none'",
  status: path === NOT_FOUND ? 404 : 200,
  title: path,
  description: '',
  canonical: `https://example.com${path}`,
  indexable: path !== NOT_FOUND,
  widgets: [],
  links: [],
  fragments: [],
  ids: [],
  content: '0123456789abcdef',
  changed: '2026-01-01T00:00:00.000Z',
  published: '2026-01-01T00:00:00.000Z',
});
