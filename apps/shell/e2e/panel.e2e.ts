import type { Page } from '@playwright/test';
import { expect, startApplication, test } from '@vantedge/site-testing';

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const panel = (page: Page) => page.locator('#mobile-panel');

async function open(page: Page, url: string) {
  await page.goto(url);
  await startApplication(page);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

test('the panel slides in from the left, and its width follows the window', async ({ page, site }) => {
  await open(page, `${site}/solutions/finance`);
  for (const [width, wide] of [
    [390, 331.5],
    [320, 272],
    [820, 384],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(async () => (await panel(page).boundingBox())!)
      .toEqual({ x: 0, y: 0, width: wide, height: 844 });
  }
});

test('from 1024 px the menus replace the panel', async ({ page, site }) => {
  await page.goto(`${site}/solutions/finance`);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(button(page)).toBeVisible();
  await expect(page.locator('.site-nav')).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(button(page)).toBeHidden();
  await expect(page.locator('.site-nav')).toBeVisible();
});

test('keyboard: opens, keeps the focus inside, toggles sections independently, Escape returns', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/solutions/finance`);
  await startApplication(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  const inside = () => page.evaluate(() => document.activeElement!.closest('#mobile-panel') !== null);
  expect(await inside()).toBe(true);
  for (const section of ['Solutions', 'Success Stories', 'Industries']) {
    await panel(page).locator('summary', { hasText: section }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(panel(page).locator('details[open]')).toHaveCount(3);
  await panel(page).locator('summary').nth(1).press('Enter');
  await expect(panel(page).locator('details[open]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('Get Started and Contact Sales stay visible at the bottom with all sections open', async ({
  page,
  site,
}) => {
  await open(page, `${site}/solutions/finance`);
  for (const summary of await panel(page).locator('summary').all()) await summary.click();
  for (const action of ['Get Started', 'Contact Sales']) {
    await expect(panel(page).getByRole('link', { name: action })).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('link', { name: action })).toHaveAttribute('href', '/contact');
  }
  const bottom = await panel(page).getByRole('link', { name: 'Contact Sales' }).boundingBox();
  expect(844 - bottom!.y - bottom!.height).toBeLessThanOrEqual(24);
});

test('a link navigates and closes the panel; a click outside only closes it', async ({ page, site }) => {
  await open(page, `${site}/solutions/finance`);
  await panel(page).locator('summary').first().click();
  await panel(page).getByRole('link', { name: 'UKG' }).first().click();
  await expect(page).toHaveURL(`${site}/solutions/ukg`);
  await expect(panel(page)).toBeHidden();
  await button(page).click();
  await page.mouse.click(380, 500);
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(`${site}/solutions/ukg`);
});
