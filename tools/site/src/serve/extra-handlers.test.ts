import type { ExtraHandler } from './extra-handlers.ts';
import { sendBody } from './send-body.ts';
import { sendRequest } from './testing/send-request.ts';
import { security } from './testing/security.ts';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';

const echo: ExtraHandler = {
  async handle({ response, body }) {
    await Promise.resolve();
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(body);
  },
};
const extra = new Map<string, ExtraHandler>([
  ['POST /api/echo', echo],
  ['POST /api/broken', { handle: () => Promise.reject(new Error('a defect')) }],
  ['GET /api/release', { handle: ({ live, response }) => void response.end(live.id) }],
  ['GET /about', { handle: ({ response }) => void response.end('handled') }],
  [
    'POST /api/small',
    { ...echo, handleTooLarge: ({ request, response }) => sendBody(request, response, 413, 'no', {}) },
  ],
]);

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer('first', { extra, limits: { maxBodyBytes: 100 } });
});
afterAll(() => server.close());

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('%s is refused', async (method) => {
  for (const path of ['/about', '/nothing']) {
    const { status, headers } = await sendRequest(server.url, path, { method });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ ...security, allow: 'GET, HEAD' });
  }
});

test('a handler answers for its method and path, with the headers of every answer', async () => {
  const { status, headers, body } = await sendRequest(server.url, '/api/echo?x', {
    method: 'POST',
    body: 'words',
  });
  expect(status).toBe(200);
  expect(body.toString()).toBe('words');
  expect(headers).toMatchObject(security);
});

test('a path that takes a POST only says so', async () => {
  for (const method of ['GET', 'HEAD', 'PUT']) {
    const { status, headers } = await sendRequest(server.url, '/api/echo', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST');
  }
});

test.each(['/api/echo', '/about'])('a body beyond the limit is refused at %s', async (path) => {
  const { status, headers } = await sendRequest(server.url, path, { method: 'POST', body: 'x'.repeat(101) });
  expect(status).toBe(413);
  expect(headers.connection).toBe('close');
});

test('a body of untold length is refused when it passes the limit', async () => {
  const headers = { 'transfer-encoding': 'chunked' };
  const send = (count: number) =>
    sendRequest(server.url, '/api/echo', { method: 'POST', headers, body: 'x'.repeat(count) });
  expect((await send(100)).status).toBe(200);
  expect((await send(101)).status).toBe(413);
});

test('a handler may answer by itself what is too large', async () => {
  const { status, body } = await sendRequest(server.url, '/api/small', {
    method: 'POST',
    body: 'x'.repeat(101),
  });
  expect([status, body.toString()]).toEqual([413, 'no']);
});

test('a GET of no file has the live release at hand; a HEAD goes the same way', async () => {
  const { status, headers, body } = await sendRequest(server.url, '/api/release');
  expect([status, body.toString()]).toEqual([200, server.release().id]);
  expect(headers).toMatchObject(security);
  expect((await sendRequest(server.url, '/api/release', { method: 'HEAD' })).status).toBe(200);
  expect((await sendRequest(server.url, '/api/release', { method: 'PUT' })).headers.allow).toBe('GET, HEAD');
});

test('a handler comes before a file of the release', async () => {
  expect((await sendRequest(server.url, '/about')).body.toString()).toBe('handled');
});

test('what a handler throws is told of, and nothing of it goes out', async () => {
  const { status, body } = await sendRequest(server.url, '/api/broken', { method: 'POST' });
  expect(status).toBe(500);
  expect(body.toString()).not.toContain('defect');
  expect(server.reports.join()).toContain('a defect');
});
