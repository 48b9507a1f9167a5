import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { command } from '@vantedge/errors';
import { diskStore, memoryStore } from '@vantedge/store';
import { publishSample } from '@vantedge/release/testing';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { createMetrics, startAdminServer } from '@vantedge/server/testing';
import { run } from '../testing/run-site.ts';
import { figureLines, readVisitorFigures } from './visitor-figures.ts';

const channel = 'production';

/** The admin port of a server that has counted views of the live release and of a canary. */
async function adminPort() {
  const metrics = createMetrics({ channel });
  const count = (role: 'live' | 'canary', section: string, views: number, failed: number, lcpMs: number) => {
    for (let i = 0; i < views; i += 1) {
      metrics.observeSignal({ type: 'view', role, section, result: i < failed ? 'failed' : 'ok' });
      metrics.observeSignal({ type: 'vital', role, section, name: 'LCP', value: lcpMs });
    }
  };
  count('live', 'shell', 1_000, 10, 900);
  count('live', 'stories', 1_000, 0, 900);
  count('canary', 'stories', 200, 20, 60_000);
  return startAdminServer({
    port: 0,
    server: {
      status: () => ({ release: 'a', entry: 1 }),
      readAgeMs: () => 0,
      release: () => ({ versions: { shell: '', stories: '' }, forms: new Map() }) as never,
    },
    metrics,
    store: memoryStore(),
    channel,
    report: () => undefined,
  });
}

test('shows views, failures and LCP of the live release and of the canary, in all and by section', async () => {
  const admin = await adminPort();
  const figures = await readVisitorFigures(admin.url, channel);
  admin.close();
  expect(Date.parse(figures.since)).toBeLessThanOrEqual(Date.now());
  expect(figureLines(figures).slice(2)).toEqual([
    '  role    section  views  failed  LCP p75',
    '  live    all      2,000  0.5%    up to 1 s',
    '  canary  all      200    10.0%   over 10 s',
    '  live    shell    1,000  1.0%    up to 1 s',
    '  live    stories  1,000  0.0%    up to 1 s',
    '  canary  stories  200    10.0%   over 10 s',
  ]);
});

test('names the channel of the server if it is another', async () => {
  const admin = await adminPort();
  await expect(readVisitorFigures(admin.url, 'staging')).rejects.toMatchObject({
    code: 'METRICS_UNAVAILABLE',
    message: expect.stringContaining("the channel 'production', not 'staging'"),
    fix: command('site', 'status', '--channel', 'production', '--server', admin.url),
  });
  admin.close();
});

/** A server that is none of ours, at a free port. */
async function otherServer(answer: (respond: (status: number, body: string) => void) => void) {
  const other = createServer((_, response) => answer((status, body) => response.writeHead(status).end(body)));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const close = () => {
    other.close();
    other.closeAllConnections();
  };
  return { url, close };
}

test.each<[what: string, answer: Parameters<typeof otherServer>[0], says: string]>([
  ['answers 404', (respond) => respond(404, 'Not found.'), 'It answered 404.'],
  ['sends a page', (respond) => respond(200, '<!doctype html>'), 'no metrics of Vantedge'],
  ['is another program', (respond) => respond(200, 'up{channel="production"} 1\n'), 'no metrics of Vantedge'],
])('a server that %s has a clear error', async (...[, answer, says]) => {
  const other = await otherServer(answer);
  const reading = readVisitorFigures(other.url, channel);
  await expect(reading).rejects.toMatchObject({
    code: 'METRICS_UNAVAILABLE',
    at: other.url,
    message: expect.stringContaining(says),
    fix: [command('server', 'start', '--admin-port', '9464'), expect.any(String)],
  });
  other.close();
});

test('a port that nothing listens on has a clear error', async () => {
  const closed = await otherServer(() => undefined);
  closed.close();
  await expect(readVisitorFigures(closed.url, channel)).rejects.toMatchObject({
    code: 'METRICS_UNAVAILABLE',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test('site status shows them after the log, and fails with the code of an unreachable server', () =>
  withTemporaryFolder(async (folder) => {
    await publishSample(diskStore(folder), 'first');
    const admin = await adminPort();
    const shown = await run('status', '--store', folder, '--server', admin.url);
    expect(shown).toMatchObject({
      exitCode: 0,
      text: expect.stringMatching(/publish[^]*canary {2}all {6}200/),
    });
    const json = await run('status', '--store', folder, '--server', admin.url, '--json');
    expect(json.json()).toMatchObject({
      visitors: {
        figures: expect.arrayContaining([
          expect.objectContaining({ role: 'live', views: 2_000, failed: 10 }),
        ]),
      },
    });
    admin.close();
    const failed = await run('status', '--store', folder, '--server', 'http://127.0.0.1:1');
    expect(failed).toMatchObject({ exitCode: 1, errors: [expect.stringContaining('METRICS_UNAVAILABLE')] });
    expect(await run('status', '--server', '127.0.0.1:9464')).toMatchObject({
      exitCode: 2,
      errors: [expect.stringContaining('Expected a URL such as http://127.0.0.1:9464.')],
    });
  }));
