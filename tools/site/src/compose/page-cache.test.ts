import { getRelease, getSettings, getVersion, head, putVersion, type Release } from '@vantedge/release';
import { blobKey, readBlob, type Store } from '@vantedge/store';
import { commit } from '../channels/commit.ts';
import { rollBackSection } from '../channels/roll-back.ts';
import { racingStore } from '../channels/testing/racing-store.ts';
import { composeRelease } from './compose-release.ts';
import type { ComposeRequest } from './request.ts';
import { COMPOSER } from './composer.ts';
import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
  storeSampleSection,
} from './testing/sample-sections.ts';

jest.mock('./sandbox/sandbox.ts', () => jest.requireActual('./testing/in-process-sandbox.ts'));

const channel = 'production';
const [FIRST, SECOND] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
const ALL = ['/404', '/pricing', '/shell', '/stories'];

let store: Store;
let base: Release;

const live = async () => getRelease(store, (await head(store, channel))!.release);

const sample = sampleStore((made) => {
  const code = { shell: shellCode('a'), stories: pageCode('words'), pricing: pageCode('prices') };
  return publishSampleSections(made, code, FIRST);
});

beforeEach(async () => {
  store = await sample();
  base = await live();
});

/** Composes a release on the first one; returns it with the sorted paths that were rendered. */
async function compose(request: Partial<ComposeRequest> = {}) {
  const { release, rendered } = await composeRelease({
    store,
    base,
    versions: base.versions,
    settings: getSettings(base),
    now: SECOND!,
    ...request,
  });
  return { release, rendered: rendered.sort() };
}

const withStories = async (code: string) => ({
  ...base.versions,
  stories: await storeSampleSection(store, 'stories', code),
});

test('pages with unchanged inputs are reused without access to their records and documents', async () => {
  const versions = await withStories(pageCode('other words'));
  const { '/stories': before, ...unchanged } = base.pages;
  const documents = Object.values(unchanged).map(({ html }) => blobKey(html.identity));
  const records = Object.values(unchanged).map(({ key }) => `pages/${key}.json`);
  const read = jest.spyOn(store, 'read');
  const list = jest.spyOn(store, 'list');
  const { release, rendered } = await compose({ versions });
  expect(rendered).toEqual(['/stories']);
  expect(release.pages).toEqual({ ...unchanged, '/stories': expect.not.objectContaining(before!) });
  const keys = [...read.mock.calls, ...list.mock.calls].map(([key]) => key);
  expect(keys.filter((key) => [...records, ...documents].includes(key))).toEqual([]);
});

test('only pages of a new version are rendered, and only the bundles of their section and the shell are loaded', async () => {
  const versions = await withStories(pageCode('other words'));
  const other = await getServerBundle('pricing');
  const read = jest.spyOn(store, 'read');
  expect((await compose({ versions })).rendered).toEqual(['/stories']);
  expect(read.mock.calls.flat()).not.toContain(other);
});

async function getServerBundle(section: string) {
  return blobKey((await getVersion(store, section, base.versions[section]!)).server);
}

test('a known version is released, and rolled back to, without rendering', async () => {
  await publishSampleSections(store, { stories: pageCode('other words') }, SECOND);
  const { rendered, release } = await compose({ base: await live() });
  expect([rendered, release.pages]).toEqual([[], base.pages]);
  expect((await rollBackSection({ store, channel }, 'stories')).rendered).toEqual([]);
  expect((await live()).pages).toEqual(base.pages);
  // Without a previous release, too.
  expect((await compose({ base: undefined })).rendered).toEqual([]);
});

test('after a lost race, nothing is rendered again', async () => {
  const versions = { stories: await storeSampleSection(store, 'stories', pageCode('other words')) };
  const rounds: string[][] = [];
  const rival = () => publishSampleSections(store, { pricing: pageCode('other prices') }, SECOND);
  const { entry } = await commit(
    { store: racingStore(store, rival), channel },
    async ({ base: previous }) => {
      const { release, rendered } = await compose({
        base: previous,
        versions: { ...previous!.versions, ...versions },
      });
      rounds.push(rendered);
      return { entry: { action: 'publish', sections: ['stories'] }, release };
    },
  );
  expect([entry.number, rounds]).toEqual([3, [['/stories'], []]]);
});

test('the bundle of a section that only has widgets is loaded when it changes, and not with an unchanged release', async () => {
  const id = await storeSampleSection(store, 'teasers', pageCode('none'), ['teasers']);
  const { build, ...version } = await getVersion(store, 'teasers', id);
  const versions = {
    ...base.versions,
    teasers: await putVersion(store, { ...version, build: { ...build, routes: [] } }),
  };
  const read = jest.spyOn(store, 'read');
  const first = await compose({ versions });
  expect(read.mock.calls.flat()).toContain(blobKey(version.server));
  read.mockClear();
  expect((await compose({ versions, base: first.release })).rendered).toEqual([]);
  expect(read.mock.calls.flat()).not.toContain(blobKey(version.server));
});

test('a new composer renders every page; identical documents keep their dates', async () => {
  const { release, rendered } = await compose({ composer: COMPOSER + 1 });
  expect(rendered).toEqual(ALL);
  for (const path of ALL) {
    const { key, ...page } = release.pages[path]!;
    const { key: before, ...same } = base.pages[path]!;
    expect(page).toEqual(same);
    expect(key).not.toBe(before);
  }
  expect(release.composer).toBe(COMPOSER + 1);
  expect((await compose({ composer: COMPOSER + 1 })).rendered).toEqual([]);
});

test('of two composers that render a page at the same time, the dates of the first are kept', async () => {
  const versions = await withStories(pageCode('other words'));
  const third = '2026-01-03T00:00:00.000Z';
  const [one, other] = await Promise.all([compose({ versions }), compose({ versions, now: third })]);
  expect(one.release).toEqual(other.release);
});

test.each<[string, (key: string, document: string) => string]>([
  ['record', (key: string) => `pages/${key}.json`],
  ['document', (...[, document]: string[]) => document!],
])('a page with a damaged %s in the store is rendered again', async (_, keyOf) => {
  const { key, html } = base.pages['/stories']!;
  const at = keyOf(key!, blobKey(html.identity));
  const intact = await store.read(at);
  const damaged = Buffer.from(
    Buffer.from(intact!).toString().replace('words', 'wards').replace('"links"', '"ids"'),
  );
  await store.replace(at, damaged);
  const { release, rendered } = await compose({ base: undefined, now: FIRST! });
  expect(rendered).toEqual(['/stories']);
  expect(release.pages['/stories']).toEqual(base.pages['/stories']);
  expect(Buffer.from((await store.read(at))!)).toEqual(Buffer.from(intact!));
});

test('a release of the versions that are live renders damaged documents again', async () => {
  const { html } = base.pages['/stories']!;
  await store.replace(blobKey(html.identity), Buffer.from('damaged'));
  const { release, rendered } = await compose();
  expect([rendered, release]).toEqual([['/stories'], base]);
  await readBlob(store, html.identity);
});

test('a page whose release was refused is not reused', async () => {
  const versions = await withStories(pageCode('<a href="/gone">gone</a>'));
  for (let i = 0; i < 2; i += 1) await expect(compose({ versions })).rejects.toThrow('/gone');
});

describe('a page that shows widgets', () => {
  const host = `exports.default = { './pages/index.tsx': async () => ({ default: 'host' }) };`;
  const shell = shellCode('a').replace(
    'widgets: []',
    "widgets: path === '/pricing' ? ['stories/teasers'] : []",
  );

  test('is rendered for each version of their section, once', async () => {
    const code = { shell, pricing: host, stories: pageCode('words') };
    for (const [section, text] of Object.entries(code))
      base.versions[section] = await storeSampleSection(
        store,
        section,
        text,
        section === 'stories' ? ['teasers'] : [],
      );
    const first = await compose({ base: undefined });
    expect(first.release.pages['/pricing']!.widgets).toEqual(['stories/teasers']);
    const stories = await storeSampleSection(store, 'stories', pageCode('other words'), ['teasers']);
    const versions = { ...base.versions, stories };
    expect((await compose({ base: first.release, versions })).rendered).toEqual(['/pricing', '/stories']);
    // Both variants are found, whether or not a previous release tells which widgets the page shows.
    for (const known of [base.versions, versions])
      for (const previous of [undefined, first.release])
        expect((await compose({ base: previous, versions: known })).rendered).toEqual([]);
  });
});
