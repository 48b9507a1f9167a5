import { startApplication } from '@vantedge/site-testing';
import { expect, test } from './support/test.ts';

// page.e2e.ts checks which pages have the bar.
const NAVIGATION = 'nav[aria-label="On this page"]';

test('the bar stays below the header, leads to headings by keyboard, and marks the current section', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${site}/solutions/finance`);
  await startApplication(page);
  const bar = page.locator(NAVIGATION);
  await expect(bar.locator('[aria-current]')).toHaveCount(0);
  const link = bar.getByRole('link', { name: 'Cost' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#desk-title$/);
  await expect(bar.locator('[aria-current="location"]')).toHaveText('Cost');
  const barBox = (await bar.boundingBox())!;
  expect(barBox.y).toBe((await page.locator('.site-header').boundingBox())!.height);
  const heading = (await page.locator('#desk-title').boundingBox())!;
  expect(heading.y).toBeGreaterThanOrEqual(barBox.y + barBox.height);
  expect(heading.y).toBeLessThan(300);
  // Tab continues in the section, and a link that is scrolled to is not behind the bar.
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
  expect(focused).toBeGreaterThanOrEqual(barBox.y + barBox.height);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar has plain links', async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site}/rate-card`);
    await page.locator(NAVIGATION).getByRole('link', { name: 'Models' }).click();
    await expect(page).toHaveURL(/#models-title$/);
    await expect(page.locator('#models-title')).toBeInViewport();
    await expect(page.locator(NAVIGATION)).toBeInViewport();
  });
});

test('the rate card is linked in the header and the panel', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await expect(page.locator('.site-header a[href="/rate-card"]')).toHaveCount(1);
  await expect(page.locator('#mobile-panel a[href="/rate-card"]')).toHaveCount(1);
});
