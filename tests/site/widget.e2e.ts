import { startApplication } from '@vantedge/site-testing';
import { openWidget } from './support/load-failures.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

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
