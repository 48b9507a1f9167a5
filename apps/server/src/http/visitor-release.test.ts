import { append, getRelease, head } from '@vantedge/release';
import { blobKey, memoryStore, type Store } from '@vantedge/store';
import { CHANNEL, publishSample, sample, storeSample } from '@vantedge/release/testing';
import { tamperedStore } from '@vantedge/store/testing';
import { type SampleServer, startSampleServer, waitUntil } from './testing/sample-server.ts';
import { sendRequest } from './testing/send-request.ts';

/** Shows the sample release `draft` to a share of the visitors; without a share, ends the canary. */
async function setCanary(store: Store, percent?: number): Promise<void> {
  const live = (await head(store, CHANNEL))!;
  const release = await storeSample(store, sample('draft'));
  const { versions } = await getRelease(store, release);
  const entry = {
    number: live.number + 1,
    release: live.release,
    action: 'canary' as const,
    sections: [],
    versions: live.versions,
    at: new Date().toISOString(),
    ...(percent !== undefined && { canary: { preview: 'pr-1', release, versions, percent } }),
  };
  await append(store, CHANNEL, entry, live);
}

async function startWith(percent: number): Promise<SampleServer> {
  const store = memoryStore();
  await publishSample(store, 'live');
  await setCanary(store, percent);
  return startSampleServer('live', { store, isPublished: false });
}

const get = (server: SampleServer, path: string, cookie?: string) =>
  sendRequest(server.url, path, { headers: cookie === undefined ? {} : { Cookie: cookie } });

const labelOf = (body: Buffer) => /<p>(live|draft)<\/p>/.exec(body.toString())?.[1];

test('a new visitor gets a cohort, and the release of that cohort', async () => {
  const server = await startWith(50);
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const { headers, body } = await get(server, '/');
    const [, cohort] = /^cohort=(\d+); Path=\/; HttpOnly; SameSite=Lax$/.exec(headers['set-cookie']![0]!)!;
    expect(Number(cohort)).toBeLessThan(100);
    expect(labelOf(body)).toBe(Number(cohort) < 50 ? 'draft' : 'live');
  }
  await server.close();
});

test('the cohort decides documents, release.json and the not-found page alike', async () => {
  const server = await startWith(50);
  const releases = async (cookie: string) =>
    Promise.all(
      ['/', '/about', '/release.json', '/nowhere'].map(async (path) => {
        const { headers } = await get(server, path, cookie);
        expect(headers).toMatchObject({
          'cache-control': 'private, no-cache',
          vary: 'Accept-Encoding, Cookie',
        });
        expect(headers['set-cookie']).toBeUndefined();
        return headers['x-release'];
      }),
    );
  const { canary, id } = server.release();
  expect(new Set(await releases('a=1; cohort=49'))).toEqual(new Set([canary!.release.id]));
  expect(new Set(await releases('cohort=50; b=2'))).toEqual(new Set([id]));
  await server.close();
});

test.each(['prefetch', 'prefetch;prerender'])(
  'a %s request assigns no cohort: without one it gets the live release',
  async (purpose) => {
    const server = await startWith(99);
    const get = (cookie?: string) =>
      sendRequest(server.url, '/', {
        headers: { 'Sec-Purpose': purpose, ...(cookie !== undefined && { Cookie: cookie }) },
      });
    const [unknown, known] = [await get(), await get('cohort=5')];
    expect(labelOf(unknown.body)).toBe('live');
    expect(labelOf(known.body)).toBe('draft');
    for (const { headers } of [unknown, known]) {
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding, Cookie');
    }
    await server.close();
  },
);

test.each(['cohort=100', 'cohort=-1', 'cohort=', 'cohort=1x', 'other-cohort=1', 'cohort=007'])(
  'a visitor with the cookie %s is new',
  async (cookie) => {
    const server = await startWith(50);
    const { headers } = await get(server, '/', cookie);
    expect(headers['set-cookie']).toHaveLength(1);
    await server.close();
  },
);

test('a growing share never takes a visitor back to the live release', async () => {
  const server = await startWith(10);
  const seen = new Set<string>();
  for (const percent of [10, 30, 99]) {
    await setCanary(server.store, percent);
    await waitUntil(() => server.release().canary?.percent === percent);
    for (let cohort = 0; cohort < 100; cohort += 7) {
      const label = labelOf((await get(server, '/', `cohort=${cohort}`)).body);
      if (seen.has(String(cohort))) expect(label).toBe('draft');
      if (label === 'draft') seen.add(String(cohort));
    }
  }
  expect(seen.size).toBeGreaterThan(1);
  await server.close();
});

test('both releases’ assets are served to everyone, unchanged and cacheable, also after the canary', async () => {
  const server = await startWith(10);
  const assets = ['live', 'draft'].flatMap((label) =>
    Object.keys(sample(label).sections.shell!).map((name) => `/assets/shell/${name}`),
  );
  const statuses = async () =>
    Promise.all(
      assets.map(async (path) => {
        const { status, headers } = await get(server, path, 'cohort=5');
        return [status, headers['cache-control'], headers['set-cookie']];
      }),
    );
  const all = assets.map(() => [200, 'public, max-age=31536000, immutable', undefined]);
  expect(await statuses()).toEqual(all);
  await setCanary(server.store);
  await waitUntil(() => !server.release().canary);
  expect(await statuses()).toEqual(all);
  expect((await get(server, '/', 'cohort=5')).headers['cache-control']).toBe('no-cache');
  await server.close();
});

test('a canary whose release is missing ends the one before; everyone gets the live release', async () => {
  const server = await startWith(99);
  const { id } = server.release();
  const live = (await head(server.store, CHANNEL))!;
  const missing = { ...live.canary!, release: '0123456789abcdef'.repeat(4), percent: 90 };
  await append(server.store, CHANNEL, { ...live, number: live.number + 1, canary: missing }, live);
  await waitUntil(() => server.status().degraded !== undefined);
  const { headers, body } = await get(server, '/', 'cohort=5');
  expect([headers['x-release'], labelOf(body)]).toEqual([id, 'live']);
  await server.close();
});

test('a damaged canary is reported, and everyone gets the live release until it is repaired', async () => {
  const store = tamperedStore(memoryStore());
  await publishSample(store, 'live');
  const server = await startSampleServer('live', { store, isPublished: false });
  const release = await storeSample(store, sample('draft'));
  const key = blobKey((await getRelease(store, release)).pages['/about']!.html.identity);
  const bytes = (await store.read(key))!;
  await setCanary(store);
  await waitUntil(() => server.status().entry === 2);
  store.tamper(key, Buffer.from('other bytes'));
  const live = (await head(store, CHANNEL))!;
  const { versions } = await getRelease(store, release);
  const canary = { preview: 'pr-1', release, versions, percent: 99 };
  await append(store, CHANNEL, { ...live, number: 3, canary }, live);
  await waitUntil(() => server.status().degraded !== undefined);
  expect(server.status()).toEqual({
    release: server.release().id,
    entry: 3,
    degraded: {
      entry: 3,
      problem: { code: 'BLOB_HASH_MISMATCH', message: expect.stringContaining('/about') },
    },
  });
  const reads = jest.spyOn(store, 'read');
  await waitUntil(() => reads.mock.calls.length > 100);
  expect(server.reports).toHaveLength(1);
  expect(server.reports[0]).toContain("The canary of preview 'pr-1' cannot be served");
  for (let visitor = 0; visitor < 20; visitor += 1)
    expect(labelOf((await get(server, '/')).body)).toBe('live');
  store.tamper(key, bytes);
  await waitUntil(() => server.status().degraded === undefined);
  expect(server.status().canary).toMatchObject({ preview: 'pr-1', release, percent: 99 });
  expect(labelOf((await get(server, '/', 'cohort=5')).body)).toBe('draft');
  await server.close();
});

test('a server that starts on a damaged canary serves the live release to everyone, and says so until it is repaired', async () => {
  const store = tamperedStore(memoryStore());
  const { release: older } = await publishSample(store, 'older');
  await publishSample(store, 'live');
  await setCanary(store, 99);
  const entry = (await head(store, CHANNEL))!;
  const key = `releases/${entry.canary!.release}.json`;
  const bytes = (await store.read(key))!;
  store.tamper(key, Buffer.from('other bytes'));
  const server = await startSampleServer('live', { store, isPublished: false });
  const problem = { code: 'RECORD_HASH_MISMATCH', message: expect.stringContaining(entry.canary!.release) };
  expect(server.status()).toEqual({ release: entry.release, entry: 3, degraded: { entry: 3, problem } });
  expect(entry.release).not.toBe(older);
  expect(server.reports).toHaveLength(1);
  expect(server.reports[0]).toContain("Degraded: the canary of preview 'pr-1' cannot be served");
  expect(labelOf((await get(server, '/', 'cohort=5')).body)).toBe('live');
  store.tamper(key, bytes);
  await waitUntil(() => server.status().degraded === undefined);
  expect(labelOf((await get(server, '/', 'cohort=5')).body)).toBe('draft');
  await server.close();
});
