import { sendRequest, type SendOptions } from './testing/send-request.ts';
import { sample, sampleScript } from '@vantedge/release/testing';
import { security } from './testing/security.ts';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';

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
    const server = await startSampleServer(first, { hsts: true });
    const { headers: page } = await sendRequest(server.url, '/');
    const { etag } = page;
    const others = await Promise.all([
      sendRequest(server.url, '/nothing'),
      sendRequest(server.url, '/about/'),
      sendRequest(server.url, '/', { method: 'POST' }),
      sendRequest(server.url, '/', { headers: { 'if-none-match': etag } }),
      sendRequest(server.url, woff2, { headers: { range: 'bytes=0-1' } }),
    ]);
    for (const headers of [page, ...others.map(({ headers }) => headers)]) {
      expect(headers[hsts]).toMatch(/^max-age=\d{8}/);
    }
    await server.close();
  });

  test('X-Forwarded-Proto is trusted only with the option', async () => {
    const trusting = await startSampleServer(first, { trustForwardedProto: true });
    const forwarded = (proto: string) => ({ headers: { 'x-forwarded-proto': proto } });
    expect((await sendRequest(trusting.url, '/', forwarded('https'))).headers).toHaveProperty(hsts);
    expect((await sendRequest(trusting.url, '/', forwarded('HTTPS, http'))).headers).toHaveProperty(hsts);
    expect((await sendRequest(trusting.url, '/', forwarded('http'))).headers).not.toHaveProperty(hsts);
    expect((await sendRequest(trusting.url, '/')).headers).not.toHaveProperty(hsts);
    expect((await sendRequest(server.url, '/', forwarded('https'))).headers).not.toHaveProperty(hsts);
    await trusting.close();
  });
});
