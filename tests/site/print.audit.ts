import { pageWith } from './support/page-with.ts';
import { PAGES, SECTION } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('print shows every FAQ answer and hides interactive controls', async ({ page, site }) => {
  await page.goto(site + (await pageWith('main details.faq-item', SECTION)));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const answers = page.locator('main details > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  for (const name of ['.site-header', '.breadcrumb', '.newsletter', '.site-footer nav'])
    await expect(page.locator(name).first()).toBeHidden();
  await expect(page.locator('main .button:visible')).toHaveCount(0);
  await expect(page.locator('.page-hero')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('no text of a page is wider than paper', async ({ page, site }) => {
  // Between the margins of a Letter page.
  await page.setViewportSize({ width: 725, height: 966 });
  await page.emulateMedia({ media: 'print' });
  for (const path of PAGES) {
    await page.goto(site + path);
    const cut = await page
      .locator('main :is(h1, h2, h3, p, li, dt, dd, th, td, figcaption)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map(({ textContent }) => textContent),
      );
    expect(cut, path).toEqual([]);
  }
});

test('headings stay with what they introduce on paper', async ({ page, site }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(site + (await pageWith('main [class~="ui:grid-12"] > h2:first-child', SECTION)));
  await page.emulateMedia({ media: 'print' });
  for (const heading of await page.locator('main h2').all())
    await expect(heading).toHaveCSS('break-after', 'avoid');
  // Browsers hardly break grids between pages.
  const grids = page.locator('main .grid-12:has(> h2:first-child), main .ui\\:grid-12:has(> h2:first-child)');
  expect(await grids.count()).toBeGreaterThan(0);
  for (const grid of await grids.all()) await expect(grid).toHaveCSS('display', 'block');
});
