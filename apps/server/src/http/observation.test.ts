import { connect } from 'node:net';
import type { Observation } from './observation.ts';
import { requestHead } from './testing/raw.ts';
import { type SampleServer, startSampleServer, waitUntil } from './testing/sample-server.ts';
import { sendRequest, type SendOptions } from './testing/send-request.ts';

let seen: Observation[];
let server: SampleServer;
const requests = () => seen.filter((what) => what.type === 'request');

beforeEach(async () => {
  seen = [];
  server = await startSampleServer('first', {
    observe: (what) => seen.push(what),
    extra: new Map([['/slow', { GET: { handle: () => undefined } }]]),
  });
});
afterEach(() => server.close());

test.each<[string, SendOptions, object]>([
  ['/about', {}, { method: 'GET', path: '/about', kind: 'page', status: 200 }],
  ['/about', { method: 'HEAD' }, { method: 'HEAD', kind: 'page', status: 200 }],
  ['/about', { headers: { 'sec-purpose': 'prefetch;prerender' } }, { kind: 'prefetch', status: 200 }],
  ['/robots.txt', { headers: { 'sec-purpose': 'prefetch' } }, { kind: 'file', status: 200 }],
  ['/assets/shell/mark.0123456789.svg', {}, { kind: 'asset', status: 200 }],
  ['/robots.txt', {}, { kind: 'file', status: 200 }],
  ['/nothing', {}, { kind: 'not-found', status: 404 }],
  ['/About?x=1', {}, { kind: 'redirect', status: 308 }],
  ['/about', { method: 'POST' }, { kind: 'method-not-allowed', status: 405 }],
  ['/%', {}, { kind: 'rejected', status: 400 }],
  ['/readyz', {}, { kind: 'health', status: 200 }],
])('%s is observed once with kind, status and size', async (path, options, expected) => {
  const { body } = await sendRequest(server.url, path, options);
  await waitUntil(() => requests().length > 0);
  expect(requests()).toEqual([expect.objectContaining(expected)]);
  const [request] = requests();
  expect(request!.bytes).toBeGreaterThan(body.length);
  expect(request!.durationMs).toBeGreaterThan(0);
});

test('observes no query', async () => {
  await sendRequest(server.url, '/about?email=ada@example.com');
  await waitUntil(() => requests().length > 0);
  expect(JSON.stringify(seen)).not.toContain('ada');
  expect(requests()).toMatchObject([{ path: '/about' }]);
});

test('a client that leaves before the response is observed as 499', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(requestHead('GET /slow', []), () => setTimeout(() => socket.destroy(), 20));
  await waitUntil(() => requests().length > 0);
  expect(requests()).toMatchObject([{ path: '/slow', kind: 'extra', status: 499 }]);
});
