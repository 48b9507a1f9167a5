import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { getRelease, type LogEntry, SiteError } from '@vantedge/release';
import { blobKey, memoryStore, type Store } from '@vantedge/release/store';
import { type ReceivedResponse, sendRequest } from './testing/send-request.ts';
import {
  appendSample,
  PATHS,
  publishSample,
  sample,
  storeSample,
  STRESS,
  tamperedStore,
  type TamperedStore,
} from '@vantedge/release/testing';
import { type SampleServer, startSampleServer, waitUntil } from './testing/sample-server.ts';

const SWAPS = 15 * STRESS;

/** SHA-256 hash of each page of a stored release. */
async function pagesOf({ store }: SampleServer, release: string): Promise<Map<string, string>> {
  const { pages } = await getRelease(store, release);
  return new Map(Object.entries(pages).map(([path, { html }]) => [path, html.identity]));
}

test(`during ${SWAPS} swaps under load, no request fails and every response matches the release it names`, async () => {
  const server = await startSampleServer('release 0');
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const answers: { client: number; path: string; answer: ReceivedResponse }[] = [];
  const load = { on: true };
  const client = async (client: number) => {
    for (let i = client; load.on; i += 1) {
      const path = PATHS[i % PATHS.length]!;
      answers.push({ client, path, answer: await sendRequest(server.url, path, { agent }) });
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, (_, i) => client(i)));

  const releases = [server.release().id];
  for (let i = 1; i <= SWAPS; i += 1) {
    const { number, release } = await publishSample(server.store, `release ${i}`);
    releases.push(release);
    const before = answers.length;
    // Each release is requested before the next swap, so every swap happens during requests.
    await waitUntil(() => server.release().entry.number === number && answers.length > before);
  }
  load.on = false;
  await clients;
  agent.destroy();
  await server.close();

  const expected = new Map(
    await Promise.all(releases.map(async (id) => [id, await pagesOf(server, id)] as const)),
  );
  const seen = new Set<string>();
  const latest = new Map<number, number>();
  for (const { client, path, answer } of answers) {
    const release = String(answer.headers['x-release']);
    seen.add(release);
    // A client that has seen a release never sees an earlier one.
    const index = releases.indexOf(release);
    expect(index).toBeGreaterThanOrEqual(latest.get(client) ?? 0);
    latest.set(client, index);
    expect(answer.status).toBe(200);
    expect(createHash('sha256').update(answer.body).digest('hex')).toBe(expected.get(release)?.get(path));
  }
  expect(seen.size).toBeGreaterThan(SWAPS / 2);
  expect(server.reports).toEqual([]);
});

describe('a new release that cannot be served', () => {
  let store: TamperedStore;
  let server: SampleServer;
  let page: Buffer;
  let broken: { entry: LogEntry; key: string };

  beforeEach(async () => {
    store = tamperedStore(memoryStore());
    server = await startSampleServer('first', { store, pollIntervalMs: 2 });
    const release = await storeSample(store, sample('second'));
    const { html } = (await getRelease(store, release)).pages['/about']!;
    const key = blobKey(html.identity);
    page = Buffer.from((await store.read(key))!);
    store.tamper(key, Buffer.from('other bytes'));
    broken = { entry: await appendSample(store, release), key };
    await waitUntil(() => server.reports.length > 0);
  });
  afterEach(() => server.close());

  const about = async () => (await sendRequest(server.url, '/about')).body.toString();

  test('is reported once with page, key and fix; the last good one stays live', async () => {
    const reads = jest.spyOn(store, 'read');
    await waitUntil(() => reads.mock.calls.length > 100);
    expect(server.reports).toHaveLength(1);
    for (const part of [broken.entry.release, 'BLOB_INTEGRITY', '/about', broken.key, 'fix', 'stays live']) {
      expect(server.reports[0]).toContain(part);
    }
    expect(await about()).toContain('first');
    expect(server.status()).toMatchObject({
      entry: 1,
      degraded: { entry: 2, problem: { code: 'BLOB_INTEGRITY', message: expect.stringContaining('/about') } },
    });
  });

  test('is replaced by the next one', async () => {
    await publishSample(store, 'third');
    await waitUntil(() => server.release().entry.number === 3);
    expect(await about()).toContain('third');
    expect(server.status()).toEqual({ release: server.release().id, entry: 3 });
  });

  test('is served once the store is repaired', async () => {
    store.tamper(broken.key, page);
    await waitUntil(() => server.release().entry.number === 2);
    expect(await about()).toContain('second');
  });

  test('or a store that cannot be read is reported and retried', async () => {
    store.breakDown(new SiteError('STORE_READ_FAILED', 'The store is away.', { at: '/store' }));
    await waitUntil(() => server.reports.length > 1);
    expect(server.reports[1]).toContain('STORE_READ_FAILED');
    expect(await about()).toContain('first');
    store.breakDown();
    await publishSample(store, 'third');
    await waitUntil(() => server.release().entry.number === 3);
    expect(server.reports).toHaveLength(2);
  });
});

test('reports a damaged earlier release once and still serves new ones', async () => {
  const store = tamperedStore(memoryStore());
  const { release: damaged } = await publishSample(store, 'damaged');
  store.tamper(`releases/${damaged}.json`, undefined);
  const server = await startSampleServer('first', { store });
  await waitUntil(() => server.release().entry.number === 2);
  await publishSample(store, 'third');
  await waitUntil(() => server.release().entry.number === 3);
  expect(server.reports).toHaveLength(1);
  expect(server.reports[0]).toContain(`releases/${damaged}.json`);
  await server.close();
});

test('reports a read that never ends and keeps following the channel', async () => {
  const inner = memoryStore();
  let hangs = false;
  const store: Store = {
    ...inner,
    read: (key) => (hangs && key.startsWith('channels/') ? new Promise(() => undefined) : inner.read(key)),
  };
  const server = await startSampleServer('first', { store, storeTimeoutMs: 20 });
  hangs = true;
  await waitUntil(() => server.reports.length > 0);
  expect(server.reports[0]).toContain('STORE_TIMEOUT');
  expect(server.release().entry.number).toBe(1);
  expect(server.status()).toMatchObject({ entry: 1, degraded: { problem: { code: 'STORE_TIMEOUT' } } });
  hangs = false;
  await waitUntil(() => server.status().degraded === undefined);
  await publishSample(inner, 'second');
  await waitUntil(() => server.release().entry.number === 2);
  await server.close();
});
