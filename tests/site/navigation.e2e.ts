import type { Page } from '@playwright/test';
import { startApplication } from './support/application.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/test.ts';

/** URLs of the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Resolves when the page has loaded and the browser has been idle, so that whatever starts on idle has started. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

// In headless mode the pointer rests in the corner of every page.
test('a page without live parts fetches no script before intent, even under a pointer at rest', async ({
  page,
  site,
}) => {
  const scripts = scriptsOf(page);
  await page.goto(`${site}/solutions/finance`);
  // After a wheel of Playwright's mouse, headless Chromium may produce no frame until something asks for one. A script's
  // scrolling moves the page under the pointer as well, and the browser reports that as a move of the pointer.
  await page.evaluate(() => scrollBy(0, 20_000));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await untilIdle(page);
  expect(scripts).toEqual([]);
  await startApplication(page);
  expect(scripts.length).toBeGreaterThan(2);
});

test('a live part starts the application once it is near the viewport', async ({ page, site }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${site}/rate-card`);
  await untilIdle(page);
  expect(scripts).toEqual([]);
  await page.locator('[data-live]').first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelectorAll('script[src]').length >= 2);
});

for (const path of ['/contact', '/rate-card?developers=3'])
  test(`${path} starts the application after the first contentful paint`, async ({ page, site }) => {
    await page.goto(`${site}${path}`);
    await page.waitForFunction(() => document.querySelectorAll('script[src]').length >= 2);
    const [painted, requested] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    ]);
    expect(requested).toBeGreaterThanOrEqual(painted!);
  });

test('everything hydration needs is requested in one wave after the document', async ({ page, site }) => {
  await page.goto(`${site}/solutions/finance`);
  const scripts = scriptsOf(page);
  const release = await holdRequests(page, '**/assets/**/*.js');
  const first = page.waitForRequest('**/assets/**/*.js');
  await page.mouse.move(50, 300);
  await first;
  // The inline loader adds all of them in one task.
  const preloads = await page.locator('link[rel=preload][as=script]').count();
  expect(preloads).toBeGreaterThanOrEqual(4);
  await expect.poll(() => scripts.length).toBe(preloads);
  await release();
  await startApplication(page);
  expect(scripts).toHaveLength(preloads);
});

test('a client navigation updates title, focus, announcement and scroll position', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  await page.evaluate(() => {
    (window as unknown as { __tab: number }).__tab = 1;
    scrollTo(0, 600);
  });
  await page
    .locator('footer a[href="/solutions/finance"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('h1')).toContainText('Finance and Accounting');
  expect(await page.evaluate(() => (window as unknown as { __tab?: number }).__tab)).toBe(1);
  await expect(page).toHaveTitle(/Finance/);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

test('Back restores the scroll position, a new navigation starts at the top', async ({ page, site }) => {
  await page.goto(`${site}/solutions/finance`);
  await startApplication(page);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page
    .locator('footer a[href="/solutions/ukg"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('h1')).toContainText('UKG');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Finance and Accounting');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('hovering a link prefetches its page', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  const link = page.locator('footer a[href="/solutions/finance"]').first();
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse(/\/assets\/solutions\/c\./);
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  const later: string[] = [];
  page.on('request', (request) => later.push(request.url()));
  await link.click();
  await expect(page.locator('h1')).toContainText('Finance and Accounting');
  expect(later.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('a page with release facts is always a full page load, even by Back', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  const served = async () => {
    await expect(page.locator('h1')).toContainText('Two forms');
    return page.evaluate(() => document.getElementById('vantedge-page')!.textContent.includes('"facts"'));
  };
  await page.getByRole('link', { name: 'privacy policy' }).click();
  expect(await served()).toBe(true);
  await expect(page.getByText(/erased automatically \d+ days after it arrives/)).toBeVisible();
  await startApplication(page);
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveTitle(/Accessibility/);
  await page.goBack();
  expect(await served()).toBe(true);
});

test('an unknown path opens the not-found page without loading a section', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  const sections: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(solutions|stories|pricing)\//.test(request.url())) sections.push(request.url());
  });
  // Simulates Back and Forward, because no link leads there.
  const entries = await page.evaluate(() => {
    history.pushState({ usr: { from: 'contact' }, key: 'nowhere', idx: 1 }, '', '/nowhere?from=contact#end');
    dispatchEvent(new PopStateEvent('popstate'));
    return history.length;
  });
  await expect(page.locator('h1')).toContainText('Not Found');
  expect(sections).toEqual([]);
  // The same history entry, with its URL and state.
  await expect(page).toHaveURL(`${site}/nowhere?from=contact#end`);
  expect(await page.evaluate(() => [history.length, (history.state as { usr: unknown }).usr])).toEqual([
    entries,
    { from: 'contact' },
  ]);
});

test('a click navigates even if the server accepts requests but never responds', async ({ page, site }) => {
  await page.route('**/release.json', (route) => route.abort());
  await page.goto(`${site}/contact`);
  await startApplication(page);
  // A handler that neither fulfills nor continues leaves the request pending.
  await page.route('**/engagement-models*', (route) =>
    route.request().method() === 'HEAD' ? undefined : route.continue(),
  );
  await page
    .locator('footer a[href="/engagement-models"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('h1')).toContainText('one rate');
});

test('a client navigation while offline shows an error and a retry button', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .locator('footer a[href="/engagement-models"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('header nav button').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toContainText('one rate');
});
