import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sample } from '@vantedge/release/testing';
import type { Exchange, ExtraHandler } from './extra-handlers.ts';
import { openSocket, readAll, requestHead, sendRaw, statusesIn } from './testing/raw.ts';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';

const first = sample('first');

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer(first, {
    limits: { maxBodyBytes: 2000, maxHeaderBytes: 4096 },
  });
});
afterAll(() => server.close());

const close = ['Connection: close'];

/** Responses forbid MIME sniffing and framing. */
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
  expect(statusesIn(await sendRaw(server.url, request))).toEqual([status]);
});

test('CONNECT closes the connection: this is not a proxy', async () => {
  const request = `CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n`;
  expect(await sendRaw(server.url, request)).toBe('');
});

test('HTTP/1.0 needs no Host header', async () => {
  expect(statusesIn(await sendRaw(server.url, 'GET / HTTP/1.0\r\n\r\n'))).toEqual([200]);
});

test('a malformed request does not affect earlier responses', async () => {
  const text = await sendRaw(server.url, `${requestHead('GET /about', [])}nonsense\r\n\r\n`);
  expect(statusesIn(text)).toEqual([200]);
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

test.each([
  ['a rejected body', requestHead('POST /about', ['Content-Length: 3000']), 405],
  ['headers beyond the limit', `GET / HTTP/1.1\r\nX: ${'x'.repeat(5000)}`, 431],
  ['what is not HTTP', 'what is this\r\n', 400],
])('a client that keeps sending %s can still read the response', async (_, start, status) => {
  const socket = openSocket(server.url);
  socket.write(start);
  await once(socket, 'readable');
  // A closed connection would reset on the first write and fail on the next.
  for (let i = 0; i < 3; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await sent(socket, 'x'.repeat(1000))).toBe('sent');
  }
  const text = await readAll(socket);
  expect(statusesIn(text)).toEqual([status]);
  expect(text).toMatch(/^Connection: close/m);
});

const sent = (socket: Socket, text: string) =>
  new Promise((resolve) => {
    socket.once('error', resolve);
    socket.write(text, (error) => resolve(error ?? 'sent'));
  });

/** A second request on the connection. Whether it is answered shows where the server saw the end of the first. */
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n';

const post = (headers: string[], body: string) =>
  `POST /form HTTP/1.1\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n${body}`;
const host = 'Host: site.example';
const chunked = 'Transfer-Encoding: chunked';
const chunk = '5\r\nhello\r\n0\r\n\r\n';

/** Requests that programs interpret differently, each followed by another. All are rejected, with 400 unless a status is given. */
const REFUSED: [name: string, request: string, status?: number][] = [
  ['CL.TE', post([host, 'Content-Length: 5', chunked], chunk + SMUGGLED)],
  ['TE.CL', post([host, chunked, 'Content-Length: 5'], chunk + SMUGGLED)],
  ['TE.TE, one unknown', post([host, chunked, 'Transfer-Encoding: cow'], chunk + SMUGGLED)],
  ['TE.TE, chunked is not last', post([host, 'Transfer-Encoding: chunked, identity'], chunk + SMUGGLED)],
  ['an unknown transfer coding', post([host, 'Transfer-Encoding: xchunked'], chunk + SMUGGLED)],
  ['a control character before a coding', post([host, 'Transfer-Encoding: \x0bchunked'], chunk + SMUGGLED)],
  ['a space before the colon', post([host, 'Transfer-Encoding : chunked'], chunk + SMUGGLED)],
  ['two different lengths', post([host, 'Content-Length: 5', 'Content-Length: 6'], `hello${SMUGGLED}`)],
  ['two equal lengths', post([host, 'Content-Length: 5', 'Content-Length: 5'], `hello${SMUGGLED}`)],
  ['a list of lengths', post([host, 'Content-Length: 5, 5'], `hello${SMUGGLED}`)],
  ['a length with a sign', post([host, 'Content-Length: +5'], `hello${SMUGGLED}`)],
  ['a negative length', post([host, 'Content-Length: -5'], `hello${SMUGGLED}`)],
  ['a length with a space', post([host, 'Content-Length: 5 0'], `hello${SMUGGLED}`)],
  ['a length in hex', post([host, 'Content-Length: 0x5'], `hello${SMUGGLED}`)],
  ['an overlong length', post([host, `Content-Length: ${'9'.repeat(30)}`], `hello${SMUGGLED}`)],
  ['bare line feeds', `GET /about HTTP/1.1\nHost: site.example\n\n${SMUGGLED}`],
  ['a bare line feed between headers', `GET /about HTTP/1.1\r\n${host}\nX: y\r\n\r\n${SMUGGLED}`],
  ['a lone carriage return in a value', `GET /about HTTP/1.1\r\n${host}\r\nX: a\rb\r\n\r\n${SMUGGLED}`],
  ['a folded header', post([host, 'X: y', ' Transfer-Encoding: chunked'], chunk + SMUGGLED)],
  ['a folded coding', post([host, 'Transfer-Encoding:', ' chunked'], chunk + SMUGGLED)],
  ['whitespace before the first header', `GET /about HTTP/1.1\r\n Host: site.example\r\n\r\n${SMUGGLED}`],
  ['NUL in a header', `GET /about HTTP/1.1\r\n${host}\r\nX: a\0b\r\n\r\n${SMUGGLED}`],
  ['NUL in a name', `GET /about HTTP/1.1\r\n${host}\r\nX\0: b\r\n\r\n${SMUGGLED}`],
  [
    'a chunk size that overflows',
    post([host, chunked], `1${'0'.repeat(16)}5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`),
  ],
  ['a chunk size that is not a number', post([host, chunked], `0x5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`)],
  ['a chunk size with a sign', post([host, chunked], `+5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`)],
  ['a chunk longer than its size', post([host, chunked], `4\r\nhello\r\n0\r\n\r\n${SMUGGLED}`)],
  [
    'an overlong chunk extension',
    post([host, chunked], `5;${'x'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n${SMUGGLED}`),
    413,
  ],
  ['a chunk that ends in a line feed', post([host, chunked], `5\nhello\r\n0\r\n\r\n${SMUGGLED}`)],
  [
    'a chunk with a lone line feed in its extension',
    post([host, chunked], `5;\nxx\r\nhello\r\n0\r\n\r\n${SMUGGLED}`),
  ],
  [
    'a length in a trailer',
    post([host, chunked], `5\r\nhello\r\n0\r\nContent-Length: 50\r\n\r\n${SMUGGLED}`),
  ],
  ['HTTP/0.9', `GET /about\r\n\r\n${SMUGGLED}`],
  ['HTTP/0.9 by name', `GET /about HTTP/0.9\r\n\r\n${SMUGGLED}`],
  ['HTTP/1.2', `GET /about HTTP/1.2\r\n${host}\r\n\r\n${SMUGGLED}`],
  ['HTTP/2 by prior knowledge', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`],
  [
    'a transfer coding in HTTP/1.0',
    `POST /form HTTP/1.0\r\n${host}\r\nConnection: keep-alive\r\n${chunked}\r\n\r\n${chunk}${SMUGGLED}`,
  ],
  ['two hosts', `GET /about HTTP/1.1\r\n${host}\r\nHost: elsewhere.example\r\n\r\n${SMUGGLED}`],
  ['the same host twice', `GET /about HTTP/1.1\r\n${host}\r\n${host}\r\n\r\n${SMUGGLED}`],
  ['a list of hosts', `GET /about HTTP/1.1\r\nHost: site.example, elsewhere.example\r\n\r\n${SMUGGLED}`],
  ['a host with a path', `GET /about HTTP/1.1\r\nHost: site.example/x\r\n\r\n${SMUGGLED}`],
  ['a host with a user', `GET /about HTTP/1.1\r\nHost: site.example@elsewhere.example\r\n\r\n${SMUGGLED}`],
  ['an empty host', `GET /about HTTP/1.1\r\nHost:\r\n\r\n${SMUGGLED}`],
  ['a target at another host', `GET http://elsewhere.example/about HTTP/1.1\r\n${host}\r\n\r\n${SMUGGLED}`],
  ['a target at another port', `GET http://site.example:81/about HTTP/1.1\r\n${host}\r\n\r\n${SMUGGLED}`],
  [
    'a target with a user',
    `GET http://site.example@elsewhere.example/ HTTP/1.1\r\n${host}\r\n\r\n${SMUGGLED}`,
  ],
  [
    'a target with a backslash',
    `GET http://site.example\\@elsewhere.example/ HTTP/1.1\r\n${host}\r\n\r\n${SMUGGLED}`,
  ],
  [
    'a target of HTTP/1.0 that names the only host',
    `GET http://elsewhere.example/about HTTP/1.0\r\n\r\n${SMUGGLED}`,
  ],
  ['20 kB of headers', post([host, ...Array<string>(200).fill(`X: ${'y'.repeat(96)}`)], SMUGGLED), 431],
];

/** Unusual but unambiguous requests: the body is `hello`, and a separate request follows. */
const ANSWERED: [name: string, request: string][] = [
  ['a length with spaces around it', post([host, 'Content-Length:   5  '], 'hello')],
  ['chunks with extensions', post([host, chunked], '5;name="value"\r\nhello\r\n0;last\r\n\r\n')],
  ['a chunk size with zeros before it', post([host, chunked], '0005\r\nhello\r\n000\r\n\r\n')],
  ['several chunks', post([host, chunked], '2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n')],
  ['a coding in capitals', post([host, 'TRANSFER-ENCODING: CHUNKED'], chunk)],
  ['200 trailers', post([host, chunked], `5\r\nhello\r\n0\r\n${'X: y\r\n'.repeat(200)}\r\n`)],
  ['empty lines before a request', `\r\n\r\n${post([host, 'Content-Length: 5'], 'hello')}`],
  ['2,100 headers', post([host, ...Array<string>(2_098).fill('X: y'), 'Content-Length: 5'], 'hello')],
  ['a target that names its host', absolute('http://site.example')],
  ['a target that names its host and the default port', absolute('http://site.example:80')],
  ['a target that names its host in capitals', absolute('HTTPS://SITE.example:443')],
].map(([name, request]) => [name!, request! + SMUGGLED]);

function absolute(origin: string) {
  return `POST ${origin}/form HTTP/1.1\r\n${host}\r\nContent-Length: 5\r\n\r\nhello`;
}

describe('smuggling', () => {
  const bodies: string[] = [];
  let forwardedFor: string | string[] | undefined;
  let pending: ServerResponse | undefined;
  const extra = new Map<string, Record<string, ExtraHandler>>([
    ['/form', { POST: { handle: receive } }],
    ['/slow', { GET: { handle: ({ response }) => void (pending = response) } }],
  ]);

  function receive({ request, response, body }: Exchange) {
    bodies.push(body!.toString('latin1'));
    forwardedFor = request.headers['x-forwarded-for'];
    response.writeHead(200, { 'Content-Length': '0' }).end();
  }

  let server: SampleServer;
  beforeAll(async () => {
    server = await startSampleServer('first', { extra });
  });
  beforeEach(() => {
    bodies.length = 0;
  });
  afterAll(() => server.close());

  test.each(REFUSED)('%s: rejected, and nothing after it is read', async (_, request, status = 400) => {
    const text = await sendRaw(server.url, request);
    expect(statusesIn(text)).toEqual([status]);
    expect(text).toMatch(/^Connection: close\r$/m);
    expect(bodies).toEqual([]);
  });

  test.each(ANSWERED)('%s: answered, and so is the next request', async (_, request) => {
    const text = await sendRaw(server.url, request);
    expect(statusesIn(text)).toEqual([200, 404]);
    expect(bodies).toEqual(['hello']);
  });

  test('nonsense behind a request whose response is not ready ends the connection, not the server', async () => {
    const socket = openSocket(server.url);
    socket.write('GET /slow HTTP/1.1\r\nHost: site.example\r\n\r\nwhat is this\r\n\r\n');
    await once(socket, 'readable');
    expect(pending).toBeDefined();
    pending!.writeHead(200, { 'Content-Length': '5' }).end('hello');
    expect(statusesIn(await readAll(socket))).toEqual([400]);
    expect(statusesIn(await sendRaw(server.url, requestHead('GET /about')))).toEqual([200]);
  });

  test('keeps a header that a proxy appends after 2,100 others', async () => {
    const headers = Array<string>(2_100).fill('X: y').join('\r\n');
    const request = `POST /form HTTP/1.1\r\nHost: site.example\r\n${headers}\r\nX-Forwarded-For: 192.0.2.1\r\n`;
    await sendRaw(server.url, `${request}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    expect(forwardedFor).toBe('192.0.2.1');
  });
});
