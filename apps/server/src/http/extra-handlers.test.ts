import { appendSample, sample } from '@vantedge/release/testing';
import type { ExtraHandler, HandlersByMethod } from './extra-handlers.ts';
import { sendBody } from './send.ts';
import { openSocket, readAll, requestHead, statusesIn } from './testing/raw.ts';
import { type SampleServer, startSampleServer, waitUntil } from './testing/sample-server.ts';
import { security } from './testing/security.ts';
import { sendRequest } from './testing/send-request.ts';

const echo: ExtraHandler = {
  async handle({ request, response, body }) {
    await Promise.resolve();
    if (!body) return sendBody(request, response, 413, 'too large', {});
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(body);
  },
};
const extra = new Map<string, HandlersByMethod>([
  ['/api/echo', { POST: echo }],
  ['/api/broken', { POST: { handle: () => Promise.reject(new Error('a defect')) } }],
  ['/api/release', { GET: { handle: ({ live, response }) => void response.end(live.id) } }],
  ['/api/below/', { GET: { handle: ({ path, response }) => void response.end(path) } }],
  ['/solutions/finance', { POST: echo }],
  ['/about', { GET: { handle: ({ response }) => void response.end('handled') } }],
]);

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer('first', { extra, limits: { maxBodyBytes: 100 } });
});
afterAll(() => server.close());

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('%s is not allowed', async (method) => {
  for (const path of ['/about', '/nothing']) {
    const { status, headers } = await sendRequest(server.url, path, { method });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ ...security, allow: 'GET, HEAD' });
  }
});

test('calls the handler for a method and path, with the common response headers', async () => {
  const { status, headers, body } = await sendRequest(server.url, '/api/echo?x', {
    method: 'POST',
    body: 'words',
  });
  expect(status).toBe(200);
  expect(body.toString()).toBe('words');
  expect(headers).toMatchObject(security);
});

test('responds with 405 and Allow at a path that only has a POST handler', async () => {
  for (const method of ['GET', 'HEAD', 'PUT']) {
    const { status, headers } = await sendRequest(server.url, '/api/echo', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST');
  }
});

test('a page can have a handler for what is posted to it', async () => {
  const { headers } = await sendRequest(server.url, '/solutions/finance');
  expect(headers['content-type']).toMatch(/^text\/html/);
  const posted = await sendRequest(server.url, '/solutions/finance', { method: 'POST', body: 'words' });
  expect(posted.body.toString()).toBe('words');
  const { status, headers: rejected } = await sendRequest(server.url, '/solutions/finance', {
    method: 'PUT',
  });
  expect([status, rejected.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test.each([
  ['/api/echo', 413],
  ['/about', 405],
])('rejects a body above the limit at %s', async (path, code) => {
  const { status, headers } = await sendRequest(server.url, path, { method: 'POST', body: 'x'.repeat(101) });
  expect(status).toBe(code);
  expect(headers.connection).toBe('close');
});

test('rejects a chunked body once it exceeds the limit', async () => {
  const headers = { 'transfer-encoding': 'chunked' };
  const send = (count: number) =>
    sendRequest(server.url, '/api/echo', { method: 'POST', headers, body: 'x'.repeat(count) });
  expect((await send(100)).status).toBe(200);
  expect((await send(101)).status).toBe(413);
});

test('passes the live release to the handler of a GET or HEAD', async () => {
  const { status, headers, body } = await sendRequest(server.url, '/api/release');
  expect([status, body.toString()]).toEqual([200, server.release().id]);
  expect(headers).toMatchObject(security);
  expect((await sendRequest(server.url, '/api/release', { method: 'HEAD' })).status).toBe(200);
  expect((await sendRequest(server.url, '/api/release', { method: 'PUT' })).headers.allow).toBe('GET, HEAD');
});

test.each(['/api/below/', '/api/below/a', '/api/below/a/b%2F..', '/api/below//'])(
  'calls the handler of a folder for %s, with the path as it was sent',
  async (path) => {
    const { status, body } = await sendRequest(server.url, `${path}?x`);
    expect([status, body.toString()]).toEqual([200, path]);
    expect((await sendRequest(server.url, path, { method: 'POST' })).headers.allow).toBe('GET, HEAD');
  },
);

test('does not call the handler of a folder beside it', async () => {
  for (const path of ['/api/below', '/api/belowa', '/api'])
    expect((await sendRequest(server.url, path)).status).toBe(404);
});

test('prefers a handler to a file of the release', async () => {
  expect((await sendRequest(server.url, '/about')).body.toString()).toBe('handled');
});

test('reports an error of a handler and hides it from the client', async () => {
  const { status, body } = await sendRequest(server.url, '/api/broken', { method: 'POST' });
  expect(status).toBe(500);
  expect(body.toString()).not.toContain('defect');
  expect(server.reports.join()).toContain('a defect');
});

describe('health checks', () => {
  const jsonAt = async (server: SampleServer, path: string, method = 'GET') => {
    const { status, headers, body } = await sendRequest(server.url, path, { method });
    expect(headers).toMatchObject({
      ...security,
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
    return { status, json: body.length ? (JSON.parse(body.toString()) as unknown) : undefined, headers };
  };

  describe('the health checks', () => {
    let server: SampleServer;
    beforeEach(async () => {
      server = await startSampleServer();
    });
    afterEach(() => server.close());

    test('/healthz is 200', async () => {
      expect(await jsonAt(server, '/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
    });

    test('/readyz names the release served', async () => {
      const { status, json } = await jsonAt(server, '/readyz');
      expect(status).toBe(200);
      expect(json).toEqual({ status: 'ready', release: server.release().id, entry: 1 });
    });

    test('/readyz is degraded but 200 while the newest entry cannot be served', async () => {
      const release = server.release().id;
      await appendSample(server.store, 'f'.repeat(64));
      await waitUntil(() => server.status().degraded !== undefined);
      const { status, json } = await jsonAt(server, '/readyz');
      expect(status).toBe(200);
      expect(json).toEqual({
        status: 'degraded',
        release,
        entry: 1,
        problem: { code: 'RECORD_NOT_FOUND', entry: 2 },
      });
    });

    test.each(['/healthz', '/readyz'])(
      'HEAD %s has the headers of GET, other methods are refused',
      async (path) => {
        const [get, headed] = await Promise.all([jsonAt(server, path), jsonAt(server, path, 'HEAD')]);
        expect({ ...headed.headers, date: '' }).toEqual({ ...get.headers, date: '' });
        expect(headed.json).toBeUndefined();
        const { status, headers } = await sendRequest(server.url, path, { method: 'POST' });
        expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
      },
    );
  });

  test('a page of a release cannot shadow a health check', async () => {
    const first = sample('first');
    first.pages['/readyz'] = 'a page';
    const server = await startSampleServer(first);
    expect((await jsonAt(server, '/readyz')).json).toMatchObject({ status: 'ready' });
    await server.close();
  });

  test('/readyz is 503 as soon as the server is closing', async () => {
    const server = await startSampleServer('first', { limits: { idleGraceMs: 600_000 } });
    const kept = openSocket(server.url);
    await sendRequest(server.url, '/');
    const closing = server.close();
    kept.write(requestHead('GET /readyz', []));
    const text = await readAll(kept);
    expect(statusesIn(text)).toEqual([503]);
    expect(text).toContain('"draining"');
    expect(text).toMatch(/^Connection: close\r$/m);
    await closing;
  });
});
