import { startApplication } from './support/application.ts';
import { expect, test } from './support/test.ts';

test("a client navigation removes the first page's metadata", async ({ page, site }) => {
  await page.goto(`${site}/solutions/finance`);
  await startApplication(page);
  const first =
    'script[type="application/ld+json"], head :is([property^="og:"], [name^="twitter:"], [name^="geo."])';
  expect(await page.locator(first).count()).toBeGreaterThan(10);
  await page.locator('footer a[href="/solutions/ukg"]').first().click();
  await expect(page).toHaveTitle(/UKG/);
  await expect(page.locator(first)).toHaveCount(0);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/solutions\/ukg$/);
});
