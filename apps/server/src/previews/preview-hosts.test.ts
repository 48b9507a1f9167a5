import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { append, head, logEnd } from '@vantedge/release';
import { memoryStore, type Store } from '@vantedge/store';
import { CHANNEL, publishSample, sample, sampleScript, storeSample } from '@vantedge/release/testing';
import type { Observation } from '../http/observation.ts';
import { startSampleServer, waitUntil } from '../http/testing/sample-server.ts';
import { sendRequest } from '../http/testing/send-request.ts';
import { previewName } from './preview-hosts.ts';

const HOST = 'pr-1.preview.localhost';
const PREVIEWS = { domain: 'preview.localhost', extra: new Map() };

afterEach(() => jest.restoreAllMocks());

/** Passes the time for which a name is known to have no preview. */
async function passTime() {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 5_000);
  // The cache reads the clock once per millisecond.
  await delay(2);
}

/** Puts a sample release on a preview of the live release. */
async function preview(
  store: Store,
  label: string,
  name = 'pr-1',
  channel = CHANNEL,
  by?: string,
): Promise<string> {
  const parent = (await head(store, channel))!;
  const release = await storeSample(store, sample(label));
  const { live, next: number } = await logEnd(store, name);
  const entry = {
    number,
    release,
    action: 'preview' as const,
    sections: ['stories'],
    versions: {},
    at: '2026-03-01T09:00:00.000Z',
    parent: { channel, number: parent.number, release: parent.release },
    ...(by && { by }),
  };
  await append(store, name, entry, live);
  return release;
}

/** Ends the preview `pr-1`; its release is garbage. */
async function expire(store: Store) {
  const { live, next: number } = await logEnd(store, 'pr-1');
  const entry = {
    number,
    release: '0123456789abcdef'.repeat(4),
    action: 'expire' as const,
    sections: [],
    versions: {},
  };
  await append(store, 'pr-1', { ...entry, at: '2026-04-01T09:00:00.000Z' }, live);
}

test('serves a preview at its own host, and the site at all others', async () => {
  const server = await startSampleServer('live', { previews: PREVIEWS });
  const release = await preview(server.store, 'draft');
  const get = (host: string, path = '/') => sendRequest(server.url, path, { headers: { Host: host } });
  const document = await get(HOST);
  expect(document.body.toString()).toContain('<p>draft</p>');
  expect(document.headers).toMatchObject({
    'x-release': release,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  const live = await get('localhost');
  expect(live.body.toString()).toContain('<p>live</p>');
  expect(live.headers['x-robots-tag']).toBeUndefined();
  expect((await get(HOST, '/nowhere')).headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  await server.close();
});

test('follows a preview that is composed again, and observes no swap of the site', async () => {
  const observed: Observation[] = [];
  const observe = (what: Observation) => void observed.push(what);
  const server = await startSampleServer('live', { previews: PREVIEWS, observe });
  await preview(server.store, 'draft');
  const body = async () => (await sendRequest(server.url, '/', { headers: { Host: HOST } })).body.toString();
  expect(await body()).toContain('draft');
  await preview(server.store, 'second');
  let latest = '';
  while (!latest.includes('<p>second<')) latest = await body();
  expect(observed.filter(({ type }) => type === 'swap')).toEqual([]);
  await server.close();
});

test('an expired preview is not found until it is composed again', async () => {
  const report = jest.fn();
  const server = await startSampleServer('live', { previews: PREVIEWS, report });
  const get = () => sendRequest(server.url, '/', { headers: { Host: HOST } });
  await preview(server.store, 'draft');
  await expire(server.store);
  expect((await get()).status).toBe(404);
  await preview(server.store, 'second');
  await passTime();
  expect((await get()).body.toString()).toContain('second');
  // A server that has loaded the preview follows it past the expiry.
  await expire(server.store);
  await preview(server.store, 'third');
  let latest = '';
  while (!latest.includes('<p>third<')) latest = (await get()).body.toString();
  expect(JSON.stringify(report.mock.calls)).not.toContain('NOT_FOUND');
  await server.close();
});

test('an expired preview in memory is not found, so that no request needs a removed file', async () => {
  const report = jest.fn();
  const server = await startSampleServer('live', { previews: PREVIEWS, report, assetCacheBytes: 1 });
  const statusOf = async (path: string) =>
    (await sendRequest(server.url, path, { headers: { Host: HOST } })).status;
  const script = sampleScript(sample('draft')).path;
  await preview(server.store, 'draft');
  expect([await statusOf('/'), await statusOf(script)]).toEqual([200, 200]);
  await expire(server.store);
  while ((await statusOf('/')) === 200);
  for (const key of await server.store.listRevisions('blobs/'))
    await server.store.removeRevision(key.key, key.revision);
  expect([await statusOf('/'), await statusOf(script)]).toEqual([404, 404]);
  expect(report).not.toHaveBeenCalledWith(expect.objectContaining({ event: 'asset-unavailable' }));
  await server.close();
});

test('lists what differs from the live release', async () => {
  const server = await startSampleServer('live', { previews: PREVIEWS });
  await preview(server.store, 'draft');
  const { status, headers, body } = await sendRequest(server.url, '/_preview', { headers: { Host: HOST } });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src '/);
  expect(body.toString()).toMatch(/<a [^>]*href="\/about">\/about<\/a>/);
  expect(body.toString().replaceAll(/<[^>]+>/g, '')).toContain('npm run site -- promote pr-1');
  await server.close();
});

describe('the page of differences', () => {
  const page = async (url: string) => {
    const { status, body } = await sendRequest(url, '/_preview', { headers: { Host: HOST } });
    expect(status).toBe(200);
    return body.toString();
  };

  test('is rendered once, also for requests at once, and then without a read of the store', async () => {
    const server = await startSampleServer('live', { previews: PREVIEWS, pollIntervalMs: 600_000 });
    const draft = await preview(server.store, 'draft');
    await sendRequest(server.url, '/', { headers: { Host: HOST } });
    const read = jest.spyOn(server.store, 'read');
    const [first, ...others] = await Promise.all([page(server.url), page(server.url), page(server.url)]);
    expect(others).toEqual([first, first]);
    expect(read.mock.calls.filter(([key]) => key.includes(draft))).toHaveLength(1);
    read.mockClear();
    const operations = [jest.spyOn(server.store, 'list'), jest.spyOn(server.store, 'read')];
    expect(await page(server.url)).toBe(first);
    for (const operation of operations) expect(operation).not.toHaveBeenCalled();
    await server.close();
  });

  test('is rendered again when the site or the preview has another release', async () => {
    const server = await startSampleServer('live', { previews: PREVIEWS });
    await preview(server.store, 'draft');
    const [current, outdated] = [
      'Promoting it puts exactly this release live',
      'has had another release since.',
    ];
    expect(await page(server.url)).toContain(current);
    await publishSample(server.store, 'later');
    while (!(await page(server.url)).includes(outdated));
    await preview(server.store, 'later draft');
    while (!(await page(server.url)).includes(current));
    await server.close();
  });

  test('is rendered again after a failure', async () => {
    const server = await startSampleServer('live', { previews: PREVIEWS });
    const release = await preview(server.store, 'draft');
    await sendRequest(server.url, '/', { headers: { Host: HOST } });
    const { read } = server.store;
    const failing = jest
      .spyOn(server.store, 'read')
      .mockImplementation((key) => (key.includes(release) ? Promise.reject(new Error('away')) : read(key)));
    const failed = await sendRequest(server.url, '/_preview', { headers: { Host: HOST } });
    expect(failed.status).toBe(500);
    failing.mockRestore();
    expect(await page(server.url)).toContain('Promoting it');
    await server.close();
  });

  test('compares with the live release of the channel that the preview is for', async () => {
    const server = await startSampleServer('live', { previews: PREVIEWS });
    const staged = {
      ...(await head(server.store, CHANNEL))!,
      release: await storeSample(server.store, sample('staged')),
    };
    await append(server.store, 'staging', { ...staged, number: 1 }, undefined);
    await preview(server.store, 'draft', 'pr-1', 'staging');
    expect(await page(server.url)).toContain(staged.release);
    await server.close();
  });

  test('contains no names', async () => {
    const server = await startSampleServer('live', { previews: PREVIEWS });
    await preview(server.store, 'draft', 'pr-1', CHANNEL, 'Ada Lovelace');
    expect(await page(server.url)).not.toContain('Ada');
    await server.close();
  });
});

test.each([
  ['a preview that does not exist', 'pr-2.preview.localhost'],
  ['a channel that is not a preview', `${CHANNEL}.preview.localhost`],
])('answers 404 for %s', async (_, host) => {
  const server = await startSampleServer('live', { previews: PREVIEWS });
  const { status, headers } = await sendRequest(server.url, '/', { headers: { Host: host } });
  expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex']);
  await server.close();
});

test('a preview that appears later is found after some seconds; until then its name costs nothing', async () => {
  const server = await startSampleServer('live', { previews: PREVIEWS, pollIntervalMs: 600_000 });
  const get = () => sendRequest(server.url, '/', { headers: { Host: HOST } });
  expect((await get()).status).toBe(404);
  await preview(server.store, 'draft');
  const operations = [jest.spyOn(server.store, 'list'), jest.spyOn(server.store, 'read')];
  for (let i = 0; i < 20; i += 1) expect((await get()).status).toBe(404);
  for (const operation of operations) expect(operation).not.toHaveBeenCalled();
  await passTime();
  expect((await get()).status).toBe(200);
  await server.close();
});

describe('invented names', () => {
  /** A store whose listings of previews wait until they are released. */
  function slowStore() {
    const inner = memoryStore();
    const held: (() => void)[] = [];
    const list = async (prefix: string) => {
      if (prefix.startsWith('channels/x')) await new Promise<void>((resolve) => held.push(resolve));
      return inner.list(prefix);
    };
    return { store: { ...inner, list }, held };
  }

  test('are looked for four at a time, and refused when a hundred wait', async () => {
    const { store, held } = slowStore();
    const server = await startSampleServer('live', { previews: PREVIEWS, store });
    const statuses: number[] = [];
    const get = async (name: string) => {
      const { status } = await sendRequest(server.url, '/', {
        headers: { Host: `${name}.preview.localhost` },
      });
      statuses.push(status);
    };
    const answers = Array.from({ length: 4 + 100 + 6 }, (_, i) => get(`x${i}`));
    await waitUntil(() => statuses.length === 6);
    expect(statuses).toEqual([503, 503, 503, 503, 503, 503]);
    for (let released = 0; released < 104; released += 1) {
      await waitUntil(() => held.length > released);
      expect(held.length).toBeLessThanOrEqual(released + 4);
      held[released]!();
    }
    await Promise.all(answers);
    expect(statuses.slice(6)).toEqual(Array(104).fill(404));
    expect(server.reports).toEqual([]);
    await server.close();
  });

  test('drop no preview from memory; the twenty-first preview drops the one that was used the longest ago', async () => {
    const server = await startSampleServer('live', { previews: PREVIEWS, pollIntervalMs: 600_000 });
    const names = Array.from({ length: 21 }, (_, i) => `pr-${i}`);
    for (const name of names) await preview(server.store, 'draft', name);
    const list = jest.spyOn(server.store, 'list');
    const isLoadedFor = async (name: string) => {
      list.mockClear();
      const host = `${name}.preview.localhost`;
      expect((await sendRequest(server.url, '/', { headers: { Host: host } })).status).toBe(200);
      return list.mock.calls.length > 0;
    };
    for (const name of names.slice(0, 20)) expect(await isLoadedFor(name)).toBe(true);
    const invented = Array.from({ length: 60 }, (_, i) => `x${i}.preview.localhost`);
    await Promise.all(invented.map((Host) => sendRequest(server.url, '/', { headers: { Host } })));
    expect(await isLoadedFor('pr-0')).toBe(false);
    expect(await isLoadedFor('pr-20')).toBe(true);
    expect(await isLoadedFor('pr-0')).toBe(false);
    expect(await isLoadedFor('pr-1')).toBe(true);
    await server.close();
  });

  test.each(['a.b', '1', '-', '..', 'x'.repeat(64)])(
    'that no preview can have cost nothing: %s',
    async (name) => {
      const server = await startSampleServer('live', { previews: PREVIEWS, pollIntervalMs: 600_000 });
      const list = jest.spyOn(server.store, 'list');
      const { status } = await sendRequest(server.url, '/', {
        headers: { Host: `${name}.preview.localhost` },
      });
      expect(status).toBe(404);
      expect(list).not.toHaveBeenCalled();
      await server.close();
    },
  );
});

test('a store that fails is reported, and the site is not affected', async () => {
  const inner = memoryStore();
  let isDown = false;
  const store: Store = {
    ...inner,
    list: (...parameters) => (isDown ? Promise.reject(new Error('down')) : inner.list(...parameters)),
  };
  const server = await startSampleServer('live', { previews: PREVIEWS, store });
  isDown = true;
  expect((await sendRequest(server.url, '/', { headers: { Host: HOST } })).status).toBe(503);
  await waitUntil(() => server.reports.length > 0);
  expect((await sendRequest(server.url, '/')).status).toBe(200);
  await server.close();
});

test('without previews, every host shows the site', async () => {
  const server = await startSampleServer('live');
  await preview(server.store, 'draft');
  const { body } = await sendRequest(server.url, '/', { headers: { Host: HOST } });
  expect(body.toString()).toContain('<p>live</p>');
  await server.close();
});

describe('the name of a preview', () => {
  const nameOf = (host?: string) =>
    previewName({ headers: { host } } as IncomingMessage, 'preview.example.com');

  test.each([
    ['pr-123.preview.example.com', 'pr-123'],
    ['pr-123.preview.example.com:4200', 'pr-123'],
    ['PR-123.Preview.Example.com', 'pr-123'],
  ])('%s is the preview %s', (host, name) => expect(nameOf(host)).toBe(name));

  test.each([
    'example.com',
    'preview.example.com',
    'pr-1.preview.evil.example',
    'pr-1.preview.example.com.evil.example',
    'pr-1.preview.example.com.',
    'pr-1.preview.example.comx',
    'pr-1.xpreview.example.com',
    'pr-1-preview.example.com',
    'pr-1.preview.',
    'pr-1.preview.x..',
  ])('%s is not the host of a preview', (host) => expect(nameOf(host)).toBeUndefined());

  test('a request without a host is for the site', () => expect(nameOf(undefined)).toBeUndefined());
});
