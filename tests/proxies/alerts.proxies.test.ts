import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const { promtool } = JSON.parse(process.env['TEST_PROXIES']!) as { promtool: string };
const RULES = resolve('apps/server/deploy/alerts.yml');

/** Runs promtool; throws with its output if it finds a problem. */
const run = (...parameters: string[]) => execFileSync(promtool, parameters, { encoding: 'utf8' });

test('the alerts are valid rules', () => {
  expect(run('check', 'rules', RULES)).toContain('SUCCESS');
});

test('every panel of the dashboard has queries that Prometheus accepts', () => {
  const { panels } = JSON.parse(readFileSync(resolve('apps/server/deploy/dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThanOrEqual(panels.length);
  // As Grafana fills in its variables.
  const filled = queries.map((query) =>
    query.replaceAll('$__rate_interval', '5m').replaceAll(/\$(?:channel|role|section)\b/g, '.*'),
  );
  const rules = filled.map((expr, i) => ({ record: `panel_${i}`, expr }));
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
  const file = join(folder, 'dashboard.yml');
  // JSON is YAML.
  const check = (all: typeof rules) => {
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: all }] }));
    return run('check', 'rules', file);
  };
  expect(check(rules)).toContain(`${rules.length} rules found`);
  expect(() => check([{ record: 'panel', expr: 'rate(vantedge_leads_total)' }])).toThrow(
    'expected type range vector',
  );
  rmSync(folder, { recursive: true });
});

/** Series of a metric of the live release and of a canary of the stories. */
const series = (name: string, labels: Record<string, string>, values: string) => ({
  series: `vantedge_${name}{${Object.entries({ channel: 'production', ...labels })
    .map(([label, value]) => `${label}="${value}"`)
    .join(',')}}`,
  values,
});

const views = (role: string, result: string, values: string) =>
  series('client_views_total', { release_role: role, section: 'stories', result }, values);

const lcp = (role: string, counts: Record<string, string>) => [
  ...Object.entries(counts).map(([le, values]) =>
    series('client_lcp_seconds_bucket', { release_role: role, section: 'stories', le }, values),
  ),
  series('client_lcp_seconds_count', { release_role: role, section: 'stories' }, counts['+Inf']!),
];

const STORIES = { channel: 'production', section: 'stories' };

/** What Prometheus has scraped once a minute, and the alerts that fire at a time, with their labels. */
const CASES: [
  what: string,
  input: ReturnType<typeof series>[],
  firing: Record<string, Record<string, string>[]>,
][] = [
  [
    'a canary whose views fail, and a degraded server',
    [
      views('canary', 'ok', '0+18x60'),
      views('canary', 'failed', '0+2x60'),
      views('live', 'ok', '0+200x60'),
      views('live', 'failed', '0+2x60'),
      series('degraded', {}, '1x120'),
    ],
    {
      '40m': [
        { alertname: 'VantedgeCanaryFails', severity: 'ticket', ...STORIES },
        { alertname: 'VantedgeDegraded', severity: 'page', channel: 'production' },
        { alertname: 'VantedgeViewsFail', severity: 'page', release_role: 'canary', ...STORIES },
      ],
    },
  ],
  [
    'a server that is too old for the log, which is not damage',
    [series('degraded', {}, '1x120'), series('outdated', {}, '1x120')],
    { '40m': [{ alertname: 'VantedgeOutdated', severity: 'page', channel: 'production' }] },
  ],
  [
    'a canary as good as the live release, whose views both fail now and then',
    [
      views('canary', 'ok', '0+97x60'),
      views('canary', 'failed', '0+3x60'),
      views('live', 'ok', '0+194x60'),
      views('live', 'failed', '0+6x60'),
      ...lcp('canary', { '2': '0+10x120', '+Inf': '0+10x120' }),
      ...lcp('live', { '2': '0+10x120', '+Inf': '0+10x120' }),
    ],
    { '40m': [], '110m': [] },
  ],
  [
    'a canary in a section that nobody has opened yet in the live release, and no views at all',
    [
      views('canary', 'ok', '0+97x60'),
      views('canary', 'failed', '0+3x60'),
      views('live', 'ok', '0x60'),
      views('live', 'failed', '0x60'),
    ],
    { '40m': [] },
  ],
  [
    'a canary that is slower than the live release',
    [
      ...lcp('live', { '1': '0+10x120', '1.4': '0+10x120', '+Inf': '0+10x120' }),
      ...lcp('canary', { '1': '0+2x120', '1.4': '0+10x120', '+Inf': '0+10x120' }),
    ],
    { '100m': [{ alertname: 'VantedgeCanarySlow', severity: 'ticket', ...STORIES }] },
  ],
  [
    'a section that is slow in the live release',
    lcp('live', { '2.5': '0+5x120', '4': '0+10x120', '+Inf': '0+10x120' }),
    { '100m': [{ alertname: 'VantedgeLcpSlow', severity: 'ticket', release_role: 'live', ...STORIES }] },
  ],
  [
    // As a full disk has it: two senders get an error, and nobody else sends anything.
    'two leads that are lost, in a series that begins at 0',
    [series('leads_total', { form: 'contact', result: 'failed' }, '0x20 2x80')],
    { '25m': [{ alertname: 'VantedgeLeadsFail', severity: 'page', channel: 'production' }] },
  ],
  [
    // Why the server begins each series at 0: Prometheus sees no increase here.
    'two leads that are lost, in a series that begins at 2',
    [series('leads_total', { form: 'contact', result: 'failed' }, '_x20 2x80')],
    { '25m': [] },
  ],
  [
    'leads that a target has not got: one waits, and of two that have failed nothing waits any more',
    [
      series('oldest_undelivered_lead_age_seconds', { target: 'sales' }, '0+60x120'),
      series('oldest_undelivered_lead_age_seconds', { target: 'crm' }, '0x120'),
      series('oldest_undelivered_lead_age_seconds', { target: 'chat' }, '0x120'),
      series('lead_deliveries_total', { target: 'crm', result: 'failed' }, '0x20 2x100'),
      series('lead_deliveries_total', { target: 'chat', result: 'retried' }, '0+1x120'),
    ],
    {
      '19m': [],
      '40m': ['crm', 'sales'].map((target) => ({
        alertname: 'VantedgeLeadsNotDelivered',
        severity: 'page',
        channel: 'production',
        target,
      })),
    },
  ],
  [
    'releases of two channels that differ',
    [
      series('release_info', { release_role: 'live', release: 'a' }, '1x60'),
      series('release_info', { channel: 'staging', release_role: 'live', release: 'b' }, '1x60'),
    ],
    { '20m': [] },
  ],
  [
    'releases of two servers of a channel that differ',
    [
      series('release_info', { release_role: 'live', release: 'a', instance: 'one' }, '1x60'),
      series('release_info', { release_role: 'live', release: 'b', instance: 'two' }, '1x60'),
    ],
    { '20m': [{ alertname: 'VantedgeReleasesDiffer', severity: 'ticket', channel: 'production' }] },
  ],
  [
    'a store whose reads fail, and a promise that nobody has handled',
    [series('store_read_errors_total', {}, '0x20 9x40'), series('unhandled_errors_total', {}, '0x20 1x40')],
    {
      '25m': [
        { alertname: 'VantedgeStoreReadsFail', severity: 'ticket', channel: 'production' },
        { alertname: 'VantedgeUnhandledErrors', severity: 'ticket', channel: 'production' },
      ],
    },
  ],
  [
    'a canary that grows, and is forgotten',
    [
      series('canary_info', { preview: 'pr-1', release: 'b', percent: '10' }, '1x2000'),
      series('canary_info', { preview: 'pr-1', release: 'b', percent: '50' }, '_x2000 1x3000'),
    ],
    {
      '60h': [],
      '73h': [
        { alertname: 'VantedgeCanaryForgotten', severity: 'ticket', channel: 'production', preview: 'pr-1' },
      ],
    },
  ],
];

test.each(CASES)('alerts for %s', (_, input, firing) => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  const file = join(folder, 'alerts.test.yml');
  const labelsOf = (alert: Record<string, string>) =>
    Object.entries({ alertstate: 'firing', ...alert })
      .map(([label, value]) => `${label}="${value}"`)
      .join(',');
  const tests = {
    interval: '1m',
    input_series: input,
    promql_expr_test: Object.entries(firing).map(([time, alerts]) => ({
      expr: 'ALERTS{alertstate="firing"}',
      eval_time: time,
      exp_samples: alerts.map((alert) => ({ labels: `ALERTS{${labelsOf(alert)}}`, value: 1 })),
    })),
  };
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: [tests] }));
  expect(run('test', 'rules', file)).toContain('SUCCESS');
  rmSync(folder, { recursive: true });
});
