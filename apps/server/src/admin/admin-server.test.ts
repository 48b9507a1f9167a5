import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { SiteError } from '@vantedge/errors';
import { diskStore, memoryStore } from '@vantedge/store';
import { appendSample, CHANNEL, publishSample, reportProblems } from '@vantedge/release/testing';
import { tamperedStore, type TamperedStore } from '@vantedge/store/testing';
import { type SampleServer, startSampleServer, waitUntil } from '../http/testing/sample-server.ts';
import { sendRequest, type SendOptions } from '../http/testing/send-request.ts';
import { type AdminServer, startAdminServer } from './admin-server.ts';
import { createMetrics } from './metrics.ts';

let store: TamperedStore;
let server: SampleServer;
let admin: AdminServer;

beforeEach(async () => {
  const metrics = createMetrics({ channel: CHANNEL });
  store = tamperedStore(memoryStore());
  server = await startSampleServer('first', { store, observe: metrics.observe });
  const report = reportProblems(server.reports);
  admin = await startAdminServer({ port: 0, server, metrics, store, channel: CHANNEL, report });
});
afterEach(async () => {
  admin.close();
  await server.close();
});

const get = async (path: string, options: SendOptions = {}) => {
  const { status, headers, body } = await sendRequest(admin.url, path, options);
  return { status, headers, text: body.toString() };
};

/** Value of a metric with labels, as Prometheus prints it; 0 if it was never counted. */
async function metric(name: string): Promise<number> {
  const { text } = await get('/metrics');
  return Number(
    text
      .split('\n')
      .map((line) => line.replace('channel="production",', '').replace(/,?channel="production"/, ''))
      .map((line) => line.replace('{}', ''))
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? 0,
  );
}

test('counts requests by status and kind, with their duration', async () => {
  for (const path of ['/about', '/about', '/nothing']) await sendRequest(server.url, path);
  const pages = 'vantedge_http_requests_total{status="200",kind="page",release_role="live",section="shell"}';
  const missing =
    'vantedge_http_requests_total{status="404",kind="not-found",release_role="live",section="shell"}';
  // A request is counted when its connection has sent everything, which may be after the client has received it.
  while ((await metric(missing)) < 1);
  expect(await metric(missing)).toBe(1);
  expect(await metric(pages)).toBe(2);
  expect(await metric('vantedge_http_request_duration_seconds_count{kind="page"}')).toBe(2);
  expect(await metric('process_resident_memory_bytes')).toBeGreaterThan(1e6);
});

test('names the release, and counts swaps', async () => {
  const info = () =>
    `vantedge_release_info{release_role="live",release="${server.release().id}",entry="${server.status().entry}"}`;
  const before = info();
  expect(await metric(before)).toBe(1);
  await publishSample(store, 'second');
  await waitUntil(() => server.status().entry === 2);
  expect([await metric(info()), await metric(before), await metric('vantedge_release_swaps_total')]).toEqual([
    1, 0, 1,
  ]);
});

test('counts failed reads, and is degraded until they work again', async () => {
  expect(await metric('vantedge_degraded')).toBe(0);
  await appendSample(store, 'f'.repeat(64));
  await waitUntil(() => server.status().degraded !== undefined);
  expect(await metric('vantedge_degraded')).toBe(1);
  store.breakDown(new SiteError('STORE_READ_FAILED', 'The store is away.'));
  await waitUntil(() => server.status().degraded?.problem.code === 'STORE_READ_FAILED');
  expect(await metric('vantedge_store_read_errors_total')).toBeGreaterThan(0);
  // The channel is not read any more.
  const age = await metric('vantedge_store_read_age_seconds');
  while ((await metric('vantedge_store_read_age_seconds')) < age + 0.1);
  store.breakDown();
  await publishSample(store, 'third');
  await waitUntil(() => server.status().entry === 3);
  expect(await metric('vantedge_degraded')).toBe(0);
});

test('accepts only requests that name the server, GET and HEAD, and known paths', async () => {
  expect(new URL(admin.url).hostname).toBe('127.0.0.1');
  expect(await get('/metrics', { headers: { host: 'evil.example' } })).toMatchObject({ status: 403 });
  expect(await get('/metrics', { headers: { host: 'localhost:9464' } })).toMatchObject({ status: 200 });
  expect(await get('/metrics', { method: 'POST' })).toMatchObject({ status: 405 });
  expect(await get('/metrics', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(await get('/constructor')).toMatchObject({ status: 404 });
});

test('listens at a given name, which requests may use', async () => {
  const report = reportProblems(server.reports);
  const metrics = createMetrics({ channel: CHANNEL });
  const other = await startAdminServer({
    host: hostname(),
    port: 0,
    server,
    metrics,
    store,
    channel: CHANNEL,
    report,
  });
  const { host } = new URL(other.url);
  expect(host).toBe(`${hostname()}:${new URL(other.url).port}`.toLowerCase());
  const statusFor = async (name: string) =>
    (await sendRequest(other.url, '/metrics', { headers: { host: name } })).status;
  expect([await statusFor(host), await statusFor('evil.example')]).toEqual([200, 403]);
  other.close();
});

test('shows the release page, and what differs between two releases', async () => {
  const overview = await get('/');
  expect(overview.status).toBe(200);
  expect(overview.text).toContain(server.release().id);
  expect(overview.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(overview.headers['cache-control']).toBe('no-store');
  expect(overview.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^;]*; img-src data:;/,
  );
  expect(overview.headers['content-security-policy']).not.toContain('script');
  await publishSample(store, 'second');
  expect(await get('/?from=production@1&to=production@2')).toMatchObject({
    status: 200,
    text: expect.stringContaining('Pages with other content'),
  });
});

test.each(['00000000', 'production@99', 'nothing'])(
  'a release that does not exist is not found: %s',
  async (name) => {
    const { status, text } = await get(`/?from=production&to=${encodeURIComponent(name)}`);
    expect([status, text.includes('There is no such release')]).toEqual([404, true]);
  },
);

test.each([
  ['a path', '../x'],
  ['markup', '<b>'],
  ['a number that no entry has', 'production@123456789'],
  ['one that is too long', 'x'.repeat(8_000)],
  ['a control character', 'production\u0000'],
])('%s is not the name of a release, and the store is not asked', async (_, name) => {
  const operations = [jest.spyOn(store, 'list'), jest.spyOn(store, 'read')];
  for (const query of [
    `from=${encodeURIComponent(name)}&to=production`,
    `from=production&to=${encodeURIComponent(name)}`,
  ]) {
    const { status, text } = await get(`/?${query}`);
    expect([status, text]).toEqual([400, expect.stringContaining('is not the name of a release')]);
    expect(text).not.toContain(name);
  }
  for (const operation of operations)
    expect(operation).not.toHaveBeenCalledWith(expect.stringContaining(name.slice(0, 20)));
});

test.each(['//', '//evil.example/metrics', '/%zz', '/metrics/'])(
  '%s is not a path of the port',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404 });
    expect(server.reports).toEqual([]);
  },
);

test('while the store is away, the release page says so with the code; the log has the rest', async () => {
  const failure = new SiteError('STORE_READ_FAILED', 'The store /srv/store cannot be read.', {
    at: '/srv/store',
  });
  store.breakDown(failure);
  for (const path of ['/', '/?from=production&to=production@1']) {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([503, expect.stringContaining('STORE_READ_FAILED')]);
    expect(text).not.toContain('/srv');
  }
  await waitUntil(() => server.reports.some((text) => text.includes('/srv/store')));
});

test('the installed program shows the release page, in whichever folder it is started', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-'));
  await publishSample(diskStore(folder), 'installed');
  const program = path.resolve('apps/server/bin/server.mjs');
  const options = ['--store', folder, '--port', '0', '--admin-port', '0', '--no-leads', '--json'];
  const child = spawn(process.execPath, [program, 'start', ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('}')) break;
  }
  const { adminUrl } = JSON.parse(output) as { adminUrl: string };
  const response = await fetch(adminUrl);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('what is live');
  child.kill();
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
});
