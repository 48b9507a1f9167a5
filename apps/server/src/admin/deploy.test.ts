import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics } from './metrics.ts';

const server = {
  release: () => ({ versions: { shell: '' }, forms: new Map() }),
  status: () => ({ release: '0123456789abcdef', entry: 1 }),
  readAgeMs: () => 0,
};

const read = (file: string) => readFileSync(path.resolve(file), 'utf8');

/** Names of the server's metrics in a text, without the suffixes of histograms. */
const metricsIn = (text: string) =>
  new Set(text.match(/\bvantedge_[a-z_]+/g)?.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));

test.each([
  'apps/server/deploy/alerts.yml',
  'apps/server/deploy/dashboard.json',
  'docs/operators/runbook.md',
])('%s names only metrics that there are', async (file) => {
  const known = metricsIn(await createMetrics({ channel: 'production' }).text(server));
  const named = metricsIn(read(file));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

test('the documentation describes every metric', async () => {
  const documented = metricsIn(read('docs/operators/runbook.md'));
  const known = metricsIn(await createMetrics({ channel: 'production' }).text(server));
  expect([...known].filter((name) => !documented.has(name))).toEqual([]);
});

const ALERTS = 'apps/server/deploy/alerts.yml';

test('the manual has a heading for every alert, and no other', () => {
  const rules = [...read(ALERTS).matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const rows = [...read('docs/operators/runbook.md').matchAll(/^### (Vantedge\w+)$/gm)].map(
    ([, name]) => name,
  );
  expect(rows).toEqual(rules);
});

test('every counter that an alert reads begins at 0', async () => {
  const text = await createMetrics({ channel: 'production', targets: ['sales'] }).text(server);
  const counters = new Set(read(ALERTS).match(/\bvantedge_[a-z_]+_(?:total|count|bucket)\b/g));
  expect(counters.size).toBeGreaterThan(5);
  const missing = [...counters].filter((name) => !new RegExp(`^${name}\\{.*\\} 0$`, 'm').test(text));
  expect(missing).toEqual([]);
});

test('every alert that compares or adds up series keeps channels apart', () => {
  const groups = read(ALERTS).match(/\b(?:sum|min|max|count)(?: by \([^)]*\) )?\(/g)!;
  expect(groups.length).toBeGreaterThan(10);
  expect(groups.filter((group) => !group.includes('by (channel'))).toEqual([]);
});

test('the dashboard is one of Grafana: every panel has a title, a place and queries', () => {
  const { panels, templating } = JSON.parse(read('apps/server/deploy/dashboard.json')) as {
    panels: { title: string; gridPos: object; targets: { expr: string }[] }[];
    templating: { list: { name: string }[] };
  };
  expect(panels.length).toBeGreaterThan(8);
  const variables = templating.list.map(({ name }) => name);
  for (const { title, gridPos, targets } of panels) {
    expect(title).toBeTruthy();
    expect(Object.keys(gridPos).sort()).toEqual(['h', 'w', 'x', 'y']);
    for (const { expr } of targets)
      for (const [, variable] of expr.matchAll(/\$(\w+)/g)) expect(variables).toContain(variable);
  }
});
