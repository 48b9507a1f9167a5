import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '../site/support/network.ts';
import { openSiteProxy, type SiteProxy } from './site-proxy.ts';

const DOCUMENT = `<title>A page</title><meta content="script-src 'none'"><meta content="script-src 'self'">`;
let site: Awaited<ReturnType<typeof listen>>;
let front: SiteProxy | undefined;

beforeAll(async () => {
  const upstream = createServer(({ url, headers }, response) => {
    if (headers['if-none-match']) return void response.writeHead(304).end();
    if (url === '/app.js') return void response.setHeader('Content-Type', 'text/javascript').end('app()');
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "script-src 'none', script-src 'self'",
    });
    response.end(DOCUMENT);
  });
  site = await listen(upstream);
});
afterEach(() => front?.close());
afterAll(() => site.close());

test('adds scripts to documents, allowed by hash in their policies, and not to files', async () => {
  front = await openSiteProxy(site.url);
  const page = await fetch(`${front.url}/nowhere`);
  const html = await page.text();
  const script = /^<title>A page<\/title><script>(.+)<\/script><meta/s.exec(html)![1]!;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(page.status).toBe(404);
  const policies = [`script-src ${hash} 'none'`, `script-src ${hash} 'self'`];
  expect(page.headers.get('content-security-policy')).toBe(policies.join(', '));
  for (const policy of policies) expect(html).toContain(`<meta content="${policy}">`);
  expect(await (await fetch(`${front.url}/app.js`)).text()).toBe('app()');
});

test('gets whole documents, because the policy of a 304 response does not allow the scripts', async () => {
  front = await openSiteProxy(site.url);
  expect((await fetch(`${front.url}/nowhere`, { headers: { 'If-None-Match': '"a"' } })).status).toBe(404);
});

test('fails matching requests', async () => {
  front = await openSiteProxy(site.url, /\.js$/);
  expect((await fetch(`${front.url}/app.js`)).status).toBe(500);
  expect((await fetch(`${front.url}/nowhere`)).status).toBe(404);
});

test('reports requests for a document with any query, and no other requests', async () => {
  front = await openSiteProxy(site.url);
  const reported: string[] = [];
  const request = front.documentRequest('/contact').then(() => reported.push('/contact'));
  await fetch(`${front.url}/contact`);
  await fetch(`${front.url}/about`, { headers: { Accept: 'text/html' } });
  expect(reported).toEqual([]);
  await fetch(`${front.url}/contact?topic=erp`, { headers: { Accept: 'text/html,*/*' } });
  await request;
  expect(reported).toEqual(['/contact']);
});
