import type { Page } from '@playwright/test';
import { startApplication } from '@vantedge/site-testing';
import { pageWith } from './support/page-with.ts';
import { FAILURE_MODES, injectFailure } from './support/section-failures.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

/** A page with a widget of another section, which it links to. */
async function openWidget(page: Page, site: string) {
  await page.goto(site + (await pageWith('main [data-widget] a[href^="/"]')));
  const widget = page.locator('main [data-widget]').first();
  const [section] = (await widget.getAttribute('data-widget'))!.split('/') as [string];
  return { widget, section, to: (await widget.locator('a[href^="/"]').first().getAttribute('href'))! };
}

test('a widget is prerendered, and its code loads only near the viewport', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const { widget, section, to } = await openWidget(page, site);
  const served = await widget.textContent();
  await expect(widget.locator('a[href^="/"]').first()).toBeVisible();
  await startApplication(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.startsWith(`/assets/${section}/`) && path.endsWith('.js'))).toEqual(
    [],
  );
  const chunk = page.waitForResponse(`**/assets/${section}/c.*`);
  await widget.scrollIntoViewIfNeeded();
  await chunk;
  // Once hydrated, a click on its link is a client navigation.
  await page.evaluate(() => Object.assign(window, { __tab: 1 }));
  const link = widget.locator('a[href^="/"]').first();
  await expect(async () => {
    const live = await link.evaluate((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    );
    expect(live).toBe(true);
  }).toPass();
  expect(await widget.textContent()).toBe(served);
  await link.click();
  await expect(page).toHaveURL(site + to);
  expect(await page.evaluate(() => '__tab' in window)).toBe(true);
});

for (const failure of FAILURE_MODES) {
  test(`a widget whose code fails (${failure}) keeps its HTML and its links`, async ({ page, site }) => {
    await page.clock.install();
    const { widget, section, to } = await openWidget(page, site);
    const { hits } = await injectFailure(page, new RegExp(`/assets/${section}/c\\.`), failure);
    const served = await widget.textContent();
    await startApplication(page);
    const kept = page.waitForEvent('console', (message) => message.text().includes('failed to load'));
    await widget.scrollIntoViewIfNeeded();
    await expect.poll(hits).toBeGreaterThan(0);
    if (failure === 'never answers') await page.clock.fastForward('01:00');
    await kept;
    expect(await widget.textContent()).toBe(served);
    await widget.locator('a[href^="/"]').first().click();
    await expect(page).toHaveURL(site + to);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
