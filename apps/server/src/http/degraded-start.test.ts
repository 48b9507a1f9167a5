import { entryKey, getRelease, getVersion, SiteError } from '@vantedge/release';
import { blobKey, memoryStore, readEncodings } from '@vantedge/release/store';
import { startServer } from './server.ts';
import { sendRequest } from './testing/send-request.ts';
import { CHANNEL, PATHS, publishSample, type TamperedStore, tamperedStore } from '@vantedge/release/testing';
import { waitUntil } from './testing/sample-server.ts';
import { reportProblems } from '../testing/report-problems.ts';

let store: TamperedStore;
let reports: string[];

beforeEach(() => {
  store = tamperedStore(memoryStore());
  reports = [];
});

const start = () =>
  startServer({ store, channel: CHANNEL, port: 0, pollIntervalMs: 2, report: reportProblems(reports) });

const formsOf = async (release: string, path: string) => {
  const { identity } = (await getRelease(store, release)).pages[path]!.html;
  const { br, gzip } = (await readEncodings(store, identity))!;
  return [identity, br!, gzip!].map(blobKey);
};

test('serves a newer entry once it is repaired, and is no longer degraded', async () => {
  await publishSample(store, 'first');
  const { release } = await publishSample(store, 'second');
  const key = `releases/${release}.json`;
  const bytes = (await store.read(key))!;
  store.tamper(key, undefined);
  const server = await start();
  expect(server.status()).toMatchObject({
    entry: 1,
    degraded: { entry: 2, problem: { code: 'RECORD_NOT_FOUND' } },
  });
  store.tamper(key, bytes);
  await waitUntil(() => server.status().entry === 2);
  expect(server.status().degraded).toBeUndefined();
  expect(reports).toHaveLength(1);
  await server.close();
});

test('reports an unreadable entry once and serves it when it is repaired', async () => {
  await publishSample(store, 'first');
  await publishSample(store, 'second');
  const key = entryKey(CHANNEL, 2);
  const bytes = (await store.read(key))!;
  store.tamper(key, Buffer.alloc(0));
  const server = await start();
  expect(server.status()).toMatchObject({
    entry: 1,
    degraded: { entry: 2, problem: { code: 'RECORD_INVALID' } },
  });
  const reads = jest.spyOn(store, 'read');
  await waitUntil(() => reads.mock.calls.length > 50);
  expect(reports).toHaveLength(1);
  store.tamper(key, bytes);
  await waitUntil(() => server.status().entry === 2);
  expect(server.status().degraded).toBeUndefined();
  await server.close();
});

test('is degraded by a damaged entry that appears while it runs, until the key is gone', async () => {
  await publishSample(store, 'first');
  const server = await start();
  store.tamper(entryKey(CHANNEL, 2), Buffer.alloc(0));
  await waitUntil(() => server.status().degraded !== undefined);
  expect(server.status()).toMatchObject({ entry: 1, degraded: { entry: 2 } });
  store.tamper(entryKey(CHANNEL, 2), undefined);
  await waitUntil(() => server.status().degraded === undefined);
  await server.close();
});

test('serves a damaged asset and a damaged page as 503, and the rest', async () => {
  const { release } = await publishSample(store, 'first');
  const { versions } = await getRelease(store, release);
  const { files } = await getVersion(store, 'shell', versions['shell']!);
  const picture = Object.keys(files).find((name) => name.endsWith('.svg'))!;
  const pictureKey = blobKey(files[picture]!.identity);
  const pageKeys = await formsOf(release, '/about');
  const damaged = new Map(
    await Promise.all([pictureKey, ...pageKeys].map(async (key) => [key, (await store.read(key))!] as const)),
  );
  for (const key of damaged.keys()) store.tamper(key, undefined);
  const server = await start();
  const statusOf = async (path: string) => (await sendRequest(server.url, path)).status;
  expect(await statusOf('/about')).toBe(503);
  expect(await statusOf(`/assets/shell/${picture}`)).toBe(503);
  for (const path of PATHS.filter((path) => path !== '/about')) expect(await statusOf(path)).toBe(200);
  expect(server.status()).toMatchObject({
    entry: 1,
    degraded: { entry: 1, problem: { code: 'BLOB_NOT_FOUND' } },
  });
  for (const [key, bytes] of damaged) store.tamper(key, bytes);
  await waitUntil(() => server.status().degraded === undefined);
  expect(await statusOf('/about')).toBe(200);
  expect(await statusOf(`/assets/shell/${picture}`)).toBe(200);
  await server.close();
});

test('fails with the list of releases tried when none can be served', async () => {
  const entries = [await publishSample(store, 'first'), await publishSample(store, 'second')];
  for (const { release } of entries) store.tamper(`releases/${release}.json`, undefined);
  const error = await start().catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(SiteError);
  expect(error).toMatchObject({ code: 'NO_SERVABLE_RELEASE', at: `channels/${CHANNEL}/` });
  for (const { release } of entries) expect((error as SiteError).message).toContain(release);
});

test('fails when the store does not respond, instead of treating it as damage', async () => {
  await publishSample(store, 'first');
  store.breakDown(new SiteError('STORE_TIMEOUT', 'The store did not answer.'));
  await expect(start()).rejects.toMatchObject({ code: 'STORE_TIMEOUT' });
});
