import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type LiveRelease, loadLiveRelease } from './live-release.ts';
import { readAll } from './read-body.ts';
import { appendSample, CHANNEL, publishSample, sample, storeSample } from './testing/sample-release.ts';
import { liveEntry } from '../log/log-end.ts';
import { NOT_FOUND } from '../records/model.ts';
import { getRelease } from '../records/records.ts';
import { SiteError } from '@vantedge/errors';
import {
  blobKey,
  sha256,
  encodingsKey,
  putBody,
  readEncodings,
  memoryStore,
  type Store,
} from '@vantedge/store';
import { type TamperedStore, tamperedStore } from '@vantedge/store/testing';

let store: TamperedStore;

beforeEach(() => {
  store = tamperedStore(memoryStore());
});

const load = async (previous?: LiveRelease) =>
  loadLiveRelease(store, CHANNEL, await liveEntry(store, CHANNEL), { previous });

/** The error that loading fails with. */
const failure = (): Promise<SiteError> =>
  load().then(
    () => {
      throw new Error('it was loaded');
    },
    (error: SiteError) => error,
  );

/** A page, a file, or an asset, which is read if it is not in memory. */
const fileAt = ({ files, assets }: LiveRelease, path: string) => files.get(path) ?? assets.get(path)?.load();
const text = async (live: LiveRelease, path: string) => (await fileAt(live, path))?.identity.body.toString();
const scriptOf = (label: string) => Object.keys(sample(label).sections['shell']!)[0]!;

/** The store key of a page's body. */
const keyOfPage = async (release: string, path: string) =>
  blobKey((await getRelease(store, release)).pages[path]!.html.identity);

/** The hash of a served file's body. */
const hashOf = async (live: LiveRelease, url: string) => sha256((await fileAt(live, url))!.identity.body);

test('loads pages, files and assets, with the same content in each encoding', async () => {
  await publishSample(store, 'first');
  const live = await load();
  const script = `/assets/shell/${scriptOf('first')}`;
  expect([...live.files.keys(), ...live.assets.keys()].sort()).toEqual(
    [
      '/',
      '/about',
      '/solutions/finance',
      '/sitemap.xml',
      '/robots.txt',
      '/release.json',
      script,
      '/assets/shell/mark.0123456789.svg',
      `/assets/stories/${Object.keys(sample('first').sections['stories']!)[0]}`,
      '/assets/stories/Type.AbCdEf0123.woff2',
    ].sort(),
  );
  for (const path of ['/', script]) {
    const { identity, br, gzip } = (await fileAt(live, path))!;
    expect(brotliDecompressSync(br!.body)).toEqual(identity.body);
    expect(gunzipSync(gzip!.body)).toEqual(identity.body);
    expect(new Set([identity.etag, br!.etag, gzip!.etag]).size).toBe(3);
  }
  expect(live.notFound.status).toBe(404);
});

test('rejects an altered body with its URL and key', async () => {
  const { release } = await publishSample(store, 'first');
  const key = await keyOfPage(release, '/about');
  store.tamper(key, Buffer.from('other bytes'));
  const error = await failure();
  expect(error).toBeInstanceOf(SiteError);
  expect(error).toMatchObject({ code: 'BLOB_HASH_MISMATCH', at: key });
  expect(error.message).toContain('/about');
  expect(error.message).toContain(key);
});

test('rejects a missing asset with its URL', async () => {
  await publishSample(store, 'first');
  const live = await load();
  const url = `/assets/shell/${scriptOf('first')}`;
  const hash = await hashOf(live, url);
  store.tamper(blobKey(hash), undefined);
  const error = await failure();
  expect(error).toMatchObject({ code: 'BLOB_NOT_FOUND', at: blobKey(hash) });
  expect(error.message).toContain(url);
});

describe('a body is served without its encodings', () => {
  const other = Buffer.from('The text of another page. '.repeat(20));

  test.each<[string, (hash: string) => Promise<string>, string]>([
    ['whose record is damaged', async (hash) => damaged(encodingsKey(hash), '{"br":7}'), 'RECORD_INVALID'],
    [
      'whose blobs are damaged',
      async (hash) => {
        const { br, gzip } = (await readEncodings(store, hash))!;
        damaged(blobKey(gzip!), 'other bytes');
        return damaged(blobKey(br!), 'other bytes');
      },
      'BLOB_HASH_MISMATCH',
    ],
    [
      'that are of another body',
      async (hash) => {
        const { identity } = await putBody(store, other, { compression: 'best' });
        return damaged(encodingsKey(hash), (await store.read(encodingsKey(identity)))!);
      },
      'RECORD_INVALID',
    ],
  ])('%s', async (_, damage, code) => {
    const { release } = await publishSample(store, 'first');
    const at = await damage((await getRelease(store, release)).pages['/about']!.html.identity);
    const live = await load();
    expect(await text(live, '/about')).toContain('first');
    expect(live.files.get('/about')).not.toHaveProperty('br');
    expect(live.files.get('/about')).not.toHaveProperty('gzip');
    expect(live.damage).toEqual(expect.arrayContaining([expect.objectContaining({ code, at })]));
    expect(live.damage[0]!.message).toContain('/about');
  });

  test('that are missing', async () => {
    const { release } = await publishSample(store, 'first');
    const hash = (await getRelease(store, release)).pages['/about']!.html.identity;
    store.tamper(encodingsKey(hash), undefined);
    const live = await load();
    expect(await text(live, '/about')).toContain('first');
    expect(live.files.get('/about')).not.toHaveProperty('br');
    expect(live.damage).toEqual([]);
  });

  const damaged = (key: string, bytes: string | Uint8Array) => {
    store.tamper(key, Buffer.from(bytes));
    return key;
  };
});

test('rejects an altered record', async () => {
  const { release } = await publishSample(store, 'first');
  store.tamper(`releases/${release}.json`, Buffer.from('{}'));
  expect(await failure()).toMatchObject({ code: 'RECORD_HASH_MISMATCH', at: `releases/${release}.json` });
});

test('rejects a release without a not-found page', async () => {
  const { pages, ...rest } = sample('first');
  const { '/404': _, ...others } = pages;
  await publishSample(store, { ...rest, pages: others });
  expect(await failure()).toMatchObject({ code: 'NOT_FOUND_PAGE_MISSING' });
});

test('names a channel without entries', async () => {
  expect(await failure()).toMatchObject({ code: 'CHANNEL_EMPTY', at: `channels/${CHANNEL}/` });
});

describe('assets of earlier releases', () => {
  const day = (number: number, hour = 0) => new Date(Date.UTC(2026, 5, number, hour));
  const loadOn = async (now: Date, keepAssetsDays?: number) =>
    loadLiveRelease(store, CHANNEL, await liveEntry(store, CHANNEL), { now, keepAssetsDays });
  const url = `/assets/shell/${scriptOf('old')}`;

  test('are served for 7 days after they were replaced, regardless of later releases; pages are not', async () => {
    await publishSample(store, 'old', day(1));
    // It was live for two weeks: only the time when it was replaced counts.
    for (let i = 1; i <= 30; i += 1) await publishSample(store, `new ${i}`, day(15));
    const live = await loadOn(day(22));
    expect(await text(live, url)).toContain("'old'");
    expect(await text(live, '/')).toContain('new 30');
    expect(await text(await loadOn(day(22, 1)), url)).toBeUndefined();
  });

  test('are served for a configurable number of days', async () => {
    await publishSample(store, 'old', day(1));
    await publishSample(store, 'new', day(2));
    expect(await text(await loadOn(day(3), 2), url)).toContain("'old'");
    expect(await text(await loadOn(day(3), 0.5), url)).toBeUndefined();
    expect(await text(await loadOn(day(29), 30), url)).toContain("'old'");
  });

  test('are served when a rollback made them live again for an hour', async () => {
    const old = await publishSample(store, 'old', day(1));
    const other = await publishSample(store, 'new', day(2));
    await appendSample(store, old.release, day(20));
    await appendSample(store, other.release, day(20, 1));
    expect(await text(await loadOn(day(27)), url)).toContain("'old'");
  });

  test('are skipped for the later version when two versions share a URL with different bytes', async () => {
    await publishSample(store, 'first');
    const name = scriptOf('first');
    const changed = sample('second');
    changed.sections['shell']![name] = 'other bytes under the same name';
    await publishSample(store, changed);
    const error = await failure();
    expect(error).toMatchObject({ code: 'ASSET_CONFLICT', at: `/assets/shell/${name}` });

    // A rollback must get past it, and open tabs keep the bytes that they expect.
    await publishSample(store, 'first');
    const live = await load();
    expect(await text(live, `/assets/shell/${name}`)).toContain("'first'");
    expect(live.warnings).toMatchObject([{ code: 'ASSET_CONFLICT', at: `/assets/shell/${name}` }]);
  });

  test('are skipped with a warning when the record of the version is damaged', async () => {
    const { versions } = await publishSample(store, 'first');
    await publishSample(store, 'second');
    const at = `versions/shell/${versions['shell']}.json`;
    store.tamper(at, Buffer.from('other bytes'));
    const live = await load();
    expect(live.assets.has(`/assets/shell/${scriptOf('first')}`)).toBe(false);
    expect(await text(live, '/')).toContain('second');
    expect(live.warnings).toMatchObject([{ code: 'RECORD_HASH_MISMATCH', at }]);
  });

  test('are not read before they are requested', async () => {
    await publishSample(store, 'first');
    const url = `/assets/shell/${scriptOf('first')}`;
    const key = blobKey(await hashOf(await load(), url));
    await publishSample(store, 'second');
    const read = jest.spyOn(store, 'read');
    const live = await load();
    expect(read).not.toHaveBeenCalledWith(key);
    expect(await text(live, url)).toContain("'first'");
    expect(read).toHaveBeenCalledWith(key);
  });

  test('do not need the record of their release', async () => {
    const { release } = await publishSample(store, 'first');
    await publishSample(store, 'second');
    store.tamper(`releases/${release}.json`, undefined);
    const live = await load();
    expect(await text(live, `/assets/shell/${scriptOf('first')}`)).toContain("'first'");
    expect(live.warnings).toEqual([]);
  });
});

describe('forms', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour));
  const field = { name: 'email', label: 'Email', type: 'email' } as const;
  const form = (...more: string[]) => ({
    name: 'assessment',
    fields: [field, ...more.map((name) => ({ name, label: name, type: 'text' as const }))],
  });
  const publish = (label: string, date: Date, ...forms: ReturnType<typeof form>[]) => {
    const site = sample(label);
    return publishSample(store, { ...site, forms: { stories: forms } }, date);
  };
  const formsOn = async (now: Date) => {
    const { forms } = await loadLiveRelease(store, CHANNEL, await liveEntry(store, CHANNEL), { now });
    return Object.fromEntries(
      [...forms].map(([name, all]) => [name, all.map(({ fields }) => fields.length)]),
    );
  };

  test('are those of the release, then those of releases of the last day', async () => {
    await publish('first', at(0), form('a'));
    await publish('second', at(1), form('a', 'b'));
    await publish('third', at(2), form());
    expect(await formsOn(at(2))).toEqual({ 'stories/assessment': [1, 3, 2] });
    // The first was replaced at 1, the second at 2.
    expect(await formsOn(at(26))).toEqual({ 'stories/assessment': [1, 3] });
    expect(await formsOn(at(27))).toEqual({ 'stories/assessment': [1] });
  });

  test('that are gone are known for a day', async () => {
    await publish('first', at(0), form());
    await publish('second', at(1));
    expect(await formsOn(at(24))).toEqual({ 'stories/assessment': [1] });
    expect(await formsOn(at(26))).toEqual({});
  });

  test('are found on the pages that post to them, first on those of their section', async () => {
    const site = sample('first');
    const posting = (form: string) => `<!doctype html><form action="/api/forms/${form}"></form>`;
    Object.assign(site.pages, {
      '/a': posting('stories/assessment'),
      '/b': posting('stories/assessment') + posting('shell/contact'),
      '/c': posting('stories/assessment'),
    });
    site.pages[NOT_FOUND] = posting('shell/contact');
    await publishSample(store, { ...site, owners: { '/b': 'stories' } });
    expect([...(await load()).formPages]).toEqual([
      ['/api/forms/stories/assessment', ['/b', '/a', '/c']],
      ['/api/forms/shell/contact', ['/b']],
    ]);
  });
});

test('does not read again what the previous release has loaded', async () => {
  await publishSample(store, 'first');
  const first = await load();
  const read = jest.spyOn(store, 'read');
  await appendSample(store, await storeSample(store, sample('first')));
  read.mockClear();
  const again = await load(first);
  expect(read.mock.calls.filter(([key]) => key.startsWith('blobs/'))).toEqual([]);
  expect(again.files.get('/')!.identity.body).toBe(first.files.get('/')!.identity.body);
});

describe('reading at once', () => {
  const PAGES = 40;

  /** A site with 40 pages, all different. */
  function site(label: string) {
    const many = sample(label);
    for (let i = 0; i < PAGES; i += 1)
      many.pages[`/page-${i}`] = many.pages['/about']!.replace('/about', `/page-${i}`);
    return many;
  }

  test('changed pages are read at once, not one after the other', async () => {
    const store = memoryStore();
    await publishSample(store, site('first'));
    const first = await loadLiveRelease(store, CHANNEL, await liveEntry(store, CHANNEL));
    await publishSample(store, site('second'));
    let [pending, max] = [0, 0];
    const read: Store['read'] = async (key) => {
      pending += 1;
      max = Math.max(max, pending);
      await new Promise(setImmediate);
      pending -= 1;
      return store.read(key);
    };
    await loadLiveRelease({ ...store, read }, CHANNEL, await liveEntry(store, CHANNEL), { previous: first });
    expect(max).toBeGreaterThanOrEqual(16);
  });

  test('a store that fails ends the other reads', async () => {
    const read = jest.fn().mockRejectedValue(new SiteError('STORE_TIMEOUT', 'The store did not answer.'));
    await expect(readAll(Array(PAGES).fill('page'), read)).rejects.toMatchObject({ code: 'STORE_TIMEOUT' });
    await new Promise(setImmediate);
    expect(read.mock.calls.length).toBeLessThan(PAGES);
  });
});
