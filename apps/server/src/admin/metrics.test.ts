import type { RequestKind } from '../http/observation.ts';
import type { LeadResult } from '../leads/process-lead.ts';
import { createMetrics } from './metrics.ts';

const server = {
  status: () => ({ release: '0123456789abcdef', entry: 1 }),
  readAgeMs: () => 1_500,
  connections: () => Promise.resolve(3),
  assetCache: () => ({ bytes: 1_000, hits: 5, misses: 2 }),
};
const post = { form: 'contact', contents: {}, isHoneypotHit: false } as LeadResult['post'] & object;

test.each<[string, LeadResult]>([
  ['stored', { status: 201, post }],
  ['honeypot', { status: 201, post: { ...post, isHoneypotHit: true } }],
  ['repeated', { status: 200, post }],
  ['failed', { status: 503, post }],
  ['rejected', { status: 422, post }],
  ['rejected', { status: 429 }],
  ['rejected', { status: 501 }],
])('a lead that is %s', async (result, lead) => {
  const metrics = createMetrics();
  metrics.observeLead(lead);
  expect(await metrics.text(server)).toContain(
    `vantedge_leads_total{form="${lead.post ? 'contact' : ''}",result="${result}"} 1`,
  );
});

test('two servers of one process count separately', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.observe({ type: 'swap', of: 'live' });
  one.observe({ type: 'connection-refused' });
  expect(await one.text(server)).toContain('vantedge_release_swaps_total{kind="live"} 1');
  expect(await one.text(server)).toContain('vantedge_http_connections_refused_total 1');
  expect(await one.text(server)).toContain('vantedge_http_connections 3');
  expect(await other.text(server)).toContain('vantedge_release_swaps_total{kind="live"} 0');
});

test('shows the assets in memory and how many requests they answered, however often it is read', async () => {
  const metrics = createMetrics();
  await metrics.text(server);
  const text = await metrics.text(server);
  expect(text).toContain('vantedge_asset_cache_bytes 1000');
  expect(text).toContain('vantedge_asset_requests_total{result="hit"} 5');
  expect(text).toContain('vantedge_asset_requests_total{result="miss"} 2');
});

test('counts requests by status and kind, and their durations in cumulative buckets', async () => {
  const metrics = createMetrics();
  const request = (kind: RequestKind, status: number, durationMs: number) =>
    metrics.observe({
      type: 'request',
      method: 'GET',
      path: '/',
      kind,
      role: 'live',
      section: kind === 'page' ? 'stories' : undefined,
      status,
      bytes: 1,
      durationMs,
    });
  request('page', 200, 1);
  request('page', 304, 1.5);
  request('page', 200, 40_000);
  request('lead', 503, 700);
  const lines = (await metrics.text(server)).trim().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE vantedge_http_requests_total counter',
      'vantedge_http_requests_total{status="200",kind="page",release_role="live",section="stories"} 2',
      'vantedge_http_requests_total{status="304",kind="page",release_role="live",section="stories"} 1',
      'vantedge_http_requests_total{status="503",kind="lead",release_role="live",section=""} 1',
      '# TYPE vantedge_http_request_duration_seconds histogram',
      'vantedge_http_request_duration_seconds_bucket{le="0.001",kind="page"} 1',
      'vantedge_http_request_duration_seconds_bucket{le="0.005",kind="page"} 2',
      'vantedge_http_request_duration_seconds_bucket{le="30",kind="page"} 2',
      'vantedge_http_request_duration_seconds_bucket{le="+Inf",kind="page"} 3',
      'vantedge_http_request_duration_seconds_sum{kind="page"} 40.0025',
      'vantedge_http_request_duration_seconds_count{kind="page"} 3',
      'vantedge_http_request_duration_seconds_count{kind="lead"} 1',
    ]),
  );
});

test('names a running canary, and the time since the channel was read', async () => {
  const metrics = createMetrics();
  const canary = { preview: 'pr-1', release: 'f'.repeat(64), percent: 10 };
  const labels = `preview="pr-1",release="${'f'.repeat(64)}"`;
  const running = { ...server, status: () => ({ ...server.status(), canary }) };
  expect(await metrics.text(running)).toContain(`vantedge_canary_info{${labels},percent="10"} 1`);
  expect(await metrics.text(running)).toContain(
    `vantedge_release_info{release_role="canary",release="${'f'.repeat(64)}",entry="1"} 1`,
  );
  const grown = { ...server, status: () => ({ ...server.status(), canary: { ...canary, percent: 50 } }) };
  const text = await metrics.text(grown);
  expect(text).toContain(`vantedge_canary_info{${labels},percent="50"} 1`);
  expect(text).not.toContain('percent="10"');
  expect(text).toContain('vantedge_store_read_age_seconds 1.5');
  expect(await metrics.text(server)).not.toContain('vantedge_canary_info{');
});

test('counts looks for previews by result, and answers that were lost', async () => {
  const metrics = createMetrics();
  for (const result of ['loaded', 'loaded', 'evicted', 'unknown'] as const)
    metrics.observe({ type: 'preview', result });
  for (const responses of [1, 3]) metrics.observe({ type: 'answers-lost', responses });
  const lines = (await metrics.text(server)).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'vantedge_previews_total{result="loaded"} 2',
      'vantedge_previews_total{result="evicted"} 1',
      'vantedge_previews_total{result="unknown"} 1',
      'vantedge_previews_total{result="failed"} 0',
      'vantedge_http_answers_lost_total 4',
    ]),
  );
});

test('counts what browsers report by role and section, vitals in seconds', async () => {
  const { observeSignal, text } = createMetrics();
  const subject = { role: 'canary', section: 'stories' } as const;
  observeSignal({ type: 'signal', result: 'counted' });
  observeSignal({ type: 'view', ...subject, result: 'failed' });
  observeSignal({ type: 'failure', ...subject, kind: 'widget' });
  observeSignal({ type: 'vital', ...subject, name: 'LCP', value: 1_500 });
  observeSignal({ type: 'vital', ...subject, name: 'CLS', value: 0.015 });
  const lines = (await text(server)).split('\n');
  const labels = 'release_role="canary",section="stories"';
  expect(lines).toEqual(
    expect.arrayContaining([
      'vantedge_signals_total{result="counted"} 1',
      `vantedge_client_views_total{${labels},result="failed"} 1`,
      `vantedge_client_errors_total{${labels},kind="widget"} 1`,
      `vantedge_client_lcp_seconds_bucket{le="1.4",${labels}} 0`,
      `vantedge_client_lcp_seconds_bucket{le="1.6",${labels}} 1`,
      `vantedge_client_cls_bucket{le="0.02",${labels}} 1`,
    ]),
  );
});

test('shows the age of the newest lead of each form, and none while the store is away', async () => {
  const at = new Date(Date.now() - 60_000).toISOString();
  const lead = { id: '1', form: 'contact' as const, at, contents: {} };
  const list = jest.fn(async ({ form }: { form?: string } = {}) => (form === 'contact' ? [lead] : []));
  const metrics = createMetrics({ leads: { list } });
  const age = async () =>
    Number(/vantedge_newest_lead_age_seconds\{form="contact"\} (\S+)/.exec(await metrics.text(server))?.[1]);
  expect(await age()).toBeGreaterThanOrEqual(60);
  expect(await metrics.text(server)).not.toContain('{form="newsletter"}');
  list.mockRejectedValue(new Error('away'));
  expect(await age()).toBeNaN();
});

describe('figures of sections', () => {
  const of = { role: 'live', section: 'stories' } as const;

  test('have the vitals of the 75th percentile, and the share of views that fail', async () => {
    const metrics = createMetrics();
    for (const result of ['ok', 'ok', 'failed', 'ok'] as const)
      metrics.observeSignal({ type: 'view', ...of, result });
    for (const kind of ['error', 'csp'] as const) metrics.observeSignal({ type: 'failure', ...of, kind });
    // Three of four are at most 2.5 s, the limit of their bucket.
    for (const value of [2_100, 2_200, 2_300, 20_000])
      metrics.observeSignal({ type: 'vital', ...of, name: 'LCP', value });
    metrics.observeSignal({ type: 'vital', ...of, name: 'CLS', value: 3 });
    metrics.observeSignal({ type: 'vital', ...of, role: 'canary', name: 'INP', value: 40 });
    const { sections } = await metrics.figures();
    expect(sections).toEqual([
      {
        ...of,
        views: 4,
        failed: 1,
        errors: 2,
        vitals: { LCP: { value: 2.5, isAbove: false }, CLS: { value: 1, isAbove: true } },
      },
      {
        ...of,
        role: 'canary',
        views: 0,
        failed: 0,
        errors: 0,
        vitals: { INP: { value: expect.closeTo(0.04375), isAbove: false } },
      },
    ]);
  });

  test('start again with each release, while the metrics go on', async () => {
    const metrics = createMetrics();
    metrics.observeSignal({ type: 'view', ...of, result: 'failed' });
    metrics.observe({ type: 'swap', of: 'preview' });
    expect((await metrics.figures()).sections).toMatchObject([{ views: 1, failed: 1 }]);
    metrics.observe({ type: 'swap', of: 'live' });
    await new Promise(setImmediate);
    metrics.observeSignal({ type: 'view', ...of, result: 'ok' });
    expect((await metrics.figures()).sections).toMatchObject([{ views: 1, failed: 0 }]);
    expect(await metrics.text(server)).toContain('result="failed"} 1');
  });
});
