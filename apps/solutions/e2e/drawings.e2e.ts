import { expect, test } from '@vantedge/site-testing';

test('drawings and focus are visible in forced colors', async ({ page, site }) => {
  await page.goto(`${site}/solutions/ukg`);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const { color: ink, background } = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, background: backgroundColor };
  });
  expect(ink).not.toBe(background);
  await expect(page.locator('.phase-ribbon rect + rect').first()).toHaveCSS('fill', ink);
  await expect(page.locator('.pictogram-mark').first()).toHaveCSS('stroke', ink);
  const button = page.locator('main .button').first();
  // Its colors change with a transition.
  const framed = () =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return color !== backgroundColor && borderTopColor === color;
    });
  await expect.poll(framed).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px');
});

test('prefers-contrast: more darkens lines and text', async ({ page, site }) => {
  await page.goto(`${site}/solutions/ukg`);
  const lead = page.locator('.phase-ribbon figcaption').first();
  const row = page.locator('.phase-ribbon li').nth(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'no-preference', colorScheme });
    const usual = await lead.evaluate((element) => getComputedStyle(element).color);
    const usualLine = await row.evaluate((element) => getComputedStyle(element).borderTopColor);
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await expect(lead).not.toHaveCSS('color', usual);
    await expect(row).not.toHaveCSS('border-top-color', usualLine);
  }
});
