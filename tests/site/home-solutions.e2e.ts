import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Visible share of each card's last paragraph. */
const revealed = (page: Page) =>
  page
    .locator('.sc-more')
    .evaluateAll((parts) => parts.map((part) => Number(getComputedStyle(part).opacity)));

const heights = (page: Page) =>
  page.locator('.solution-card').evaluateAll((cards) => cards.map((card) => card.clientHeight));

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('hovering a card reveals its description and technologies without moving anything', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await page.evaluate(() => document.fonts.ready);
    const before = await heights(page);
    expect(await revealed(page)).toEqual([0, 0, 0]);
    for (const card of [0, 1, 2]) {
      await page.locator('.solution-card h3').nth(card).hover();
      const only = [0, 1, 2].map((index) => (index === card ? 1 : 0));
      await expect.poll(() => revealed(page)).toEqual(only);
    }
    expect(await heights(page)).toEqual(before);
  });

  test('focus inside a card reveals them too', async ({ page, site }) => {
    await page.goto(site);
    await page.getByRole('link', { name: /^Explore Solution ?: Staff Augmentation/ }).focus();
    await expect.poll(() => revealed(page)).toEqual([0, 1, 0]);
  });
});

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('everything is visible', async ({ page, site }) => {
    await page.goto(site);
    expect(await revealed(page)).toEqual([1, 1, 1]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('hovering a card works too', async ({ page, site }) => {
    await page.goto(site);
    await page.locator('.solution-card h3').first().hover();
    await expect(page.locator('.sc-more').first()).toHaveCSS('opacity', '1');
  });
});

test('the first card spans the page, the others are side by side; on phones they stack', async ({
  page,
  site,
}) => {
  const boxes = () =>
    page.locator('.solution-card').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top, width } = card.getBoundingClientRect();
        return { left, top: top + scrollY, width };
      }),
    );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site);
  const [lead, second, third] = await boxes();
  expect(lead!.width).toBeGreaterThan(second!.width * 2);
  expect(third!.top).toBe(second!.top);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set((await boxes()).map(({ left }) => left)).size).toBe(1);
});
