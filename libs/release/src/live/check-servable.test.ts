import { sealEntry } from '../log/log-entry.ts';
import type { LogEntry } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';
import { getRelease, getVersion } from '../records/records.ts';
import { blobKey, memoryStore, type Store } from '@vantedge/store';
import { checkServable } from './check-servable.ts';
import { CHANNEL, publishSample, sample, type Sample, storeSample } from './testing/sample-release.ts';
import { tamperedStore } from '@vantedge/store/testing';

/** A site with many pages. Its releases differ in one page and in the section `stories`. */
const large = (label: string, pages: number): Sample => ({
  sections: { ...sample('same').sections, stories: { [`entry.${label}.js`]: `export const a = '${label}'` } },
  pages: {
    ...sample('same').pages,
    '/about': `<p>${label}</p>`,
    ...Object.fromEntries(Array.from({ length: pages }, (_, i) => [`/page-${i}`, `<p>${i}</p>`])),
  },
});

let store: ReturnType<typeof tamperedStore>;
beforeEach(() => void (store = tamperedStore(memoryStore())));

/** Stores a sample, and checks it as the next release. */
async function checkNext(what: Sample) {
  const live = await publishSample(store, large('live', 3));
  const served = await getRelease(store, live.release);
  const id = await storeSample(store, what);
  const release = await getRelease(store, id);
  return { served, release, check: () => check(store, live, id, release, [served]) };
}

const check = (on: Store, live: LogEntry, id: string, release: Release, served: Release[]) => {
  const entry = sealEntry({ ...live, number: 2, release: id, at: new Date().toISOString() }, live);
  return checkServable(on, CHANNEL, { entry, release }, served);
};

test.each([3, 300])('on a site with %i pages, reads what changes', async (pages) => {
  const live = await publishSample(store, large('live', pages));
  const id = await storeSample(store, large('next', pages));
  const [served, release] = [await getRelease(store, live.release), await getRelease(store, id)];
  const read: string[] = [];
  const recording: Store = {
    ...store,
    read(key) {
      if (key.startsWith('blobs/')) read.push(key);
      return store.read(key);
    },
  };
  await check(recording, live, id, release, [served]);
  const { files } = await getVersion(store, 'stories', release.versions['stories']!);
  const changed = [
    release.pages['/about']!.html,
    release.files['/release.json']!.body,
    ...Object.values(files),
  ];
  expect(new Set(read)).toEqual(new Set(changed.map(({ identity }) => blobKey(identity))));
});

describe('rejects', () => {
  test.each<[string, (release: Release) => Promise<string> | string]>([
    ['a new document', ({ pages }) => blobKey(pages['/about']!.html.identity)],
    ['a new file of the site', ({ files }) => blobKey(files['/release.json']!.body.identity)],
    [
      'a new asset',
      async ({ versions }) => {
        const { files } = await getVersion(store, 'stories', versions['stories']!);
        return blobKey(files['entry.next.js']!.identity);
      },
    ],
    ['the record of a new version', ({ versions }) => `versions/stories/${versions['stories']}.json`],
  ])('%s that is damaged', async (_, keyOf) => {
    const next = await checkNext(large('next', 3));
    const at = await keyOf(next.release);
    store.tamper(at, Buffer.from('damaged'));
    await expect(next.check()).rejects.toMatchObject({ at, code: expect.stringMatching(/_HASH_MISMATCH$/) });
    store.tamper(at, undefined);
    await expect(next.check()).rejects.toMatchObject({ at, code: expect.stringMatching(/_NOT_FOUND$/) });
  });

  test('other bytes under the URL of an asset that tabs may have loaded', async () => {
    const { sections, pages } = large('next', 3);
    const next = await checkNext({ pages, sections: { ...sections, stories: { 'entry.live.js': 'other' } } });
    await expect(next.check()).rejects.toMatchObject({
      code: 'ASSET_CONFLICT',
      at: '/assets/stories/entry.live.js',
    });
  });

  test.each(['stories', 'pricing'])('a page with the URL of an asset of %s', async (section) => {
    const { sections, pages } = large('next', 3);
    const at = `/assets/${section}/license`;
    const next = await checkNext({
      sections: { ...sections, [section]: { license: 'all rights' } },
      pages: { ...pages, [at]: '<p>page</p>' },
    });
    await expect(next.check()).rejects.toMatchObject({ code: 'URL_COLLISION', at });
    // Also if the section is unchanged.
    next.served.versions[section] = next.release.versions[section]!;
    await expect(next.check()).rejects.toMatchObject({ code: 'URL_COLLISION', at });
  });

  test('a release without a not-found page', async () => {
    const next = await checkNext(large('next', 3));
    delete next.release.pages['/404'];
    await expect(next.check()).rejects.toMatchObject({ code: 'NOT_FOUND_PAGE_MISSING' });
  });
});

test('reads neither documents nor versions that the served release has too', async () => {
  const next = await checkNext(large('next', 3));
  store.tamper(blobKey(next.release.pages['/']!.html.identity), undefined);
  store.tamper(`versions/shell/${next.release.versions['shell']}.json`, undefined);
  expect(await next.check()).toMatchObject({ damage: [], warnings: [] });
});

test('a damaged encoding is reported, because servers do without it', async () => {
  const { sections, pages } = large('next', 3);
  const next = await checkNext({ sections, pages: { ...pages, '/about': '<p>words</p>'.repeat(50) } });
  const at = `encodings/${next.release.pages['/about']!.html.identity}.json`;
  store.tamper(at, Buffer.from('damaged'));
  const { damage } = await next.check();
  expect(damage).toEqual([expect.objectContaining({ at })]);
});
