import { expect, type Page, test } from '@playwright/test';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../apps/server/src/http/server.ts';
import { contentType } from '@vantedge/documents/http';
import { CHANNEL, publishSample, sample } from '../../libs/release/src/live/testing/sample-release.ts';
import { getSettings } from '../../libs/release/src/records/settings.ts';
import { memoryStore } from '@vantedge/store';
import { exportSite } from '../../tools/site/src/export/export-site.ts';
import { listen } from './support/network.ts';

/** Answers all navigations of the old site with what it has stored of it. */
const CACHE_FIRST = `
addEventListener('install', (event) =>
  event.waitUntil(caches.open('old').then((cache) => cache.addAll(['/', '/about']))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;

/** The site that was on this origin before, with a worker for all of its pages. */
const oldSite =
  (worker: string): RequestListener =>
  ({ url }, response) => {
    if (url === worker) {
      response.setHeader('service-worker-allowed', '/');
      response.setHeader('content-type', 'text/javascript').end(CACHE_FIRST);
    } else {
      const script = `navigator.serviceWorker.register('${worker}', { scope: '/' })`;
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><title>${url}</title><p>The old site</p><script>${script}</script>`);
    }
  };

async function publishedStore(worker: string) {
  const site = sample('The new site');
  site.settings = { ...getSettings(undefined), oldServiceWorkers: [worker] };
  // As in composed documents: no page may register a worker.
  const policy = `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'">`;
  for (const [url, html] of Object.entries(site.pages))
    site.pages[url] = html.replace('<title>', `${policy}$&`);
  const store = memoryStore();
  await publishSample(store, site);
  return store;
}

/** Starts the server of a release on a port. */
async function serve(worker: string, port: number) {
  const site = await startServer({ store: await publishedStore(worker), channel: CHANNEL, port });
  return () => site.close();
}

/** Serves an export on a port as a static host that reads `_headers`. */
async function serveExport(worker: string, port: number) {
  const around = await mkdtemp(path.join(tmpdir(), 'export-'));
  const folder = path.join(around, 'public');
  await exportSite({ store: await publishedStore(worker), channel: CHANNEL, folder });
  const [, rule = ''] = (await readFile(path.join(folder, '_headers'), 'utf8')).split(`\n${worker}\n`);
  const [, allowed = ''] = /^ {2}Service-Worker-Allowed: (.*)$/m.exec(rule)!;
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const name = path.extname(pathname) ? pathname : pathname === '/' ? 'index.html' : `${pathname}.html`;
    if (pathname === worker) response.setHeader('service-worker-allowed', allowed);
    readFile(path.join(folder, name)).then(
      (bytes) => response.writeHead(200, { 'content-type': contentType(name) }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  const { close } = await listen(host, port);
  return async () => {
    await close();
    await rm(around, { recursive: true });
  };
}

const text = (page: Page) => page.locator('p').first().textContent();

for (const [product, start] of Object.entries({ 'the server': serve, 'an export': serveExport })) {
  for (const worker of ['/sw.js', '/scripts/worker.js']) {
    test(`${product} ends the site that a service worker, ${worker}, has kept`, async ({ page }) => {
      const old = await listen(createServer(oldSite(worker)));
      await page.goto(old.url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await old.close();
      const close = await start(worker, Number(new URL(old.url).port));
      try {
        // From the cache, while the browser looks for a newer worker.
        await page.goto(`${old.url}/about#team`);
        await expect.poll(() => text(page).catch(() => '')).toBe('The new site');
        await page.goto(old.url);
        expect(await text(page)).toBe('The new site');
        const left = () =>
          page.evaluate(async () => [
            ...(await caches.keys()),
            ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ]);
        expect(await left()).toEqual([]);
      } finally {
        await close();
      }
    });
  }
}
