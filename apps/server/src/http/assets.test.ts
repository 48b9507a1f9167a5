import { append, getVersion, head, logEnd } from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import { blobKey, memoryStore } from '@vantedge/store';
import {
  appendSample,
  CHANNEL,
  publishSample,
  sample,
  sampleScript,
  storeSample,
} from '@vantedge/release/testing';
import { tamperedStore, type TamperedStore } from '@vantedge/store/testing';
import { type SampleServer, startSampleServer, waitUntil } from './testing/sample-server.ts';
import { sendRequest } from './testing/send-request.ts';
import type { Observation } from './observation.ts';
import type { ServerOptions } from './server.ts';

let store: TamperedStore;
let server: SampleServer;

beforeEach(() => {
  store = tamperedStore(memoryStore());
});
afterEach(() => server.close());

const scriptOf = (label: string) => sampleScript(sample(label)).path;
const textOf = (label: string) => sampleScript(sample(label)).text;
const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(server.url, path, { headers });
const blobReads = (spy: jest.SpyInstance) =>
  spy.mock.calls.filter(([key]) => String(key).startsWith('blobs/')).length;

/** Store key of the script of a sample release. */
async function keyOf(label: string): Promise<string> {
  const name = scriptOf(label).split('/').at(-1)!;
  for (const key of await store.list('versions/shell/')) {
    const { files } = await getVersion(store, 'shell', key.replace(/^versions\/shell\/|\.json$/g, ''));
    if (files[name]) return blobKey(files[name].identity);
  }
  throw new Error(`No version has ${name}`);
}

/** Puts a sample release on the preview `pr-1`. */
async function appendPreview(on: TamperedStore, label: string) {
  const { number: parent, release: live } = (await head(on, CHANNEL))!;
  const release = await storeSample(on, sample(label));
  const { live: last, next: number } = await logEnd(on, 'pr-1');
  const entry = {
    number,
    release,
    action: 'preview' as const,
    sections: [],
    versions: {},
    at: '2026-03-01T09:00:00.000Z',
  };
  await append(on, 'pr-1', { ...entry, parent: { channel: CHANNEL, number: parent, release: live } }, last);
}

const down = () => store.breakDown(new SiteError('STORE_UNREACHABLE', 'The store is away.'));

test('assets of the live release are in memory before the first request', async () => {
  server = await startSampleServer('first', { store });
  const reads = jest.spyOn(store, 'read');
  const { status, body } = await get(scriptOf('first'));
  expect([status, body.toString()]).toEqual([200, textOf('first')]);
  expect(blobReads(reads)).toBe(0);
  expect(server.assetCache()).toMatchObject({ hits: 1, misses: 0 });
});

test('assets of an earlier release are read when they are requested, once', async () => {
  await publishSample(store, 'earlier');
  const reads = jest.spyOn(store, 'read');
  server = await startSampleServer('first', { store });
  const key = await keyOf('earlier');
  const readsOfKey = () => reads.mock.calls.filter(([read]) => read === key).length;
  expect(readsOfKey()).toBe(0);
  const answers = await Promise.all([1, 2, 3, 4].map(() => get(scriptOf('earlier'))));
  for (const { status, body, headers } of answers) {
    expect([status, body.toString()]).toEqual([200, textOf('earlier')]);
    expect(headers).toMatchObject({
      'x-release': server.release().id,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  await get(scriptOf('earlier'));
  expect(readsOfKey()).toBe(1);
});

test('encodings, ranges and 304 work for an asset that is read', async () => {
  await publishSample(store, 'earlier');
  server = await startSampleServer('first', { store });
  const path = scriptOf('earlier');
  const compressed = await get(path, { 'accept-encoding': 'br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect((await get(path, { range: 'bytes=0-3' })).body.toString()).toBe(textOf('earlier').slice(0, 4));
  const etag = String(compressed.headers['etag']);
  expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
});

test('while the store is down, documents and assets in memory are served; others are 503 until it is back', async () => {
  await publishSample(store, 'earlier');
  server = await startSampleServer('first', { store });
  down();
  expect((await get('/about')).status).toBe(200);
  expect((await get(scriptOf('first'))).status).toBe(200);
  const { status, headers } = await get(scriptOf('earlier'));
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  await get(scriptOf('earlier'));
  expect(server.reports.filter((text) => text.includes('not in memory'))).toHaveLength(1);
  store.breakDown();
  expect((await get(scriptOf('earlier'))).status).toBe(200);
});

test('an asset with other bytes is never served: 503, and one report with the key and the fix until it is repaired', async () => {
  await publishSample(store, 'earlier');
  const key = await keyOf('earlier');
  const bytes = (await store.read(key))!;
  server = await startSampleServer('first', { store });
  store.tamper(key, Buffer.concat([bytes, Buffer.from('!')]));
  // With its encodings, it would be restored.
  store.tamper(`encodings/${key.split('/').at(-1)}.json`, undefined);
  for (let i = 0; i < 3; i += 1) expect((await get(scriptOf('earlier'))).status).toBe(503);
  expect(server.reports).toHaveLength(1);
  for (const part of ['BLOB_HASH_MISMATCH', scriptOf('earlier'), key, 'fix'])
    expect(server.reports[0]).toContain(part);
  store.tamper(key, bytes);
  expect((await get(scriptOf('earlier'))).body.toString()).toBe(textOf('earlier'));
});

test('memory stays within the limit; assets that do not fit are read again', async () => {
  const labels = ['one', 'two', 'three', 'four', 'five'];
  for (const label of labels) await publishSample(store, label);
  const assetCacheBytes = 2_000;
  server = await startSampleServer('first', { store, assetCacheBytes });
  for (let round = 0; round < 2; round += 1) {
    for (const label of [...labels, 'first']) {
      expect((await get(scriptOf(label))).body.toString()).toBe(textOf(label));
      expect(server.assetCache().bytes).toBeLessThanOrEqual(assetCacheBytes);
    }
  }
  expect(server.assetCache().misses).toBeGreaterThan(labels.length);
});

test('a swap reads only assets that the release before did not have, and verifies them before it goes live', async () => {
  server = await startSampleServer('first', { store });
  const next = sample('second');
  // The same shell with other pages: its assets need not be read again.
  next.sections = sample('first').sections;
  const release = await storeSample(store, next);
  const shellKey = await keyOf('first');
  const reads = jest.spyOn(store, 'read');
  const { number } = await appendSample(store, release);
  await waitUntil(() => server.release().entry.number === number);
  expect(reads.mock.calls.some(([key]) => key === shellKey)).toBe(false);

  const damaged = await storeSample(store, sample('third'));
  const key = await keyOf('third');
  const bytes = (await store.read(key))!;
  store.tamper(key, Buffer.from('other bytes'));
  await appendSample(store, damaged);
  await waitUntil(() => server.status().degraded !== undefined);
  expect(server.release().id).toBe(release);
  store.tamper(key, bytes);
  await waitUntil(() => server.release().id === damaged);
  expect((await get(scriptOf('third'))).status).toBe(200);
});

describe('an asset that the server does not know yet', () => {
  /** Another server of the site, which looks for new releases only when it is asked for something that it does not know. */
  const startSecond = (options: Partial<ServerOptions> = {}) =>
    startSampleServer('', { store, isPublished: false, pollIntervalMs: 600_000, ...options });

  const pollsIn = (spy: jest.SpyInstance) =>
    spy.mock.calls.filter(([key]) => String(key).startsWith('channels/')).length;

  test('is served by a server that has not swapped when another one sends the new page', async () => {
    server = await startSampleServer('first', { store });
    const observed: Observation[] = [];
    const second = await startSecond({ observe: (what) => void observed.push(what) });
    await publishSample(store, 'second');
    await waitUntil(() => server.status().entry === 2);
    expect((await get('/')).body.toString()).toContain(scriptOf('second'));
    const answers = await Promise.all([1, 2, 3].map(() => sendRequest(second.url, scriptOf('second'))));
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual(
      [1, 2, 3].map(() => [200, textOf('second')]),
    );
    expect(second.status().entry).toBe(2);
    await second.close();
    expect(observed).toContainEqual(
      expect.objectContaining({ type: 'request', kind: 'asset', section: 'shell', role: 'live' }),
    );
  });

  test('is served for a preview that was composed again', async () => {
    server = await startSampleServer('live', { store });
    const second = await startSecond({ previews: { domain: 'preview.localhost', extra: new Map() } });
    const getPreview = (path: string) =>
      sendRequest(second.url, path, { headers: { Host: 'pr-1.preview.localhost' } });
    await appendPreview(store, 'draft');
    expect((await getPreview('/')).status).toBe(200);
    await appendPreview(store, 'second draft');
    const { status, body } = await getPreview(scriptOf('second draft'));
    expect([status, body.toString()]).toEqual([200, textOf('second draft')]);
    await second.close();
  });

  test('costs one poll in 100 ms, however many requests ask for it', async () => {
    await publishSample(store, 'first');
    server = await startSecond();
    const reads = jest.spyOn(store, 'read');
    const start = performance.now();
    for (let round = 0; round < 3; round += 1) {
      const answers = Array.from({ length: 100 }, (_, i) => get(`/assets/shell/invented.${round}.${i}.js`));
      for (const { status } of await Promise.all(answers)) expect(status).toBe(404);
    }
    const polls = pollsIn(reads);
    expect(polls).toBeGreaterThanOrEqual(3);
    expect(polls).toBeLessThanOrEqual(2 + (performance.now() - start) / 100);
  });

  test.each(['/nowhere', '/assets', '/assets/shell/../x', '/assets/shell//x'])(
    'is not what a request for %s is for',
    async (path) => {
      await publishSample(store, 'first');
      server = await startSecond();
      const reads = jest.spyOn(store, 'read');
      await get(path);
      expect(pollsIn(reads)).toBe(0);
    },
  );

  test('is not found while the store is away', async () => {
    await publishSample(store, 'first');
    server = await startSecond();
    down();
    expect((await get('/assets/shell/invented.js')).status).toBe(404);
    expect((await get('/')).status).toBe(200);
  });

  test('is not found after 5 s if the store does not answer', async () => {
    await publishSample(store, 'first');
    server = await startSecond();
    const hung: (() => void)[] = [];
    const read = jest
      .spyOn(store, 'read')
      .mockImplementation(() => new Promise((resolve) => hung.push(() => resolve(undefined))));
    expect((await get('/assets/shell/invented.js')).status).toBe(404);
    expect(hung).toHaveLength(1);
    read.mockRestore();
    for (const answer of hung) answer();
  });
});
