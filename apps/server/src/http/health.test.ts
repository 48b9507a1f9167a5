import { appendSample, sample } from '@vantedge/release/testing';
import { sendRequest } from './testing/send-request.ts';
import { requestHead, openSocket, readAll, statusesIn } from './testing/raw.ts';
import { security } from './testing/security.ts';
import { type SampleServer, startSampleServer, waitUntil } from './testing/sample-server.ts';

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
    await appendSample(server.store, 'f'.repeat(16));
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
