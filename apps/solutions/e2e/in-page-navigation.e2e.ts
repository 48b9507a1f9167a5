import { expect, startApplication, test } from '@vantedge/site-testing';

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
