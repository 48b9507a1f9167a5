import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { formUrl, SHELL } from '@vantedge/federation-contract';
import { exchange, type ReceivedResponse, type Target } from './exchange.ts';
import { type SampleSite, serveSite } from './serve-site.ts';
import { type Proxies, startProxies } from './start-proxies.ts';

const VIAS = ['direct', 'nginx', 'caddy'] as const;
type Via = (typeof VIAS)[number];

/** Headers of the connection, not of the response, and those with which a proxy names itself or its protocols. */
const OF_THE_CONNECTION = ['alt-svc', 'connection', 'date', 'keep-alive', 'server', 'transfer-encoding'];

/** What a proxy adds to each request; the direct requests have it too. */
const FORWARDED = ['X-Forwarded-Proto: https', 'X-Forwarded-For: 127.0.0.1'];

// Random, but of equal length.
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The host of the site, whose name is in the files of `apps/server/deploy`. */
const HOST = 'www.vantedge.example.com';

const CONTACT = formUrl(SHELL, 'contact');

/** A request that gets the same response directly and behind a proxy. */
interface HttpCase extends Options {
  name: string;
  /** Status of the direct response; of several pipelined requests, all of them. */
  status: number | number[];
  /** The bytes to send. `{{name}}` stands for a value of the sample site, such as an ETag. */
  request: string;
}

interface Options {
  /** Proxies that answer themselves, or change the request as RFC 9110 lets them. */
  nginx?: Difference;
  caddy?: Difference;
}

interface Difference {
  status: number;
  why: string;
}

/** Lines of a request and its body. */
const raw = (lines: readonly string[], body = '') => `${lines.join('\r\n')}\r\n\r\n${body}`;

/** A request that closes the connection. */
function send(method: string, path: string, headers: readonly string[] = [], body?: string): string {
  const length = body === undefined ? [] : [`Content-Length: ${body.length}`];
  return raw([`${method} ${path} HTTP/1.1`, host, ...headers, ...length, 'Connection: close'], body);
}

const get = (path: string, ...headers: string[]) => send('GET', path, headers);

const post = (body: string, ...headers: string[]) =>
  send('POST', CONTACT, [FORM, SAME_ORIGIN, ...headers], body);

const lead = (message: string) =>
  `name=Ada&email=ada@example.com&company=Example&service=bpo&message=${message}`;

const persistent = (line: string, ...headers: string[]) => raw([`${line} HTTP/1.1`, host, ...headers]);

const http = (name: string, status: number | number[], request: string, options: Options = {}): HttpCase => ({
  name,
  status,
  request,
  ...options,
});

const host = `Host: ${HOST}`;
const PREVIEW = `pr-1.preview.${HOST}`;
const BR = 'Accept-Encoding: br';
const FONT = '/assets/stories/Type.AbCdEf0123.woff2';
const FORM = 'Content-Type: application/x-www-form-urlencoded';
const SAME_ORIGIN = 'Sec-Fetch-Site: same-origin';
const JSON_ACCEPTED = 'Accept: application/json';

const TEAM = `Authorization: Basic ${btoa('team:preview')}`;

const NEEDS_PASSWORD = { status: 401, why: 'previews need a password' };
const UNAUTHORIZED = { nginx: NEEDS_PASSWORD, caddy: NEEDS_PASSWORD };
const NGINX_REJECTS = { nginx: { status: 400, why: 'nginx rejects ambiguous or malformed requests itself' } };
const REJECTED = {
  ...NGINX_REJECTS,
  caddy: { status: 400, why: "Go's HTTP server rejects malformed requests itself" },
};
const CADDY_HOSTS = {
  status: 200,
  why: 'Caddy answers requests for hosts that it does not serve with an empty response',
};
const OTHER_HOSTS = {
  nginx: { status: 421, why: 'its default server answers for hosts that it does not serve' },
  caddy: CADDY_HOSTS,
};
const NEWER_MINOR = { status: 200, why: 'treated as HTTP/1.1, as RFC 9110, section 2.5 says' };

/** Requests and the statuses of their responses; the tests of `apps/server` check the rest of the direct ones. */
const CASES: HttpCase[] = [
  http('a page', 200, get('/about')),
  http('HEAD of a page', 200, send('HEAD', '/about')),
  http('a page with a query', 200, get('/about?utm_source=mail&q=%20')),
  http('a range of a document, which is ignored', 200, get('/', 'Range: bytes=0-9')),
  http('release.json', 200, get('/release.json')),
  http('a page that the browser prerenders', 200, get('/about', BR, 'Sec-Purpose: prefetch;prerender')),
  http('the sitemap', 200, get('/sitemap.xml')),
  http('robots.txt', 200, get('/robots.txt', 'Accept-Encoding: gzip')),
  http('a page that does not exist', 404, get('/nothing', BR, 'If-None-Match: *')),
  http('HEAD of a page that does not exist', 404, send('HEAD', '/nothing')),
  http('the not-found page itself', 404, get('/404')),
  http('health', 200, get('/healthz')),
  http('readiness', 200, get('/readyz')),
  http('the page of differences at the host of the site', 404, get('/_preview')),
  http('a preview', 200, get('/', BR, TEAM).replace(HOST, PREVIEW)),
  http(
    'the differences of a preview, which are not compressed',
    200,
    get('/_preview', 'Accept-Encoding: gzip', TEAM).replace(HOST, PREVIEW),
  ),
  http('a preview that does not exist', 404, get('/', TEAM).replace(HOST, `pr-2.preview.${HOST}`)),
  http('a preview without a password', 200, get('/').replace(HOST, PREVIEW), UNAUTHORIZED),
  http(
    'a preview in capitals, without a password',
    200,
    get('/').replace(HOST, PREVIEW.toUpperCase()),
    UNAUTHORIZED,
  ),
  http(
    'a preview at a port, without a password',
    200,
    get('/').replace(HOST, `${PREVIEW}:443`),
    UNAUTHORIZED,
  ),
  http(
    'a preview with another password',
    200,
    get('/', `Authorization: Basic ${btoa('team:other')}`).replace(HOST, PREVIEW),
    UNAUTHORIZED,
  ),

  // Content negotiation, and conditional requests for each encoding.
  http('Brotli', 200, get('/', BR)),
  http('gzip', 200, get('/', 'Accept-Encoding: gzip')),
  http('what browsers accept', 200, get('/', 'Accept-Encoding: gzip, deflate, br, zstd')),
  http('gzip by weight', 200, get('/', 'Accept-Encoding: gzip;q=0.9, br;q=0.1')),
  http('Brotli excluded', 200, get('/', 'Accept-Encoding: br;q=0, *')),
  ...['identity', 'deflate', '*;q=0', 'gzip;q=2'].map((accepted) =>
    http(`no encoding for ${accepted}`, 200, get('/', `Accept-Encoding: ${accepted}`)),
  ),
  http('HEAD of an encoded page', 200, send('HEAD', '/', [BR])),
  http('a page that has not changed', 304, get('/', BR, 'If-None-Match: {{br}}')),
  http('the ETag of another encoding', 200, get('/', BR, 'If-None-Match: {{gzip}}')),
  http('a weak ETag', 304, get('/', 'If-None-Match: W/{{identity}}')),
  http('a list of ETags', 304, get('/', 'If-None-Match: "x", {{identity}}')),
  http('any ETag', 304, get('/', 'If-None-Match: *')),
  http('HEAD of an unchanged page', 304, send('HEAD', '/', ['If-None-Match: {{identity}}'])),
  // Assets, and ranges of them.
  http('a script', 200, get('{{script}}', 'Accept-Encoding: br')),
  http('a script without encoding', 200, get('{{script}}')),
  http('HEAD of a script', 200, send('HEAD', '{{script}}')),
  http('a script that has not changed', 304, get('{{script}}', 'If-None-Match: {{scriptTag}}')),
  http('a script of an earlier release', 200, get('{{earlierScript}}')),
  http('a font, which is not compressed', 200, get(FONT, 'Accept-Encoding: gzip, br')),
  http('an SVG image', 200, get('/assets/shell/mark.0123456789.svg')),
  http('an asset larger than the buffers of a proxy', 200, get('{{large}}')),
  http('an asset that no release has', 404, get('/assets/shell/gone.js')),
  http('the first bytes', 206, get(FONT, 'Range: bytes=0-3')),
  http('the last bytes', 206, get(FONT, 'Range: bytes=-3')),
  http('the bytes from an offset', 206, get(FONT, 'Range: bytes=7-')),
  http('bytes beyond the end', 416, get(FONT, 'Range: bytes=10-')),
  http('several ranges', 200, get(FONT, 'Range: bytes=0-1,4-5')),
  http('a malformed range', 200, get(FONT, 'Range: bytes=3-1')),
  http('HEAD with a range', 200, send('HEAD', FONT, ['Range: bytes=0-3'])),
  http(
    'a range of a compressed script, which is one of its original bytes',
    206,
    get('{{script}}', 'Accept-Encoding: br', 'Range: bytes=0-9'),
  ),
  http('a range of the same bytes', 206, get('{{script}}', 'Range: bytes=0-9', 'If-Range: {{scriptTag}}')),
  http('a range of other bytes', 200, get('{{script}}', 'Range: bytes=0-9', 'If-Range: "other"')),
  http(
    'a range of an unchanged script',
    304,
    get('{{script}}', 'Range: bytes=0-9', 'If-None-Match: {{scriptTag}}'),
  ),
  http('a range of a large asset', 206, get('{{large}}', 'Range: bytes=700000-1299999')),

  // Redirects, malformed paths and methods.
  http('a trailing slash', 308, get('/about/')),
  http('capitals, with their query', 308, get('/ABOUT?a=B&c=%20')),
  http('repeated slashes', 308, get('//solutions///Finance/?x')),
  http('a path that looks like a host', 308, get('//evil.example/')),
  http('an escaped slash before a host', 308, get('/%2f/evil.example/')),
  http('a needless escape', 308, get('/%61bout')),
  http('a removed page', 308, get('/retired?utm_source=mail')),
  http('HEAD of a redirect', 308, send('HEAD', '/about/')),
  http('the path /%', 400, get('/%'), REJECTED),
  http('the path /%zz', 400, get('/%zz'), REJECTED),
  http('the path /a%00b', 400, get('/a%00b'), NGINX_REJECTS),
  http('the path /%e0%a4', 400, get('/%e0%a4')),
  http('the path /../etc/passwd', 400, get('/../etc/passwd'), NGINX_REJECTS),
  http('the path /%2e%2e/etc/passwd', 400, get('/%2e%2e/etc/passwd'), NGINX_REJECTS),
  http('the path /about/../secret', 400, get('/about/../secret')),
  http('the path /..%2f..%2fetc', 400, get('/..%2f..%2fetc'), NGINX_REJECTS),
  http('the path /a\\..\\b', 400, get('/a\\..\\b')),
  http('the path /%5c%5cevil.example', 400, get('/%5c%5cevil.example')),
  http('a path with a byte outside ASCII', 400, get('/caf\xe9'), {
    caddy: { status: 400, why: 'Caddy escapes the byte, so that the path is only not UTF-8' },
  }),
  http('an escaped word', 404, get('/caf%C3%A9')),
  http('a path of 12,000 characters', 404, get(`/${'a'.repeat(12_000)}`)),
  http('a path of 20,000 characters', 431, get(`/${'a'.repeat(20_000)}`), {
    nginx: { status: 414, why: 'nginx limits the request line to one buffer of 16 kB' },
  }),
  http('a query of 12,000 characters', 200, get(`/about?${'a'.repeat(12_000)}`)),
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) =>
    http(`${method} of a page`, 405, send(method, '/about', [], method === 'OPTIONS' ? undefined : 'hello')),
  ),
  http('an unknown method', 400, send('BREW', '/about')),
  http('a method in lower case', 400, send('get', '/about'), {
    nginx: { status: 400, why: 'nginx accepts only capitals' },
  }),
  http('TRACE', 405, send('TRACE', '/'), { nginx: { status: 405, why: 'nginx rejects TRACE itself' } }),
  http('PUT of an endpoint', 405, send('PUT', CONTACT, [], 'x')),

  // Framing of requests: versions, connections, hosts and numbers of headers.
  http('HTTP/1.0', 200, raw(['GET /about HTTP/1.0', host])),
  http('HTTP/1.0 without a host', 200, raw(['GET /about HTTP/1.0']), OTHER_HOSTS),
  http(
    'a connection that is kept alive',
    [200, 200, 404, 206, 304, 200],
    persistent('GET /about') +
      persistent('HEAD /') +
      persistent('GET /nothing') +
      persistent('GET {{script}}', 'Range: bytes=0-3') +
      persistent('GET /', 'If-None-Match: *') +
      get('/robots.txt'),
  ),
  http('the host with a port', 200, get('/about').replace(HOST, `${HOST}:8443`)),
  http('the host in capitals', 200, get('/about').replace(HOST, HOST.toUpperCase())),
  http('an absolute target', 308, get(`https://${HOST}/About?a=b`)),
  http('an absolute target at another host', 400, get(`https://elsewhere.example/about`), {
    ...OTHER_HOSTS,
  }),
  http('no host', 400, raw(['GET /about HTTP/1.1', 'Connection: close']), REJECTED),
  http('an invalid host', 400, get('/').replace(HOST, 'a/b'), REJECTED),
  http('two hosts', 400, send('GET', '/', [host]), REJECTED),
  http('another host', 200, get('/about').replace(HOST, 'elsewhere.example'), OTHER_HOSTS),
  http('HTTP/1.2', 400, raw(['GET /about HTTP/1.2', host, 'Connection: close']), {
    nginx: NEWER_MINOR,
    caddy: NEWER_MINOR,
  }),
  http(
    'a length and a transfer coding',
    400,
    raw(
      ['POST /about HTTP/1.1', host, 'Content-Length: 5', 'Transfer-Encoding: chunked', 'Connection: close'],
      '0\r\n\r\n',
    ),
    {
      ...NGINX_REJECTS,
      caddy: { status: 405, why: 'Caddy ignores and removes the length, as RFC 9112, section 6.1 allows' },
    },
  ),
  http('a space before a colon', 400, send('GET', '/', ['X : y']), REJECTED),
  http('110 headers', 200, send('GET', '/', Array<string>(110).fill('X: y'))),
  http(
    '20 kB of headers',
    431,
    send(
      'GET',
      '/',
      Array.from({ length: 5 }, (_, i) => `X-${i}: ${'y'.repeat(4_000)}`),
    ),
  ),

  // Form submissions, in this order: each has an effect on the limits of the next. The messages of one visitor are limited to three.
  http('the URL of a response to a form', 303, get(CONTACT)),
  http('a lead', 201, post(lead('One.'), JSON_ACCEPTED)),
  http('the same lead', 200, post(lead('One.'), JSON_ACCEPTED)),
  http('a lead by a browser', 303, post(lead('Two.'))),
  http(
    'a lead from a browser that sends only an origin',
    303,
    send('POST', CONTACT, [FORM, `Origin: https://${HOST}`], lead('Two.')),
  ),
  http(
    'a lead of a client that waits for 100 Continue',
    200,
    post(lead('Two.'), JSON_ACCEPTED, 'Expect: 100-continue'),
  ),
  http(
    'a lead in chunks',
    201,
    raw(
      [
        `POST ${CONTACT} HTTP/1.1`,
        host,
        FORM,
        SAME_ORIGIN,
        JSON_ACCEPTED,
        'Transfer-Encoding: chunked',
        'Connection: close',
      ],
      `${lead('Three.').length.toString(16)}\r\n${lead('Three.')}\r\n0\r\n\r\n`,
    ),
  ),
  http('invalid fields', 422, post('name=Ada&email=someone', JSON_ACCEPTED)),
  http(
    'a form that no section declares',
    410,
    send('POST', formUrl(SHELL, 'survey'), [FORM, SAME_ORIGIN, JSON_ACCEPTED], 'a=b'),
  ),
  http('600 kB of a form', 413, post(`message=${'x'.repeat(600_000)}`, JSON_ACCEPTED)),
  http('600 kB of a form, by a browser', 413, post(`message=${'x'.repeat(600_000)}`)),
  http('2 MB of a form', 413, post(`message=${'x'.repeat(2_000_000)}`, JSON_ACCEPTED), {
    nginx: { status: 413, why: 'nginx rejects more than client_max_body_size itself' },
  }),
  http(
    'a fourth message in a day, whatever address the visitor claims to have',
    429,
    post(lead('Four.'), JSON_ACCEPTED, 'X-Forwarded-For: 192.0.2.1'),
  ),
];

let proxies: Proxies;
let forwarder: Awaited<ReturnType<typeof startForwarder>>;
const sites = {} as Record<Via, SampleSite>;

beforeAll(async () => {
  for (const via of VIAS) sites[via] = await serveSite(HOST);
  forwarder = await startForwarder(sites.nginx.url);
  proxies = await startProxies({ nginx: forwarder.url, caddy: sites.caddy.url }, [HOST]);
});
afterAll(async () => {
  await proxies?.stop();
  forwarder?.close();
  await Promise.all(Object.values(sites).map(({ close }) => close()));
});

/** Starts a TCP forwarder that can reset connections when they send a request, as the kernel does when a server ends. */
async function startForwarder(url: string) {
  let resets = 0;
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client.on('close', () => clients.delete(client)));
    const upstream = connect(Number(new URL(url).port), '127.0.0.1');
    client.on('data', (bytes) => {
      if (!resets) return void upstream.write(bytes);
      resets -= 1;
      client.resetAndDestroy();
    });
    upstream.on('data', (bytes) => client.write(bytes));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      from.on('error', () => undefined).on('close', () => to.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Closes idle connections, and resets the next one. */
    resetNext() {
      for (const client of clients) client.end();
      resets = 1;
    },
    pendingResets: () => resets,
    close: () => void server.close(),
  };
}

const portOf = (via: Via) => (via === 'direct' ? Number(new URL(sites.direct.url).port) : proxies.ports[via]);

async function answers({ request }: HttpCase, via: Via): Promise<ReceivedResponse[]> {
  const target: Target = {
    port: portOf(via),
    ...(via !== 'direct' && { tls: { certificate: proxies.certificate, host: HOST } }),
  };
  const text = filled(request, via);
  return exchange(target, via === 'direct' ? forwarded(text) : text);
}

/** Adds the headers that a proxy adds to each request of a connection. */
const forwarded = (text: string) => {
  const own = /^X-Forwarded-For: .*$/m.exec(text)?.[0];
  const withoutOwn = text.replace(/^X-Forwarded-For: .*\r\n/m, '');
  const lines = own ? [FORWARDED[0]!, `${own}, 127.0.0.1`] : FORWARDED;
  return withoutOwn.replace(/^[A-Za-z]+ \S+ HTTP\/1\.\d\r\n/gm, (line) => `${line}${lines.join('\r\n')}\r\n`);
};

const filled = (text: string, via: Via) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = sites[via].values[name];
    if (value === undefined) throw new Error(`{{${name}}} has no value`);
    return value;
  });

/** What must be equal. */
const comparable = (responses: readonly ReceivedResponse[]) =>
  responses.map(({ status, headers, body }) => ({
    status,
    headers: Object.fromEntries(
      [...headers]
        .filter(([name]) => !OF_THE_CONNECTION.includes(name))
        .map(([name, values]) => [name, name === 'retry-after' ? toTenSeconds(values) : masked(values)])
        .sort(),
    ),
    body: masked(body),
  }));

/** A day that began a second earlier ends a second earlier. */
const toTenSeconds = (seconds: string) => Math.round(Number(seconds) / 10) * 10;

const masked = (text: string) => text.replace(ID, '<id>');

test('there are at least 60 cases, each with its own name', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
});

test.each(CASES)('$name', async (wanted) => {
  const [direct, ...proxied] = await Promise.all(VIAS.map((via) => answers(wanted, via)));
  expect(direct!.map(({ status }) => status)).toEqual([wanted.status].flat());
  for (const [i, responses] of proxied.entries()) {
    const via = VIAS[i + 1] as 'nginx' | 'caddy';
    const difference = wanted[via];
    if (difference) {
      expect([via, ...responses.map(({ status }) => status)]).toEqual([via, difference.status]);
      // A difference that is gone must leave the table.
      expect(comparable(responses)).not.toEqual(comparable(direct!));
    } else {
      expect({ via, responses: comparable(responses) }).toEqual({ via, responses: comparable(direct!) });
    }
  }
});

test.each(VIAS)('pages name their release and what is measured, and are revalidated: %s', async (via) => {
  const headersOf = async (request: string) => {
    const [response] = await answers(http('', 200, request), via);
    const [timing, caching] = ['server-timing', 'cache-control'].map((name) => response!.headers.get(name));
    return { status: response!.status, timing, caching };
  };
  const timing = filled('release;desc="{{release}}";dur=12.5', via);
  const ofPage = { timing, caching: 'no-cache' };
  expect(await headersOf(get('/about', BR))).toEqual({ status: 200, ...ofPage });
  expect(await headersOf(get('/', 'If-None-Match: *'))).toEqual({ status: 304, ...ofPage });
  expect(await headersOf(get('/nothing'))).toEqual({ status: 404, ...ofPage });
  const caching = 'public, max-age=31536000, immutable';
  expect(await headersOf(get('{{script}}'))).toEqual({ status: 200, timing: null, caching });
});

test.each(['nginx', 'caddy'] as const)(
  '%s shows no preview without a password for a target of the site',
  async (via) => {
    const target = { port: proxies.ports[via], tls: { certificate: proxies.certificate, host: HOST } };
    for (const [first, second] of [
      [HOST, PREVIEW],
      [PREVIEW, HOST],
    ] as const) {
      const request = raw([`GET https://${first}/ HTTP/1.1`, `Host: ${second}`, 'Connection: close']);
      const [response] = await exchange(target, request);
      expect(response?.body ?? '').not.toContain('draft');
    }
  },
);

test('nginx sends a GET again whose new connection is reset, and no POST', async () => {
  const target = { port: proxies.ports.nginx, tls: { certificate: proxies.certificate, host: HOST } };
  const statusOf = async (request: string) => (await exchange(target, request))[0]!.status;
  forwarder.resetNext();
  expect(await statusOf(get('/about'))).toBe(200);
  expect(forwarder.pendingResets()).toBe(0);
  forwarder.resetNext();
  expect(await statusOf(post(lead('Reset.'), JSON_ACCEPTED))).toBe(502);
  expect(forwarder.pendingResets()).toBe(0);
});

describe.each(['nginx', 'caddy'] as const)('%s, over HTTP', (via) => {
  const overHttp = async (request: string) => (await exchange({ port: proxies.httpPorts[via] }, request))[0]!;

  test.each([HOST, PREVIEW])('redirects to HTTPS: %s', async (name) => {
    const { status, headers } = await overHttp(get('/about?a=b').replace(HOST, name));
    expect([status, headers.get('location')]).toEqual([308, `https://${name}/about?a=b`]);
  });

  test('redirects nobody to a host that is not its own', async () => {
    for (const name of ['evil.example', 'evil.example:80', `${HOST}.evil.example`]) {
      const { status, headers } = await overHttp(get('/about').replace(HOST, name));
      expect([status, headers.get('location')]).toEqual([421, null]);
    }
  });
});

test('nginx names no version', async () => {
  const ofTls = { port: proxies.ports.nginx, tls: { certificate: proxies.certificate, host: HOST } };
  for (const target of [ofTls, { port: proxies.httpPorts.nginx }])
    for (const name of [HOST, 'evil.example']) {
      const [response] = await exchange(target, get('/about').replace(HOST, name));
      expect(response!.headers.get('server')).toBe('nginx');
    }
});

test.each(['nginx', 'caddy'] as const)('%s serves a page over HTTP/2', async (via) => {
  const origin = `https://${HOST}:${proxies.ports[via]}`;
  const session = connectHttp2(origin, { ca: proxies.certificate, host: '127.0.0.1', servername: HOST });
  const request = session.request({ ':path': '/about', ':authority': HOST });
  const chunks: Buffer[] = [];
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
    session.on('error', reject);
  });
  for await (const chunk of request) chunks.push(chunk as Buffer);
  session.close();
  const [page] = await answers(CASES[0]!, 'direct');
  expect(headers[':status']).toBe(200);
  expect(headers['etag']).toBe(page!.headers.get('etag'));
  expect(Buffer.concat(chunks).toString('latin1')).toBe(page!.body);
});
