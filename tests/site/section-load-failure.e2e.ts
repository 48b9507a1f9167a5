import type { Page } from '@playwright/test';
import { showIntent, startApplication } from '@vantedge/site-testing';
import {
  collectLoadErrors,
  FAILURE_MODES,
  FILES,
  injectFailure,
  watchMain,
} from './support/section-failures.ts';
import { SECTION, SECTION_PAGE } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const { 'shared chunk': SHARED, ...OWN } = FILES;

for (const [i, failure] of FAILURE_MODES.entries()) {
  test(`shared chunk: ${failure}: the first page stays server-rendered`, async ({ page, site }) => {
    const main = await watchMain(page);
    await page.clock.install();
    const failures = collectLoadErrors(page);
    const { hits } = await injectFailure(page, SHARED, failure);
    await page.goto(site + SECTION_PAGE);
    const served = await main.currentLength();
    await showIntent(page);
    await expect.poll(hits).toBeGreaterThan(0);
    // Without shared modules the application never runs, so nothing can report a missing response.
    if (failure === 'never answers') await page.clock.fastForward('01:00');
    else await failures.toBeReported(1);
    await staysUsable(page, main, served);
  });

  // In one of the two in turn, because they fail in the same way.
  const [name, file] = Object.entries(OWN)[i % 2]!;
  test(`${name}: ${failure}: a client navigation becomes a full page load, which stays server-rendered`, async ({
    page,
    site,
  }) => {
    const main = await watchMain(page);
    await page.clock.install();
    await page.goto(`${site}/contact`);
    await startApplication(page);
    const failures = collectLoadErrors(page);
    const { hits } = await injectFailure(page, file, failure);
    await opensAndClosesMenu(page);
    await page.locator(`footer a[href="${SECTION_PAGE}"]`).first().click();
    // Skipping time limits before the request would end the fetch of the release instead.
    await expect.poll(hits).toBeGreaterThan(0);
    await failures.toBeReported(1);
    await expect(page).toHaveURL(site + SECTION_PAGE);
    const served = await main.currentLength();
    await showIntent(page);
    // One from the previous page, one from the new one.
    await failures.toBeReported(2);
    await startApplication(page);
    await expect(page.locator(`main > [data-section=${SECTION}] h1`)).toBeVisible();
    await staysUsable(page, main, served);
  });
}

test('a page whose code is 20 s late on a slow line hydrates when it arrives', async ({ page, site }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.clock.install();
  await page.route(FILES['exposed chunk'], async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(site + SECTION_PAGE);
  await showIntent(page);
  // The application waits for it from then on.
  await page.waitForSelector(`script[src^="/assets/${SECTION}/c."]`, { state: 'attached' });
  await page.clock.fastForward(20_000);
  arrive();
  await startApplication(page);
  const heading = page.locator(`main > [data-section=${SECTION}] h1`);
  await expect
    .poll(() => heading.evaluate((h1) => Object.keys(h1).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
});

/** Expects that the page never had less content than served, and that its menus and links work. */
async function staysUsable(page: Page, main: Awaited<ReturnType<typeof watchMain>>, served: number) {
  await opensAndClosesMenu(page);
  expect(await main.minLength()).toBe(served);
  await page.locator('main a[href^="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.locator('main form')).toBeVisible();
}

async function opensAndClosesMenu(page: Page) {
  const menu = page.locator('header nav button[popovertarget]').first();
  const panel = page.locator(`#${await menu.getAttribute('popovertarget')}`);
  await menu.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
