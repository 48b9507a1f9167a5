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
    query.replaceAll('$__rate_interval', '5m').replaceAll(/\$(?:role|section)\b/g, '.*'),
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

/** Views of a canary and of the live release in which nothing or much fails, once a minute for an hour. */
const SERIES = `
      - series: vantedge_client_views_total{release_role="canary",section="stories",result="ok"}
        values: 0+18x60
      - series: vantedge_client_views_total{release_role="canary",section="stories",result="failed"}
        values: 0+2x60
      - series: vantedge_client_views_total{release_role="live",section="stories",result="ok"}
        values: 0+200x60
      - series: vantedge_client_views_total{release_role="live",section="stories",result="failed"}
        values: 0+2x60
      - series: vantedge_client_lcp_seconds_bucket{release_role="live",section="stories",le="2.5"}
        values: 0+5x120
      - series: vantedge_client_lcp_seconds_bucket{release_role="live",section="stories",le="4"}
        values: 0+10x120
      - series: vantedge_client_lcp_seconds_bucket{release_role="live",section="stories",le="+Inf"}
        values: 0+10x120
      - series: vantedge_client_lcp_seconds_count{release_role="live",section="stories"}
        values: 0+10x120
      - series: vantedge_degraded
        values: 1x120`;

/** The alerts that fire at a time, as series of Prometheus. */
const FIRING: [time: string, alerts: string[]][] = [
  [
    '20m',
    [
      'alertname="VantedgeDegraded",severity="page"',
      `alertname="VantedgeViewsFail",severity="page",${labels('canary')}`,
    ],
  ],
  [
    '100m',
    [
      'alertname="VantedgeDegraded",severity="page"',
      `alertname="VantedgeLcpSlow",severity="ticket",${labels('live')}`,
    ],
  ],
];

function labels(role: string) {
  return `release_role="${role}",section="stories"`;
}

test('alerts fire for a canary that fails, a slow section and a degraded server, and only for them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  const file = join(folder, 'alerts.test.yml');
  const cases = FIRING.map(
    ([time, alerts]) =>
      `      - expr: ALERTS{alertstate="firing"}\n        eval_time: ${time}\n        exp_samples:\n${alerts
        .map((alert) => `          - { labels: 'ALERTS{alertstate="firing",${alert}}', value: 1 }\n`)
        .join('')}`,
  );
  writeFileSync(
    file,
    `rule_files: [${RULES}]\nevaluation_interval: 1m\ntests:\n  - interval: 1m\n    input_series:${SERIES}\n    promql_expr_test:\n${cases.join('')}`,
  );
  expect(run('test', 'rules', file)).toContain('SUCCESS');
  rmSync(folder, { recursive: true });
});
