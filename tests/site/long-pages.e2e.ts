import { startApplication } from './support/application.ts';
import { PAGES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Height of a page on a phone, in pixels; home and the rate card have more to show. */
const MAX_PHONE_HEIGHT = 9_000;
const MAX_HEIGHTS: Record<string, number> = { '/': 10_000, '/rate-card': 10_000 };

/** Height in a window of 1440 px from which a page has in-page navigation, in pixels. */
const LONG_PAGE_HEIGHT = 6_000;

const NAVIGATION = 'nav[aria-label="On this page"]';

test('pages keep their length limits on phones, and long ones have in-page navigation', async ({
  page,
  site,
}) => {
  for (const path of PAGES) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site + path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(await height(), `${path}, phone`).toBeLessThanOrEqual(MAX_HEIGHTS[path] ?? MAX_PHONE_HEIGHT);
    await expect.soft(page.locator(NAVIGATION), `${path}, phone`).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    // The bar itself makes a page 49 px longer.
    const long = (await height()) - 49 > LONG_PAGE_HEIGHT;
    if (!long) continue;
    await expect.soft(page.locator(NAVIGATION), path).toBeVisible();
    const targets = await page.locator(`${NAVIGATION} a`).evaluateAll((links) =>
      links.map((link) => {
        const heading = document.getElementById(link.getAttribute('href')!.slice(1));
        return heading && /^h[2-3]$/i.test(heading.localName) ? heading.getBoundingClientRect().top : null;
      }),
    );
    expect.soft(targets.length, path).toBeGreaterThan(3);
    expect
      .soft(targets, `${path}: the links are in the order of their headings`)
      .toEqual(targets.toSorted((a, b) => a! - b!));
    expect.soft(targets, `${path}: every link leads to a heading`).not.toContain(null);
  }
});

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

test('amber is the closing call to action, and not the newsletter', async ({ page, site }) => {
  for (const path of PAGES) {
    await page.goto(site + path);
    const colors = await page.evaluate(() => {
      const amber = document.createElement('i');
      amber.style.color = 'var(--amber)';
      document.body.append(amber);
      const background = (selector: string) =>
        [...document.querySelectorAll(selector)].map((button) => getComputedStyle(button).backgroundColor);
      return {
        amber: getComputedStyle(amber).color,
        closing: background('.closing-cta .button:first-child'),
        newsletter: background('.newsletter button'),
      };
    });
    for (const color of colors.closing) expect.soft(color, path).toBe(colors.amber);
    expect.soft(colors.newsletter, path).toEqual(['rgba(0, 0, 0, 0)']);
  }
});

test('the rate card is linked in the header and the panel', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await expect(page.locator('.site-header a[href="/rate-card"]')).toHaveCount(1);
  await expect(page.locator('#mobile-panel a[href="/rate-card"]')).toHaveCount(1);
});
