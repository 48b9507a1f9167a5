import type { Browser, Page } from '@playwright/test';
import { cpSync } from 'node:fs';
import path from 'node:path';
import type { SiteServer } from '../../apps/server/src/http/server.ts';
import { makeAnotherBuild, serveStore, site } from '../site/support/run-site.ts';
import { startApplication } from '@vantedge/site-testing';
import { expect, test } from '../site/support/test.ts';
import { copyStore } from './shell.ts';

test.describe('a tab opened before its section was published again', () => {
  test.describe.configure({ mode: 'serial' });
  let store: string;
  let server: SiteServer;
  /** Tabs of the previous release. */
  const tabs: Record<'topic' | 'industry' | 'state' | 'proposal' | 'about', Page> = {} as never;

  test.beforeAll(async ({ browser }) => {
    store = copyStore('newer', 'lab');
    server = await serveStore(store);
    for (const name of ['topic', 'industry', 'state'] as const)
      tabs[name] = await openTab(browser, `${server.url}/labs/links`);
    tabs.proposal = await openTab(browser, `${server.url}/rate-card`);
    tabs.about = await openTab(browser, `${server.url}/about`);
    // With the shell, whose own pages stay those of the tab's release.
    await publishAgain('shell', 'pricing', 'labs');
  });

  async function publishAgain(...sections: string[]) {
    // Beside the store's own files.
    const dist = path.join(store, 'dist');
    for (const section of sections) {
      cpSync(path.resolve('dist', section), path.join(dist, section), { recursive: true });
      makeAnotherBuild(dist, section, 'newer');
    }
    const options = [
      '--dist',
      dist,
      '--store',
      store,
      '--expect',
      'any',
      '--allow-dirty',
      '--unchecked',
      'a test',
    ];
    const { entry } = site<{ entry: { release: string } }>('publish', ...sections, ...options);
    await expect.poll(() => server.release().id).toBe(entry.release);
  }

  test.afterAll(async () => {
    for (const tab of Object.values(tabs)) await tab.context().close();
    await server?.close();
  });

  test('navigates client-side to the contact form with topic and history state', async () => {
    const page = tabs.topic;
    await page.getByRole('link', { name: 'Contact with a topic' }).click();
    await expect(page).toHaveURL(`${server.url}/contact?topic=bpo`);
    await expect(page.getByLabel('Service of Interest')).toHaveValue('bpo');
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('passes a typed proposal to the contact form', async () => {
    const page = tabs.proposal;
    await page.getByPlaceholder('Your Name').fill('Ada & Söhne');
    await page.getByPlaceholder('Email Address').fill('ada@example.com');
    await page.getByPlaceholder('Email Address').press('Enter');
    await expect(page).toHaveURL(`${server.url}/contact`);
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada & Söhne');
    await expect(page.getByRole('main').getByLabel('Email Address')).toHaveValue('ada@example.com');
  });

  test('does a full page load of another section with query and fragment, as one history entry', async () => {
    const page = tabs.industry;
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Healthcare cases' }).click();
    await expect(page).toHaveURL(`${server.url}/case-studies?industry=healthcare#filters`);
    await startApplication(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.getByRole('radio', { name: /^Healthcare \d/ })).toBeChecked();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/labs/links`);
  });

  test('keeps history state across a full page load, and out of URLs', async () => {
    const page = tabs.state;
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    // The contact page's code is blocked for the old document.
    await page.route('**/assets/shell/*.js', (route) =>
      page.url().endsWith('/labs/links') ? route.abort() : route.continue(),
    );
    await page.getByRole('link', { name: 'Contact with a topic' }).click();
    await expect(page).toHaveURL(`${server.url}/contact?topic=bpo`);
    await startApplication(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Service of Interest')).toHaveValue('bpo');
    expect(urls.filter((url) => url.includes('Ada'))).toEqual([]);

    // An edit restored by the browser takes precedence over the restored history state.
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.goto(`${server.url}/rate-card`);
    await page.goBack();
    await startApplication(page);
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace');
    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/labs/links`);
  });

  test("shows the shell's own pages of its release", async () => {
    const page = tabs.about;
    await page.getByRole('banner').getByRole('link', { name: 'Contact Sales' }).click();
    await expect(page).toHaveURL(`${server.url}/contact`);
    await expect(page.getByLabel('Full Name')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** Opens a hydrated tab with a marker that a full page load removes. */
async function openTab(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // Knows no pages of other sections until the first press, as under Save-Data: otherwise they would be those of its own release.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto(url);
  await startApplication(page);
  await page.evaluate(() => void Object.assign(window, { openedBefore: true }));
  return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'openedBefore' in window);
