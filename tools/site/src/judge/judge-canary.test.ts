import { seededRandom } from '@vantedge/release/testing';
import { judgeCanary } from './judge-canary.ts';

const LIMITS = [1, 2, 4];

/** A server's counts of one release. */
interface Counted {
  ok: number;
  failed: number;
  /** Views whose LCP is within each of the limits, or later. */
  lcp: number[];
}

const empty = (): Counted => ({ ok: 0, failed: 0, lcp: [0, 0, 0, 0] });

/** The metrics of a server, as prom-client writes them, for two sections. */
function metricsText(live: Counted, canary: Counted, preview: string | undefined) {
  const lines = [`vantedge_release_info{release_role="live",release="a",entry="1"} 1`];
  if (preview !== undefined)
    lines.push(`vantedge_canary_info{preview="${preview}",release="b",percent="10"} 1`);
  for (const [role, { ok, failed, lcp }] of Object.entries({ live, canary })) {
    const labels = (section: string) => `release_role="${role}",section="${section}"`;
    lines.push(`vantedge_client_views_total{${labels('shell')},result="ok"} ${ok}`);
    lines.push(`vantedge_client_views_total{${labels('stories')},result="failed"} ${failed}`);
    let within = 0;
    for (const [i, views] of lcp.entries()) {
      within += views;
      lines.push(
        `vantedge_client_lcp_seconds_bucket{le="${LIMITS[i] ?? '+Inf'}",${labels('shell')}} ${within}`,
      );
    }
  }
  return lines.join('\n');
}

interface Simulated {
  failed?: number;
  /** Share of the views in each bucket. */
  lcp?: number[];
}

const USUAL = { failed: 0.01, lcp: [0.2, 0.6, 0.15, 0.05] };

/** A site that counts 180 views of the live release and 20 of the canary between two looks. */
function simulate(canary: Simulated, { restartAt = -1, endAt = Infinity } = {}) {
  const random = seededRandom(5);
  const counted = { live: empty(), canary: empty() };
  let looks = 0;
  const visit = (role: 'live' | 'canary', views: number) => {
    const { failed, lcp } = { ...USUAL, ...(role === 'canary' && canary) };
    for (let i = 0; i < views; i += 1) {
      counted[role][random() < failed ? 'failed' : 'ok'] += 1;
      let place = random();
      const bucket = lcp.findIndex((share) => (place -= share) < 0);
      counted[role].lcp[bucket < 0 ? 3 : bucket]! += 1;
    }
  };
  visit('live', 500);
  return judgeCanary({
    name: 'pr-1',
    servers: ['http://127.0.0.1:9464'],
    visits: 2_000,
    intervalMs: 1,
    read: async (url) => {
      expect(url).toBe('http://127.0.0.1:9464/metrics');
      return metricsText(counted.live, counted.canary, looks < endAt ? 'pr-1' : undefined);
    },
    sleep: async () => {
      looks += 1;
      if (looks === restartAt) Object.assign(counted, { live: empty(), canary: empty() });
      visit('live', 180);
      visit('canary', 20);
    },
  });
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

test('names the server whose metrics cannot be read', async () => {
  const request = {
    name: 'pr-1',
    servers: ['http://127.0.0.1:1'],
    visits: 100,
    intervalMs: 1,
    sleep: async () => 0,
  };
  await expect(judgeCanary(request)).rejects.toMatchObject({
    code: 'METRICS_UNAVAILABLE',
    at: 'http://127.0.0.1:1/metrics',
  });
});
