import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { memoryStore } from '@vantedge/release/store';
import { seededRandom } from '@vantedge/release/testing';
import { createMetrics, startAdminServer } from '@vantedge/server/testing';
import { judgeCanary } from './judge-canary.ts';

/** An LCP in each of four buckets, in milliseconds; later ones than the third are at most 2 s, 4 s and more. */
const LCP_MS = [900, 1_900, 3_500, 12_000];

interface Simulated {
  failed?: number;
  /** Share of the views in each bucket. */
  lcp?: number[];
}

const USUAL = { failed: 0.01, lcp: [0.2, 0.6, 0.15, 0.05] };

/** The admin port of a server that counts 180 views of the live release and 20 of the canary between two looks, judged. */
async function simulate(canary: Simulated, { restartAt = -1, endAt = Infinity } = {}) {
  const random = seededRandom(5);
  let metrics = createMetrics();
  let looks = 0;
  const visit = (role: 'live' | 'canary', views: number) => {
    const { failed, lcp } = { ...USUAL, ...(role === 'canary' && canary) };
    for (let i = 0; i < views; i += 1) {
      const of = { role, section: i % 2 ? 'shell' : 'stories' };
      metrics.observeSignal({ type: 'view', ...of, result: random() < failed ? 'failed' : 'ok' });
      let place = random();
      const bucket = lcp.findIndex((share) => (place -= share) < 0);
      metrics.observeSignal({ type: 'vital', ...of, name: 'LCP', value: LCP_MS.at(bucket)! });
    }
  };
  visit('live', 500);
  const running = { preview: 'pr-1', release: 'b', percent: 10 };
  const admin = await startAdminServer({
    port: 0,
    server: {
      status: () => ({ release: 'a', entry: 1, ...(looks < endAt && { canary: running }) }),
      readAgeMs: () => 0,
      connections: async () => 1,
      assetCache: () => ({ bytes: 0, hits: 0, misses: 0 }),
      release: () => {
        throw new Error('only metrics are read');
      },
    },
    metrics: { ...metrics, json: (server) => metrics.json(server) },
    store: memoryStore(),
    site: { channel: 'production', origin: 'https://www.example.com', previewUrl: () => undefined },
    report: () => undefined,
  });
  try {
    return await judgeCanary({
      name: 'pr-1',
      servers: [admin.url],
      visits: 2_000,
      intervalMs: 1,
      sleep: async () => {
        looks += 1;
        if (looks === restartAt) metrics = createMetrics();
        visit('live', 180);
        visit('canary', 20);
      },
    });
  } finally {
    admin.close();
  }
}

test('says that there is no difference after enough views of the canary', async () => {
  expect(await simulate({})).toEqual({ visits: 2_000 });
});

test('finds a canary that fails more often, with the figures', async () => {
  const { visits, verdict } = await simulate({ failed: 0.05 });
  expect(visits).toBeLessThan(2_000);
  expect(verdict).toMatchObject({ metric: 'failures', canary: { views: visits } });
  const { live, canary } = verdict!;
  expect(canary.bad / canary.views).toBeGreaterThan(live.bad / live.views);
});

test('finds a canary whose main content is later than that of three quarters of the live views', async () => {
  const { verdict } = await simulate({ lcp: [0.1, 0.4, 0.3, 0.2] });
  expect(verdict).toMatchObject({ metric: 'LCP', limit: 2 });
});

test('goes on when a server has started again', async () => {
  expect((await simulate({ failed: 0.05 }, { restartAt: 3 })).verdict).toMatchObject({ metric: 'failures' });
});

test('ends with an error when the canary has ended', async () => {
  await expect(simulate({}, { endAt: 3 })).rejects.toMatchObject({ code: 'CANARY_ENDED' });
});

/** What is read where a server's metrics should be. */
const OTHERS: [what: string, status: number, body: string, says: string][] = [
  ['an older server', 404, 'Not found. Paths: /, /metrics.', 'it answered 404, as an older server'],
  ['a page', 200, '<!doctype html>', 'is not valid JSON'],
  ['metrics of another program', 200, '[{"name":"up","values":[]}]', 'vantedge_canary_info'],
];

const request = { name: 'pr-1', visits: 100, intervalMs: 1, sleep: async () => 0 };

test.each(OTHERS)('names the server that has no metrics: %s', async (_, status, body, says) => {
  const other = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const server = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const judging = judgeCanary({ ...request, servers: [server] });
  await expect(judging).rejects.toMatchObject({
    code: 'METRICS_UNAVAILABLE',
    at: server,
    message: expect.stringContaining(says),
  });
  other.close();
});

test.each(['http://127.0.0.1:1', 'admin'])('names the server that cannot be read: %s', async (server) => {
  const judging = judgeCanary({ ...request, servers: [server] });
  await expect(judging).rejects.toMatchObject({ code: 'METRICS_UNAVAILABLE', at: server });
});
