import { Agent } from 'node:http';
import { getRelease, getSettings, putRelease } from '@vantedge/release';
import { appendSample, PATHS, sample, sampleScript, storeSample } from '@vantedge/release/testing';
import fc from 'fast-check';
import { requestHead, sendRaw } from './testing/raw.ts';
import { type SampleServer, startSampleServer, waitUntil } from './testing/sample-server.ts';
import { security } from './testing/security.ts';
import { type SendOptions, sendRequest } from './testing/send-request.ts';
import { trustedProxies } from './trusted-proxies.ts';

const first = sample('first');
const { path: script } = sampleScript(first);
const woff2 = '/assets/stories/Type.AbCdEf0123.woff2';

let server: SampleServer;
const get = (path: string, headers: Record<string, string> = {}, more: SendOptions = {}) =>
  sendRequest(server.url, path, { headers, ...more });

beforeAll(async () => {
  server = await startSampleServer(first);
});
afterAll(() => server.close());

test('serves a page', async () => {
  const { status, headers, body } = await get('/about');
  expect(status).toBe(200);
  expect(body.toString()).toBe(first.pages['/about']);
  expect(headers).toMatchObject({
    ...security,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-cache',
    'x-release': server.release().id,
    vary: 'Accept-Encoding',
  });
  expect(headers['content-security-policy']).toBe(server.release().files.get('/about')!.policy);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('accept-ranges');
});

test('ignores the query', async () => {
  expect((await get('/about?utm_source=mail')).body.toString()).toBe(first.pages['/about']);
});

test.each([
  ['/sitemap.xml', 'application/xml', '<urlset/>'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent'],
  ['/release.json', 'application/json', 'shell'],
])('serves the file %s', async (path, type, text) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
  expect(body.toString()).toContain(text);
});

test.each([
  [script, 'text/javascript; charset=utf-8'],
  ['/assets/shell/mark.0123456789.svg', 'image/svg+xml'],
  [woff2, 'font/woff2'],
])('the asset %s is immutable', async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['/nothing', '/404', '/assets/shell/gone.js', '/about/more', '/__proto__', '/constructor'])(
  '%s is not found',
  async (path) => {
    const { status, headers, body } = await get(path, { 'if-none-match': '*' });
    expect(status).toBe(404);
    expect(body.toString()).toBe(first.pages['/404']);
    expect(headers).toMatchObject({ ...security, 'cache-control': 'no-cache' });
  },
);

test.each([
  ['/about/', '/about'],
  ['/ABOUT?a=B&c=%20', '/about?a=B&c=%20'],
  ['//solutions///Finance/?x', '/solutions/finance?x'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example', '/evil.example'],
  ['/%2f/evil.example/', '/evil.example'],
  ['/%61bout', '/about'],
  ['http://site.example/About', '/about'],
])('%s redirects to %s', async (path, location) => {
  const { status, headers } = await get(path, { host: 'site.example' });
  expect(status).toBe(308);
  expect(headers).toMatchObject({ ...security, location, 'cache-control': 'no-cache' });
  expect(new URL(location, 'https://site.example').host).toBe('site.example');
});

test.each([
  '/%',
  '/%zz',
  '/a%00b',
  '/../etc/passwd',
  '/%2e%2e/etc/passwd',
  '/..%2f..%2fetc',
  '/a\\..\\b',
  '/%5c%5cevil.example',
  '*',
])('%s is rejected', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(400);
  expect(headers).toMatchObject(security);
});

test.each(['/', '/about', '/nothing', '/about/', '/%', script])(
  'HEAD %s has the headers of GET',
  async (path) => {
    for (const coding of ['br', 'identity']) {
      const headers = { 'accept-encoding': coding };
      const [whole, head] = await Promise.all([get(path, headers), get(path, headers, { method: 'HEAD' })]);
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(whole.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    }
  },
);

describe('behind TLS', () => {
  const hsts = 'strict-transport-security';

  test('every response carries HSTS', async () => {
    const server = await startSampleServer(first, { proxy: trustedProxies('1') });
    const send = (path: string, headers = {}, method = 'GET') =>
      sendRequest(server.url, path, { method, headers: { 'x-forwarded-proto': 'https', ...headers } });
    const { headers: page } = await send('/');
    const others = await Promise.all([
      send('/nothing'),
      send('/about/'),
      send('/', {}, 'POST'),
      send('/', { 'if-none-match': page.etag }),
      send(woff2, { range: 'bytes=0-1' }),
    ]);
    for (const headers of [page, ...others.map(({ headers }) => headers)]) {
      expect(headers[hsts]).toMatch(/^max-age=\d{8}/);
    }
    await server.close();
  });

  test('X-Forwarded-Proto is trusted only with the option', async () => {
    const trusting = await startSampleServer(first, { proxy: trustedProxies('1') });
    const forwarded = (proto: string) => ({ headers: { 'x-forwarded-proto': proto } });
    expect((await sendRequest(trusting.url, '/', forwarded('https'))).headers).toHaveProperty(hsts);
    expect((await sendRequest(trusting.url, '/', forwarded('HTTPS, http'))).headers).toHaveProperty(hsts);
    expect((await sendRequest(trusting.url, '/', forwarded('http, https'))).headers).not.toHaveProperty(hsts);
    expect((await sendRequest(trusting.url, '/')).headers).not.toHaveProperty(hsts);
    expect((await sendRequest(server.url, '/', forwarded('https'))).headers).not.toHaveProperty(hsts);
    await trusting.close();
  });
});

describe('any path', () => {
  let server: SampleServer;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  beforeAll(async () => {
    server = await startSampleServer();
  });
  afterAll(async () => {
    agent.destroy();
    await server.close();
  });

  const piece = fc.oneof(
    fc.constantFrom(
      ...PATHS,
      '/',
      '//',
      '/..',
      '/.',
      '\\',
      '?',
      '#',
      '%',
      '%2e',
      '%2F',
      '%5c',
      '%00',
      '%c3%a9',
      '%ff',
    ),
    fc.constantFrom(
      'ABOUT',
      'assets/shell/',
      '__proto__',
      'constructor',
      'http://x',
      ':',
      '@',
      ';',
      '*',
      '~',
    ),
    fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      maxLength: 8,
    }),
  );
  const path = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`);

  const headers = fc.record(
    {
      'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', ';;q', 'br;q=x'),
      'if-none-match': fc.constantFrom('*', '"', 'W/"x"', ','),
      range: fc.constantFrom('bytes=0-', 'bytes=-', 'bytes=9-1', 'bytes=999999999999999999-', 'x'),
      'if-range': fc.constantFrom('"x"', '*'),
    },
    { requiredKeys: [] },
  );

  test('no path, method or header causes a server error, a redirect off the site or a redirect chain', async () => {
    await fc.assert(
      fc.asyncProperty(
        path,
        fc.constantFrom('GET', 'HEAD', 'POST'),
        headers,
        async (path, method, headers) => {
          const { status, headers: answer } = await sendRequest(server.url, path, { method, headers, agent });
          expect([200, 206, 304, 308, 400, 404, 405, 416]).toContain(status);
          expect(answer['x-content-type-options']).toBe('nosniff');
          if (status !== 308) return;
          const next = new URL(answer.location!, 'https://site.example/');
          expect(next.host).toBe('site.example');
          const { status: then } = await sendRequest(server.url, answer.location!, { agent });
          expect([200, 404]).toContain(then);
        },
      ),
      { numRuns: 500 },
    );
    expect(server.reports).toEqual([]);
  });

  test('no bytes in place of a path cause a server error', async () => {
    const target = fc.string({
      unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
    });
    await fc.assert(
      fc.asyncProperty(target, async (target) => {
        // A line break in the target starts another request; the last one closes the connection.
        const text = await sendRaw(server.url, requestHead(`GET /${target}`) + requestHead('GET /'));
        for (const [, status] of text.matchAll(/^HTTP\/1\.1 (\d)/gm))
          expect(['2', '3', '4']).toContain(status);
        expect(text).toMatch(/^HTTP\/1\.1 /);
      }),
      { numRuns: 200 },
    );
    expect(server.reports).toEqual([]);
  });
});

describe('redirects', () => {
  test('redirects the paths that the settings name, and keeps the query', async () => {
    const { store, ...server } = await startSampleServer('first');
    const release = await getRelease(store, await storeSample(store, sample('second')));
    const redirects = { '/stories': '/about', '/team': '/about#team' };
    const settings = { ...getSettings(release), redirects };
    await appendSample(store, await putRelease(store, { ...release, settings }));
    await waitUntil(() => server.release().redirects.size > 0);
    const { status, headers } = await sendRequest(server.url, '/stories?from=mail');
    expect([status, headers['location']]).toEqual([308, '/about?from=mail']);
    expect((await sendRequest(server.url, '/Stories/')).headers['location']).toBe('/about');
    expect((await sendRequest(server.url, '/team')).headers['location']).toBe('/about#team');
    expect((await sendRequest(server.url, '/team?a=b')).headers['location']).toBe('/about?a=b#team');
    expect((await sendRequest(server.url, '/nowhere')).status).toBe(404);
    await server.close();
  });
});

describe('a service worker of an earlier site', () => {
  const question = { 'service-worker': 'script' };

  test.each(['/sw.js', '/js/worker.js?v=2', '/about', '/about/', '/assets/shell/gone.js'])(
    'is replaced by one that removes itself: %s',
    async (path) => {
      const { status, headers, body } = await get(path, question);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        ...security,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-length': String(body.length),
        'service-worker-allowed': '/',
        vary: 'Service-Worker',
      });
      expect(body.toString()).toContain('unregister()');
    },
  );

  test('neither for other requests, nor in place of an asset', async () => {
    expect((await get('/sw.js')).status).toBe(404);
    expect((await get('/about')).body.toString()).toBe(first.pages['/about']);
    expect((await get(script, question)).headers['cache-control']).toContain('immutable');
    expect((await get('/sw.js', question, { method: 'POST' })).status).toBe(405);
  });
});

describe('policies', () => {
  const first = sample('first');
  const scripts = Object.keys(first.sections['shell']!).filter((name) => name.endsWith('.js'));

  let server: SampleServer;
  beforeAll(async () => {
    server = await startSampleServer(first);
  });
  afterAll(() => server.close());

  const policyAt = async (path: string, question: SendOptions = {}) => {
    const { headers } = await sendRequest(server.url, path, question);
    return headers['content-security-policy'];
  };

  const NOTHING = "default-src 'none'; frame-ancestors 'none'";

  test.each(['/', '/about', '/nothing'])('a page has its own policy: %s', async (path) => {
    const { files, notFound } = server.release();
    expect(await policyAt(path)).toBe((files.get(path) ?? notFound).policy);
  });

  test.each(['/release.json', '/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/about/', '/%'])(
    'a response that is not a page allows nothing: %s',
    async (path) => {
      expect(await policyAt(path)).toBe(NOTHING);
      expect(await policyAt(path, { method: 'HEAD' })).toBe(NOTHING);
      expect(await policyAt(path, { method: 'DELETE' })).toBe(NOTHING);
    },
  );

  test('a 304 has the policy of the full response', async () => {
    const headers = { 'if-none-match': '*' };
    expect(await policyAt('/release.json', { headers })).toBe(NOTHING);
    expect(await policyAt('/about', { headers })).toBe(server.release().files.get('/about')!.policy);
  });

  test('an SVG opened in a tab runs no scripts, and a script that runs as a worker may load nothing; other assets have no policy', async () => {
    expect(await policyAt('/assets/shell/mark.0123456789.svg')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'/,
    );
    expect(await policyAt(`/assets/shell/${scripts[0]}`)).toMatch(/^default-src 'none'; frame/);
    expect(await policyAt('/assets/stories/Type.AbCdEf0123.woff2')).toBeUndefined();
  });
});
