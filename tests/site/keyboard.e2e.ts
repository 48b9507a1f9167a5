import { expect, test } from './support/test.ts';

test('the first Tab shows the skip link, which moves the focus past the header', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip-link');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
