import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { SiteServer } from '../../apps/server/src/http/server.ts';
import { collectConsoleErrors, startApplication } from '@vantedge/site-testing';
import { serveStore, site } from '../site/support/run-site.ts';
import { expect, test } from '../site/support/test.ts';
import { copyStore } from '../teams/shell.ts';

const HERE = import.meta.dirname;
const RSPACK = path.resolve('node_modules/.bin/rspack');

/** Module Federation's manifest. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
}

/** Builds an app of this folder. */
const build = (app: string, ...options: string[]) =>
  execFileSync(RSPACK, ['build', ...options], {
    cwd: path.join(HERE, app),
    env: { ...process.env, NODE_ENV: undefined },
    stdio: 'pipe',
  });

test.describe('an app with the stock plugin, as a host on the site’s origin', () => {
  test.describe.configure({ mode: 'serial' });
  const folder = path.resolve('dist/plain-host');

  test.beforeAll(() => void build('host', '--output-path', folder));

  /** Opens the host's page, whose scripts are served beside the site. */
  async function openHost(page: Page, url: string, entry: string) {
    await page.route(`${url}/plain-host/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const name = pathname.slice('/plain-host/'.length);
      if (name) return route.fulfill({ path: path.join(folder, name) });
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Host</title><div id="root"></div><script src="/plain-host/main.js"></script>',
      });
    });
    const modules = ['widgets/teasers', 'pages/success-stories/ukg'];
    const query = new URLSearchParams([['entry', entry], ...modules.map((module) => ['module', module])]);
    await page.goto(`${url}/plain-host/?${query}`);
  }

  async function expectModules(page: Page) {
    const teasers = page.locator('[data-module="widgets/teasers"]');
    await expect(teasers.getByRole('heading', { level: 2 })).toHaveText('Results in numbers');
    await expect(teasers.locator('a[href="/case-studies"]')).toBeVisible();
    await expect(page.locator('[data-module="pages/success-stories/ukg"] h1')).toBeVisible();
    // React of the host: a second one would throw, because it renders no hooks of the first.
    const copies = await page.evaluate(() => {
      const { __FEDERATION__ } = globalThis as unknown as {
        __FEDERATION__: { __INSTANCES__: { name: string }[] };
      };
      return __FEDERATION__.__INSTANCES__.map(({ name }) => name);
    });
    expect(copies).toEqual(['plain_host', 'stories']);
  }

  test('loads a widget and a page of a published section by its remote entry', async ({
    page,
    site: url,
  }) => {
    const errors = await collectConsoleErrors(page);
    const { metaData } = (await (
      await page.request.get(`${url}/stories/mf-manifest.json`)
    ).json()) as Manifest;
    await openHost(page, url, `${url}/assets/stories/${metaData.remoteEntry.name}`);
    await expectModules(page);
    expect(errors).toEqual([]);
  });

  test('loads them by its manifest', async ({ page, site: url }) => {
    const errors = await collectConsoleErrors(page);
    await openHost(page, url, `${url}/stories/mf-manifest.json`);
    await expectModules(page);
    expect(errors).toEqual([]);
    const manifest = await page.request.get(`${url}/stories/mf-manifest.json`);
    expect(manifest.headers()['cache-control']).toBe('no-cache');
  });
});

test.describe('a section with the stock plugin, on the platform', () => {
  test.describe.configure({ mode: 'serial' });
  let server: SiteServer;

  test.beforeAll(async () => {
    const store = copyStore('stock');
    const publish = () =>
      site<{ rendered: string[] }>(
        'publish',
        'stock',
        '--store',
        store,
        '--allow-dirty',
        '--unchecked',
        'a test',
      );
    build('section', '--mode', 'development');
    expect(publish).toThrow('BUILD_DEVELOPMENT');
    build('section');
    const published = publish();
    expect(published.rendered).toEqual(['/stock']);
    server = await serveStore(store);
  });
  test.afterAll(() => server?.close());

  test('is prerendered', async ({ request }) => {
    const html = await (await request.get(`${server.url}/stock`)).text();
    expect(html).toContain('Stock container</h1>');
    expect(html).toContain('href="/contact"');
  });

  test('is hydrated, loads its chunks and navigates', async ({ page }) => {
    const errors = await collectConsoleErrors(page);
    await page.goto(`${server.url}/stock`);
    await startApplication(page);
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
    await page.evaluate(() => void Object.assign(window, { openedBefore: true }));
    await page.getByRole('main').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/contact`);
    expect(await page.evaluate(() => 'openedBefore' in window)).toBe(true);
    // This server has no form endpoint.
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
  });

  test('is loaded by a client navigation', async ({ page }) => {
    await page.goto(`${server.url}/about`);
    await startApplication(page);
    await page.evaluate(() => {
      Object.assign(window, { openedBefore: true });
      history.pushState(null, '', '/stock');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock container');
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
    expect(await page.evaluate(() => 'openedBefore' in window)).toBe(true);
  });
});
