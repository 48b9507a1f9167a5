import { startApplication } from '@vantedge/site-testing';
import { FAILURE_MODES, injectFailure } from './support/section-failures.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

const WIDGET = '[data-widget="stories/teasers"]';

test('a widget is prerendered, and its code loads only near the viewport', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/stories\/.*\.js/.test(request.url())) requests.push(request.url());
  });
  await page.goto(`${site}/`);
  const served = await page.locator(WIDGET).textContent();
  await expect(page.locator(`${WIDGET} a[href="/case-studies"]`)).toBeVisible();
  await startApplication(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const chunk = page.waitForResponse(/\/assets\/stories\/c\./);
  await page.locator(WIDGET).scrollIntoViewIfNeeded();
  await chunk;
  // Once hydrated, a click on its link is a client navigation.
  await page.evaluate(() => Object.assign(window, { __tab: 1 }));
  await expect(async () => {
    const live = await page
      .locator(`${WIDGET} a`)
      .first()
      .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));
    expect(live).toBe(true);
  }).toPass();
  expect(await page.locator(WIDGET).textContent()).toBe(served);
  await page.locator(`${WIDGET} a[href="/success-stories/ukg"]`).first().click();
  await expect(page).toHaveURL(`${site}/success-stories/ukg`);
  expect(await page.evaluate(() => '__tab' in window)).toBe(true);
});

for (const failure of FAILURE_MODES) {
  test(`a widget whose code fails (${failure}) keeps its HTML and its links`, async ({ page, site }) => {
    await injectFailure(page, /\/assets\/stories\/c\./, failure);
    await page.goto(`${site}/solutions/bpo`);
    const widget = page.locator('[data-widget="stories/case-study-short"]');
    const served = await widget.textContent();
    await startApplication(page);
    const kept = page.waitForEvent('console', (message) => message.text().includes('stays as served'));
    await widget.scrollIntoViewIfNeeded();
    await kept;
    expect(await widget.textContent()).toBe(served);
    await widget.locator('a[href^="/success-stories/"], a[href^="/case-studies"]').first().click();
    await expect(page).toHaveURL(/\/(success-stories|case-studies)/);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
