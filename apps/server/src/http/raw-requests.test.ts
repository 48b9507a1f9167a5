import { once } from 'node:events';
import type { Socket } from 'node:net';
import { requestHead, openSocket, readAll, sendRaw, statusesIn } from './testing/raw.ts';
import { sample } from '@vantedge/release/testing';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';

const first = sample('first');

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer(first, {
    limits: { maxBodyBytes: 2000, maxHeaderBytes: 4096, maxRequestsPerSocket: 5 },
  });
});
afterAll(() => server.close());

const close = ['Connection: close'];

/** Every response, even to a malformed request, forbids MIME sniffing and framing. */
function expectSecurity(text: string) {
  expect(text).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
  expect(text).toMatch(/^Content-Security-Policy: default-src 'none'/m);
}

test('pipelined requests are answered in order', async () => {
  const text = await sendRaw(
    server.url,
    requestHead('GET /about', []) +
      requestHead('HEAD /', []) +
      requestHead('GET /nothing', []) +
      requestHead('GET /robots.txt', close),
  );
  expect(statusesIn(text)).toEqual([200, 200, 404, 200]);
  const bodies = [first.pages['/about']!, first.pages['/404']!, 'User-agent'];
  const offsets = bodies.map((body) => text.indexOf(body));
  expect(offsets).not.toContain(-1);
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
});

test('HEAD sends no byte after the headers', async () => {
  for (const path of ['/', '/nothing', '/about/', '/%']) {
    const text = await sendRaw(server.url, requestHead(`HEAD ${path}`));
    expect(text.indexOf('\r\n\r\n')).toBe(text.length - 4);
    expect(text).toMatch(/^Content-Length: [1-9]/m);
  }
});

test('a 304 sends no byte after the headers', async () => {
  const text = await sendRaw(server.url, requestHead('GET /', ['If-None-Match: *', ...close]));
  expect(statusesIn(text)).toEqual([304]);
  expect(text.indexOf('\r\n\r\n')).toBe(text.length - 4);
});

test('joins several If-None-Match headers', async () => {
  const { etag } = server.release().files.get('/')!.identity;
  const text = await sendRaw(
    server.url,
    requestHead('GET /', ['If-None-Match: "x"', `If-None-Match: ${etag}`, ...close]),
  );
  expect(statusesIn(text)).toEqual([304]);
});

test.each([
  ['GET /../../etc/passwd', 400],
  ['GET /assets/../../etc/passwd', 400],
  ['GET /%2e%2e/%2e%2e/etc/passwd', 400],
  ['GET /.%2e/etc/passwd', 400],
  ['GET /..%5c..%5cetc', 400],
  ['GET /..\\..\\etc', 400],
  ['GET /about%00.html', 400],
  ['GET /about%0d%0aX-Injected:%20yes', 400],
  ['GET /%c0%ae%c0%ae/etc/passwd', 400],
  ['GET /%252e%252e/etc/passwd', 404],
  ['GET file:///etc/passwd', 400],
  ['GET *', 400],
  ['OPTIONS *', 405],
  ['GET http://elsewhere.example/about', 400],
  ['GET http://site.example/about', 200],
])('%s: %i', async (line, status) => {
  const text = await sendRaw(server.url, requestHead(line));
  expect(statusesIn(text)).toEqual([status]);
  expectSecurity(text);
  expect(text).not.toContain('root:');
  expect(text).not.toMatch(/^X-Injected/m);
});

test.each([
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['not HTTP', 'what is this\r\n\r\n', 400],
  ['a path with a space', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['headers beyond the limit', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(5000)}\r\n\r\n`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n', 417],
])('%s', async (_, request, status) => {
  const text = await sendRaw(server.url, request);
  expect(statusesIn(text)).toEqual([status]);
  expectSecurity(text);
});

test('HTTP/1.0 needs no Host header', async () => {
  expect(statusesIn(await sendRaw(server.url, 'GET / HTTP/1.0\r\n\r\n'))).toEqual([200]);
});

test('a malformed request does not affect earlier responses', async () => {
  const text = await sendRaw(server.url, `${requestHead('GET /about', [])}nonsense\r\n\r\n`);
  expect(statusesIn(text)).toEqual([200, 400]);
  expect(text).toContain(first.pages['/about']);
});

test('ignores an Upgrade header', async () => {
  const text = await sendRaw(
    server.url,
    requestHead('GET /about', ['Upgrade: websocket', 'Connection: Upgrade, close']),
  );
  expect(statusesIn(text)).toEqual([200]);
});

test('sends 100 Continue only when a handler needs the body', async () => {
  const text = await sendRaw(
    server.url,
    requestHead('POST /about', ['Expect: 100-continue', 'Content-Length: 10', ...close]),
  );
  expect(statusesIn(text)).toEqual([405]);
});

test('a client that keeps sending a rejected body can still read the response', async () => {
  const socket = openSocket(server.url);
  socket.write(requestHead('POST /about', ['Content-Length: 3000']));
  await once(socket, 'readable');
  // A closed connection would reset on the first write and fail on the next.
  for (let i = 0; i < 3; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await sent(socket, 'x'.repeat(1000))).toBe('sent');
  }
  const text = await readAll(socket);
  expect(statusesIn(text)).toEqual([413]);
  expect(text).toMatch(/^Connection: close/m);
});

const sent = (socket: Socket, text: string) =>
  new Promise((resolve) => {
    socket.once('error', resolve);
    socket.write(text, (error) => resolve(error ?? 'sent'));
  });

test('closes a connection after its last allowed request, which is answered', async () => {
  const text = await sendRaw(server.url, requestHead('GET /robots.txt', []).repeat(20));
  expect(statusesIn(text)).toEqual([200, 200, 200, 200, 200]);
  expect(text.match(/^Connection: close/gm)).toHaveLength(1);
});
