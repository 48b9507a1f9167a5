import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, createServer } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { entryKey, getRelease, getVersion, type LogEntry } from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import { blobKey, diskStore, memoryStore, readEncodings, type Store } from '@vantedge/store';
import {
  appendForeign,
  appendSample,
  CHANNEL,
  PATHS,
  publishSample,
  reportProblems,
  sample,
  storeSample,
} from '@vantedge/release/testing';
import { STRESS, tamperedStore, type TamperedStore, withTemporaryFolder } from '@vantedge/store/testing';
import { listen } from './listen.ts';
import { startServer } from './server.ts';
import { type SampleServer, startSampleServer, waitUntil } from './testing/sample-server.ts';
import { type ReceivedResponse, sendRequest } from './testing/send-request.ts';

describe('starting', () => {
  /** The error of a server that cannot start. */
  const failure = (store: Store, port = 0, host?: string): Promise<SiteError> =>
    startServer({ store, channel: CHANNEL, port, ...(host && { host }) }).then(
      async (server) => {
        await server.close();
        throw new Error('it started');
      },
      (error: SiteError) => error,
    );

  test('names a busy port and suggests another', async () => {
    const store = memoryStore();
    await publishSample(store, 'first');
    const other = createNetServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const error = await failure(store, port);
    expect(error).toBeInstanceOf(SiteError);
    expect(error).toMatchObject({ code: 'PORT_IN_USE', at: `127.0.0.1:${port}` });
    expect(error.message).toContain(String(port));
    expect(error.fix).toMatch(/^use --port \d+$/);
    expect(error.fix).not.toContain(String(port));
    other.close();
  });

  test('names an address that this machine does not have', async () => {
    const store = memoryStore();
    await publishSample(store, 'first');
    expect(await failure(store, 0, '192.0.2.1')).toMatchObject({ code: 'HOST_UNAVAILABLE' });
  });

  test('names a store that is missing, not a folder, or empty', async () => {
    await withTemporaryFolder(async (folder) => {
      expect(await failure(diskStore(join(folder, 'none')))).toMatchObject({ code: 'STORE_READ_FAILED' });
      await writeFile(join(folder, 'file'), '');
      expect(await failure(diskStore(join(folder, 'file')))).toMatchObject({ code: 'STORE_READ_FAILED' });
      await mkdir(join(folder, 'empty'));
      expect(await failure(diskStore(join(folder, 'empty')))).toMatchObject({ code: 'CHANNEL_EMPTY' });
    });
  });
});

describe('a damaged store', () => {
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
      degraded: { entry: 2, problem: { code: 'LOG_HASH_MISMATCH' } },
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

  describe('with an entry of a newer tool', () => {
    const degraded = { entry: 2, problem: { code: 'TOOL_OUTDATED' } };

    test('keeps serving what it has, and follows the log when the tool of an entry is known', async () => {
      await publishSample(store, 'first');
      const server = await start();
      const key = await appendForeign(store, { format: 2 });
      await waitUntil(() => server.status().degraded !== undefined);
      expect(server.status()).toMatchObject({ entry: 1, degraded });
      expect((await sendRequest(server.url, '/')).status).toBe(200);
      const reads = jest.spyOn(store, 'read');
      await waitUntil(() => reads.mock.calls.length > 50);
      // Its channel is read: nothing is wrong with the store.
      expect(server.readAgeMs()).toBeLessThan(60_000);
      expect(reports).toHaveLength(1);
      expect(reports[0]).toContain(key);
      expect(reports[0]).toContain('git pull');
      store.tamper(key, undefined);
      await waitUntil(() => server.status().degraded === undefined);
      await server.close();
    });

    test('serves the entry before it when it starts, and goes on to one that it can read', async () => {
      await publishSample(store, 'first');
      await publishSample(store, 'second');
      const third = await publishSample(store, 'third');
      const bytes = (await store.read(entryKey(CHANNEL, 3)))!;
      store.tamper(entryKey(CHANNEL, 3), undefined);
      await appendForeign(store, { action: 'freeze' });
      const server = await start();
      expect(server.status()).toMatchObject({ entry: 2, degraded: { ...degraded, entry: 3 } });
      store.tamper(entryKey(CHANNEL, 3), bytes);
      await waitUntil(() => server.status().entry === 3);
      expect(server.status()).toEqual({ release: third.release, entry: 3 });
      await server.close();
    });

    test('swaps to an entry below it that it can read, and stays degraded', async () => {
      await publishSample(store, 'first');
      const inner = memoryStore();
      for (const label of ['first', 'second']) await publishSample(inner, label);
      const key = await appendForeign(inner, { format: 2 });
      const server = await start();
      for (const name of await inner.list(''))
        if (name !== entryKey(CHANNEL, 2)) store.tamper(name, await inner.read(name));
      store.tamper(entryKey(CHANNEL, 2), await inner.read(entryKey(CHANNEL, 2)));
      await waitUntil(() => server.status().entry === 2 && server.status().degraded !== undefined);
      expect(server.status().degraded).toMatchObject({ entry: 3, problem: { code: 'TOOL_OUTDATED' } });
      expect(reports.join('\n')).toContain(key);
      await server.close();
    });

    test('in the history of a release does not prevent it', async () => {
      await publishSample(store, 'first');
      await appendForeign(store, { format: 2 });
      const inner = memoryStore();
      for (const label of ['first', 'second', 'third']) await publishSample(inner, label);
      for (const name of await inner.list(''))
        if (name !== entryKey(CHANNEL, 2)) store.tamper(name, await inner.read(name));
      const server = await start();
      expect(server.status()).toMatchObject({ entry: 3 });
      expect(server.status().degraded).toBeUndefined();
      await server.close();
    });
  });

  test('serves a damaged asset and a damaged page as 503, and the rest', async () => {
    const { release } = await publishSample(store, 'first');
    const { versions } = await getRelease(store, release);
    const { files } = await getVersion(store, 'shell', versions['shell']!);
    const picture = Object.keys(files).find((name) => name.endsWith('.svg'))!;
    const pictureKey = blobKey(files[picture]!.identity);
    const pageKeys = await formsOf(release, '/about');
    const damaged = new Map(
      await Promise.all(
        [pictureKey, ...pageKeys].map(async (key) => [key, (await store.read(key))!] as const),
      ),
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
    expect(error).toMatchObject({ code: 'SERVABLE_RELEASE_NOT_FOUND', at: `channels/${CHANNEL}/` });
    for (const { release } of entries) expect((error as SiteError).message).toContain(release);
  });

  test('fails when the store does not respond, instead of treating it as damage', async () => {
    await publishSample(store, 'first');
    store.breakDown(new SiteError('STORE_TIMEOUT', 'The store did not answer.'));
    await expect(start()).rejects.toMatchObject({ code: 'STORE_TIMEOUT' });
  });
});

describe('switching releases', () => {
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
      for (const part of [
        broken.entry.release.slice(0, 16),
        'BLOB_HASH_MISMATCH',
        '/about',
        broken.key,
        'fix',
        'stays live',
      ]) {
        expect(server.reports[0]).toContain(part);
      }
      expect(await about()).toContain('first');
      expect(server.status()).toMatchObject({
        entry: 1,
        degraded: {
          entry: 2,
          problem: { code: 'BLOB_HASH_MISMATCH', message: expect.stringContaining('/about') },
        },
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

  test('reports a damaged version of an earlier release once and still serves new ones', async () => {
    const store = tamperedStore(memoryStore());
    const { versions } = await publishSample(store, 'damaged');
    const damaged = `versions/shell/${versions['shell']}.json`;
    store.tamper(damaged, undefined);
    const server = await startSampleServer('first', { store });
    await waitUntil(() => server.release().entry.number === 2);
    await publishSample(store, 'third');
    await waitUntil(() => server.release().entry.number === 3);
    expect(server.reports).toHaveLength(1);
    expect(server.reports[0]).toContain(damaged);
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
});

describe('listening', () => {
  test('reports a connection that cannot be accepted and keeps running', async () => {
    const server = createServer();
    const reports: Error[] = [];
    await listen(server, { host: '127.0.0.1', port: 0 }, (error) => reports.push(error));
    const error = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
    server.emit('error', error);
    expect(reports).toEqual([error]);
    expect(server.listening).toBe(true);
    server.close();
  });
});
