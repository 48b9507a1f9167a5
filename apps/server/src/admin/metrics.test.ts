import type { RequestKind } from '../http/observation.ts';
import type { LeadResult, LeadStore } from '@vantedge/lead-server';
import { createMetrics as createChannelMetrics } from './metrics.ts';

const forms = new Map([
  ['shell/contact', []],
  ['stories/assessment', []],
]);

const server: Parameters<ReturnType<typeof createChannelMetrics>['text']>[0] = {
  release: () => ({ versions: { shell: '', stories: '' }, forms }),
  status: () => ({ release: '0123456789abcdef', entry: 1 }),
  readAgeMs: () => 1_500,
};

/** The metrics of a channel, whose text leaves the label out that all of them have. */
function createMetrics(options: Omit<Parameters<typeof createChannelMetrics>[0], 'channel'> = {}) {
  const { text, ...metrics } = createChannelMetrics({ channel: 'production', ...options });
  return {
    ...metrics,
    text: async (of: typeof server) =>
      (await text(of)).replaceAll(/channel="production",|,?channel="production"/g, '').replaceAll('{}', ''),
  };
}

const post = { values: new Map(), isHoneypotHit: false, isPrefill: false };

test.each<[string, LeadResult]>([
  ['stored', { status: 201, post }],
  ['honeypot', { status: 201, post: { ...post, isHoneypotHit: true } }],
  ['repeated', { status: 200, post }],
  ['prefilled', { status: 200, post: { ...post, isPrefill: true } }],
  ['failed', { status: 503, post }],
  ['rejected', { status: 422, post }],
  ['rejected', { status: 429 }],
  ['rejected', { status: 501 }],
])('a lead that is %s', async (result, lead) => {
  const metrics = createMetrics();
  metrics.observeLead(lead, 'shell/contact');
  expect(await metrics.text(server)).toContain(
    `vantedge_leads_total{form="shell/contact",result="${result}"} 1`,
  );
});

test('two servers of one process count separately', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.observe({ type: 'swap' });
  one.observe({ type: 'connection-refused' });
  expect(await one.text(server)).toContain('vantedge_release_swaps_total 1');
  expect(await one.text(server)).toContain('vantedge_http_connections_refused_total 1');
  expect(await other.text(server)).toContain('vantedge_release_swaps_total 0');
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

test.each([
  ['TOOL_OUTDATED', 1],
  ['BLOB_NOT_FOUND', 0],
])('a server that is degraded by %s is outdated: %i', async (code, value) => {
  const degraded = { entry: 2, problem: { code, message: '' } };
  const status = () => ({ ...server.status(), degraded });
  const text = await createMetrics().text({ ...server, status });
  expect(text).toContain('vantedge_degraded 1');
  expect(text).toContain(`vantedge_outdated ${value}`);
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

describe('the newest lead', () => {
  const ageOf = async (metrics: ReturnType<typeof createMetrics>, form = 'shell/contact') =>
    Number(
      new RegExp(`vantedge_newest_lead_age_seconds\\{form="${form}"\\} (\\S+)`).exec(
        await metrics.text(server),
      )?.[1],
    );
  const settled = () => new Promise(setImmediate);

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  });
  afterEach(() => jest.useRealTimers());

  test('has an age for each form, and none while the store is away', async () => {
    const newest = jest.fn(async () => new Map([['shell/contact', new Date()]]));
    const metrics = createMetrics({ leads: { newest, deliveries } });
    await settled();
    jest.advanceTimersByTime(30_000);
    expect(await ageOf(metrics)).toBe(30);
    expect(await ageOf(metrics, 'shell/newsletter')).toBeNaN();
    newest.mockRejectedValue(new Error('away'));
    jest.advanceTimersByTime(30_000);
    await settled();
    expect(await ageOf(metrics)).toBeNaN();
  });

  test('is not waited for: a scrape is answered while the store hangs', async () => {
    const newest = jest.fn(() => new Promise<never>(() => undefined));
    const metrics = createMetrics({ leads: { newest, deliveries } });
    expect(await metrics.text(server)).toContain('vantedge_degraded 0');
    jest.advanceTimersByTime(3_600_000);
    expect(await metrics.text(server)).toContain('vantedge_degraded 0');
    expect(newest).toHaveBeenCalledTimes(1);
  });
});

const deliveries = { waiting: async () => [] } as unknown as LeadStore['deliveries'];

test('deliveries count from 0 by target, and name how long the oldest lead waits', async () => {
  const waiting = async () => [
    { target: 'sales', leads: 2, since: new Date(Date.now() - 90_000) },
    { target: 'gone', leads: 1, since: new Date(0) },
  ];
  const leads = {
    newest: async () => new Map(),
    deliveries: { waiting } as unknown as LeadStore['deliveries'],
  };
  const metrics = createMetrics({ leads, targets: ['sales', 'crm'] });
  metrics.observeDelivery('sales', 'retried');
  await new Promise(setImmediate);
  const text = await metrics.text(server);
  expect(text).toContain('vantedge_lead_deliveries_total{target="sales",result="retried"} 1\n');
  expect(text).toContain('vantedge_lead_deliveries_total{target="crm",result="failed"} 0\n');
  const age = (target: string) =>
    Number(new RegExp(`undelivered_lead_age_seconds\\{target="${target}"\\} (\\S+)`).exec(text)?.[1]);
  expect(age('sales')).toBeGreaterThanOrEqual(90);
  expect([age('crm'), age('gone')]).toEqual([0, Number.NaN]);
});

test('every metric names the channel, so that one Prometheus can tell sites apart', async () => {
  const metrics = createChannelMetrics({ channel: 'staging' });
  const lines = (await metrics.text(server)).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => !line.includes('channel="staging"'))).toEqual([]);
});

describe('series that alerts read', () => {
  /** The series of a metric with their values. */
  const seriesOf = async (metrics: ReturnType<typeof createMetrics>, name: string, of = server) =>
    (await metrics.text(of)).split('\n').filter((line) => line.startsWith(name));

  test('begin at 0 for every form, result and section of the live release', async () => {
    const lines = (await createMetrics().text(server)).split('\n');
    const live = 'release_role="live",section="stories"';
    expect(lines).toEqual(
      expect.arrayContaining([
        'vantedge_leads_total{form="stories/assessment",result="failed"} 0',
        'vantedge_leads_total{form="shell/contact",result="stored"} 0',
        'vantedge_leads_total{form="",result="rejected"} 0',
        'vantedge_store_read_errors_total 0',
        'vantedge_unhandled_errors_total 0',
        'vantedge_signals_total{result="limited"} 0',
        `vantedge_client_views_total{${live},result="failed"} 0`,
        `vantedge_client_errors_total{${live},kind="csp"} 0`,
        `vantedge_client_lcp_seconds_bucket{le="+Inf",${live}} 0`,
        `vantedge_client_cls_count{${live}} 0`,
        `vantedge_http_requests_total{status="503",kind="page",${live}} 0`,
        'vantedge_http_requests_total{status="500",kind="lead",release_role="live",section=""} 0',
      ]),
    );
  });

  test('begin for a canary when it does', async () => {
    const metrics = createMetrics();
    expect(await seriesOf(metrics, 'vantedge_client_views_total{release_role="canary"')).toEqual([]);
    const versions = { shell: '', careers: '' };
    const running = {
      ...server,
      release: () => ({ versions, forms, canary: { release: { versions, forms } } }),
    };
    expect(await seriesOf(metrics, 'vantedge_client_views_total{release_role="canary"', running)).toEqual(
      ['shell', 'careers'].flatMap((section) =>
        ['ok', 'failed'].map(
          (result) =>
            `vantedge_client_views_total{release_role="canary",section="${section}",result="${result}"} 0`,
        ),
      ),
    );
  });

  test('keep their counts at the next scrape', async () => {
    const metrics = createMetrics();
    await metrics.text(server);
    metrics.observeSignal({ type: 'vital', role: 'live', section: 'stories', name: 'LCP', value: 700 });
    metrics.observeSignal({ type: 'view', role: 'live', section: 'stories', result: 'failed' });
    for (let i = 0; i < 2; i += 1) {
      expect(await metrics.text(server)).toMatch(/lcp_seconds_count\{.*section="stories"\} 1$/m);
      expect(await metrics.text(server)).toMatch(/views_total\{.*section="stories",result="failed"\} 1$/m);
    }
  });

  test('begin before the first event for every label that events have', async () => {
    const metrics = createMetrics();
    const names = async () =>
      new Set((await metrics.text(server)).match(/^vantedge_[a-z_]+total(?:\{.*\})?(?= )/gm));
    const before = await names();
    for (const status of [200, 201, 422, 429, 503] as const)
      for (const form of forms.keys())
        for (const isHoneypotHit of [true, false])
          metrics.observeLead({ status, post: { ...post, isHoneypotHit } }, form);
    for (const status of [400, 403, 410, 413, 415, 429] as const) metrics.observeLead({ status }, undefined);
    for (const result of ['counted', 'outdated', 'foreign', 'unsampled', 'invalid', 'limited'] as const)
      metrics.observeSignal({ type: 'signal', result });
    for (const kind of ['error', 'rejection', 'csp', 'load', 'section', 'widget', 'static'] as const)
      metrics.observeSignal({ type: 'failure', role: 'live', section: 'shell', kind });
    for (const result of ['ok', 'failed'] as const)
      metrics.observeSignal({ type: 'view', role: 'live', section: 'shell', result });
    metrics.observe({ type: 'swap' });
    metrics.observe({ type: 'store-read-failed' });
    metrics.observe({ type: 'unhandled-error' });
    metrics.observe({ type: 'connection-refused' });
    expect([...(await names())].filter((name) => !before.has(name))).toEqual([]);
  });
});

test('what browsers report starts again with each release', async () => {
  const metrics = createMetrics();
  const failedViews = async () =>
    /client_views_total\{release_role="live",section="stories",result="failed"[^}]*\} (\d)/.exec(
      await metrics.text(server),
    )?.[1];
  metrics.observeSignal({ type: 'view', role: 'live', section: 'stories', result: 'failed' });
  expect(await failedViews()).toBe('1');
  metrics.observe({ type: 'swap' });
  expect(await failedViews()).toBe('0');
});
