import type { Page } from '@playwright/test';
import { holdRequests, isHydrated, showIntent, startApplication } from '@vantedge/site-testing';
import { pagesWith } from './support/page-with.ts';
import { expect, STILL, test } from './support/test.ts';
import { OTHER_PAGE, SECTION, SECTION_PAGE, TEMPLATES } from './support/routes.ts';

/** Fields for text, also of forms in sections. */
const TYPED = 'main form :is(textarea, input[autocomplete=name])';

/** URLs of the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Expects the page of a path, whose canonical URL ends with it. */
const expectPage = (page: Page, path: string) =>
  expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));

/** Resolves when the page has loaded and the browser has been idle, so that whatever starts on idle has started. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

// In headless mode the pointer rests in the corner of every page.
test('a page fetches no script before intent, even under a pointer at rest', async ({ page, site }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${site}${SECTION_PAGE}`);
  // After a wheel of Playwright's mouse, headless Chromium may produce no frame until something asks for one. A script's
  // scrolling moves the page under the pointer as well, and the browser reports that as a move of the pointer.
  await page.evaluate(() => scrollBy(0, 20_000));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await untilIdle(page);
  expect(scripts).toEqual([]);
  await startApplication(page);
  expect(scripts.length).toBeGreaterThan(2);
});

test('a page with local times fetches only their element before intent', async ({ page, site }) => {
  const pages = await pagesWith('local-time');
  expect(pages.length).toBeGreaterThan(1);
  const scripts = scriptsOf(page);
  for (const path of pages) {
    scripts.length = 0;
    await page.goto(site + path);
    await page.evaluate(() => scrollTo(0, 20_000));
    await untilIdle(page);
    expect(
      scripts.map((url) => url.replace(/.*\/(\w+)\..*/, '$1')),
      path,
    ).toEqual(['elements']);
  }
});

test('on a phone the carousel starts the application once it is near the viewport', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(site);
  await untilIdle(page);
  expect(await page.locator('script[src*="/main."]').count()).toBe(0);
  await page.locator('[data-hydrate]').scrollIntoViewIfNeeded();
  await expect(page.locator('script[src*="/main."]')).toHaveCount(1);
});

test('everything hydration needs is requested in one wave after the document', async ({ page, site }) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  const scripts = scriptsOf(page);
  const release = await holdRequests(page, '**/assets/**/*.js');
  const first = page.waitForRequest('**/assets/**/*.js');
  await showIntent(page);
  await first;
  // The inline loader adds all of them in one task.
  const added = await page.locator('link[rel=preload][as=script], head script[src]').count();
  expect(added).toBeGreaterThanOrEqual(4);
  await expect.poll(() => scripts.length).toBe(added);
  await release();
  await page.waitForFunction(isHydrated);
  expect(scripts).toHaveLength(added);
});

test('a client navigation updates title, focus, announcement and scroll position', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  await page.evaluate(() => {
    (window as unknown as { __tab: number }).__tab = 1;
    scrollTo(0, 600);
  });
  await page
    .locator(`footer a[href="${SECTION_PAGE}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expectPage(page, SECTION_PAGE);
  expect(await page.evaluate(() => (window as unknown as { __tab?: number }).__tab)).toBe(1);
  await expectPage(page, SECTION_PAGE);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('a page does not scroll back to its fragment when it hydrates', async ({ page, site }) => {
  await page.goto(site + SECTION_PAGE);
  const id = await page.locator('main [id]').last().getAttribute('id');
  const release = await holdRequests(page, /\/main\.\w+\.js$/);
  await page.goto(`${site}${SECTION_PAGE}?utm_source=mail#${id}`);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  const { top } = await page.evaluate(() => ({ top: document.documentElement.scrollHeight / 2 }));
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  const scrolled = await scrollTop(page);
  await release();
  await startApplication(page);
  await untilIdle(page);
  expect(await scrollTop(page)).toBe(scrolled);
});

test.describe('the rest of a page', () => {
  // A busy machine that also draws the home page's motion is never idle.
  test.use(STILL);

  const isLater = (page: Page) =>
    page
      .locator('main > [data-section] > *, footer')
      .evaluateAll((parts) => parts.some((part) => getComputedStyle(part).contentVisibility === 'auto'));
  const heights = (page: Page) =>
    page
      .locator('main > [data-section] > *, footer')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));

  test('is laid out when the browser is idle, and then as if it had been at once', async ({ page, site }) => {
    for (const [path] of Object.values(TEMPLATES)) {
      await page.goto(`${site}${path}`);
      await expect.poll(() => isLater(page)).toBe(false);
      const later = await heights(page);
      await page.reload();
      expect(await isLater(page)).toBe(false);
      expect(await heights(page)).toEqual(later);
    }
  });

  test('is laid out before a link scrolls to it', async ({ page, site }) => {
    // The browser never becomes idle.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site}${SECTION_PAGE}`);
    await page.waitForLoadState('load');
    expect(await isLater(page)).toBe(true);
    const link = page.locator('.page-navigation a').last();
    const target = page.locator((await link.getAttribute('href'))!);
    await link.click();
    expect(await isLater(page)).toBe(false);
    // Below the header and the bar.
    await expect.poll(async () => Math.round((await target.boundingBox())!.y)).toBe(136);
  });

  test('is laid out at once where the browser scrolls: at a fragment, and back at a position', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(site + SECTION_PAGE);
    const id = await page.locator('main [id]').last().getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`${site}${SECTION_PAGE}#${id}`);
    expect(await isLater(page)).toBe(false);
    await page.goto('about:blank');
    await page.goto(site + SECTION_PAGE);
    await page.evaluate(() => scrollTo({ top: 5_000, behavior: 'instant' }));
    const shown = () => page.evaluate(() => document.elementFromPoint(200, 300)!.textContent);
    await page.goto(`${site}/contact`);
    await page.goBack();
    expect(await isLater(page)).toBe(false);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const back = await shown();
    await page.evaluate(() => scrollTo({ top: scrollY, behavior: 'instant' }));
    expect(await shown()).toBe(back);
    expect(await scrollTop(page)).toBeGreaterThan(4_000);
  });
});

test('after a reload, Back shows the page of its address, before hydration and after', async ({
  page,
  site,
}) => {
  for (const isHydrated of [false, true]) {
    await page.goto(`${site}/contact`);
    await startApplication(page);
    await page
      .locator(`footer a[href="${SECTION_PAGE}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expectPage(page, SECTION_PAGE);
    await page.reload();
    if (isHydrated) await startApplication(page);
    await page.goBack();
    await expectPage(page, '/contact');
    await startApplication(page);
    await expect(page).toHaveURL(`${site}/contact`);
    await expect(page.locator('#contact-form')).toBeVisible();
  }
});

test('after a reload, Back restores the scroll position', async ({ page, site }) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  await page.reload();
  await startApplication(page);
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
  await page
    .locator(`footer a[href="${OTHER_PAGE}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expectPage(page, OTHER_PAGE);
  await page.goBack();
  await expectPage(page, SECTION_PAGE);
  await expect.poll(() => scrollTop(page)).toBe(1_200);
});

test('the back-forward cache restores a page without the navigation that left it', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  // The browser waits for the next page, and would keep this one as it is then.
  await page.route('**/privacy', () => undefined);
  const bars = await page.evaluate(async () => {
    const bar = () => document.querySelectorAll('.navigation-bar').length;
    const until = async (count: number) => {
      while (bar() !== count) await new Promise(requestAnimationFrame);
      return bar();
    };
    document.querySelector<HTMLAnchorElement>('footer a[href="/privacy"]')!.click();
    const left = await until(1);
    stop();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return [left, await until(0)];
  });
  expect(bars).toEqual([1, 0]);
  await expect(page).toHaveURL(`${site}/contact`);
  await expect(page.locator('#contact-form')).toBeVisible();
});

test('a campaign link starts nothing by itself', async ({ page, site }) => {
  for (const [path] of Object.values(TEMPLATES)) {
    await page.goto(`${site}${path}?utm_source=mail&gclid=a`);
    await untilIdle(page);
    expect(await page.locator('script[src*="/main."]').count(), path).toBe(0);
  }
});

test('Back restores the scroll position, a new navigation starts at the top', async ({ page, site }) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page
    .locator(`footer a[href="${OTHER_PAGE}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expectPage(page, OTHER_PAGE);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectPage(page, SECTION_PAGE);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // Also in the next document, to which the position comes from session storage.
  await page.goForward();
  await page.goto(`${site}/privacy`);
  await page.goBack();
  await expectPage(page, OTHER_PAGE);
  await startApplication(page);
  await page.goBack();
  await expectPage(page, SECTION_PAGE);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('hydration after a reload keeps the position that the visitor has scrolled to since', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.evaluate(() => scrollTo(0, 300));
  await startApplication(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('Back from a fragment link returns to the position before it', async ({ page, site }) => {
  await page.goto(site + SECTION_PAGE);
  await startApplication(page);
  await page.evaluate(() => {
    scrollTo(0, 700);
    document.querySelector<HTMLAnchorElement>('a[href="#main"]')!.click();
  });
  await expect(page).toHaveURL(/#main$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('links to the current page are marked in header, panel and footer', async ({ page, site }) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  const marked = () =>
    page.evaluate(() =>
      ['header', 'dialog', 'footer'].map((part) =>
        [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[aria-current=page]`)].map(
          ({ pathname }) => pathname,
        ),
      ),
    );
  const everywhere = (path: string) => [[path], [path], [path]];
  expect(await marked()).toEqual(everywhere(SECTION_PAGE));
  await startApplication(page);
  await page.locator(`footer a[href="${OTHER_PAGE}"]`).evaluate((link: HTMLElement) => link.click());
  await expect.poll(marked).toEqual(everywhere(OTHER_PAGE));
});

test('what was typed into a form is there again by Back, a link, a reload and as a document', async ({
  page,
  site,
}) => {
  const text = 'Ada Lovelace';
  const control = page.locator(TYPED).first();
  const follow = (to: string) =>
    page
      .locator(`footer a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  const pages = await pagesWith(TYPED);
  expect(pages).toContain('/contact');
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(`${site}/accessibility`);
      await startApplication(page);
      await follow(path);
      await control.fill(text);
      await follow(SECTION_PAGE);
      await expectPage(page, SECTION_PAGE);
      await page.goBack();
      await expect(control).toHaveValue(text);
      await page.goBack();
      await expect(page).toHaveURL(`${site}/accessibility`);
      await page.goForward();
      await expect(control).toHaveValue(text);
      await follow(SECTION_PAGE);
      await expectPage(page, SECTION_PAGE);
      await follow(path);
      await expect(page).toHaveURL(site + path);
      await expect(control).toHaveValue(text);
      await page.reload();
      await expect(control).toHaveValue(text);
      // No visitor moves: the document starts by itself.
      await page.goto(`${site}/privacy`);
      await page.goto(site + path);
      await expect(control).toHaveValue(text);
    });
});

test('Back from a field that an error links to keeps what was corrected there', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  const email = page.getByRole('main').getByLabel('Email Address');
  await email.fill('ada');
  await page.locator('#contact-form [type=submit]').click();
  await page.getByRole('alert').locator('[href="#contact-email"]').click();
  await expect(page).toHaveURL(`${site}/contact#contact-email`);
  await email.fill('ada@example.com');
  await page.goBack();
  await expect(page).toHaveURL(`${site}/contact`);
  await expect(email).toHaveValue('ada@example.com');
});

test('a slow navigation shows after 300 ms, and a newer click replaces it', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  const bar = page.locator('.navigation-bar');
  const release = await holdRequests(page, `**/assets/${SECTION}/*.js`);
  const follow = (to: string) =>
    page
      .locator(`footer a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  await follow(SECTION_PAGE);
  await expect(bar).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText('Loading …');
  expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(2);
  await expect(page).toHaveURL(`${site}/contact`);
  await follow('/accessibility');
  await expect(page).toHaveTitle(/Accessibility/);
  await expect(bar).toHaveCount(0);
  await release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(`${site}/accessibility`);
  await expect(page.locator('#announcer')).toHaveText(await page.title());
});

test('hovering a link preloads its page', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  const link = page.locator(`footer a[href="${SECTION_PAGE}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse(`**/assets/${SECTION}/c.*`);
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  const later: string[] = [];
  page.on('request', (request) => later.push(request.url()));
  await link.click();
  await expectPage(page, SECTION_PAGE);
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
    if (/\/assets\/(?!shell\/)/.test(request.url())) sections.push(request.url());
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

test('a page that exists only as a document takes one request', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page
    .locator('footer a[href="/privacy"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('h1')).toContainText('Privacy');
  // The list of all pages comes when the browser is idle, which may be now.
  expect(requests.find((request) => !request.endsWith('/release.json'))).toBe('GET /privacy');
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
    .locator(`footer a[href="${SECTION_PAGE}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('header nav button').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPage(page, SECTION_PAGE);
});

test("a client navigation removes the first page's metadata", async ({ page, site }) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  const first =
    'script[type="application/ld+json"], head :is([property^="og:"], [name^="twitter:"], [name^="geo."])';
  expect(await page.locator(first).count()).toBeGreaterThan(10);
  await page.locator(`footer a[href="${OTHER_PAGE}"]`).first().click();
  await expectPage(page, OTHER_PAGE);
  await expect(page.locator(first)).toHaveCount(0);
});

test('a site with an origin of its own keeps it after hydration and client navigations', async ({
  page,
  site,
}) => {
  // What `site settings apply` changes in documents: `channels/settings.test.ts`.
  const origin = 'https://staging.example.org';
  await page.route(site + SECTION_PAGE, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/(<link rel="canonical" href=")https:\/\/[^/]+/g, `$1${origin}`)
      .replace('id="vantedge-page">{', `id="vantedge-page">{"origin":"${origin}",`);
    await route.fulfill({ response, body: html });
  });
  const canonical = page.locator('link[rel=canonical]');
  await page.goto(site + SECTION_PAGE);
  await startApplication(page);
  await expect(canonical).toHaveAttribute('href', origin + SECTION_PAGE);
  await page.evaluate(() => void Object.assign(window, { openedBefore: true }));
  await page
    .locator('a[href="/why-vantedge"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(`${site}/why-vantedge`);
  await expect(canonical).toHaveAttribute('href', new RegExp(`^${origin}/`));
  expect(await page.evaluate(() => 'openedBefore' in window)).toBe(true);
});
