import { ALL_ROUTES } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const path of ALL_ROUTES) {
  test(`${path} is whole without script`, async ({ page, site }) => {
    await page.goto(site + path);
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
    const hidden = await page
      .locator('main :is(h1, h2, h3, p, li, dd, td):visible')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).opacity === '0' && element.ariaHidden !== 'true')
          .map((element) => element.textContent),
      );
    expect(hidden).toEqual([]);
  });
}

test('header, menus, footer and links work without script', async ({ page, site }) => {
  await page.goto(`${site}/`);
  const menu = page.locator('header nav button[popovertarget]').first();
  await menu.click();
  await page.locator('header [popover]:popover-open a[href="/solutions/ukg"]').first().click();
  await expect(page).toHaveURL(`${site}/solutions/ukg`);
  await page.locator('footer a[href="/solutions/finance"]').first().click();
  await expect(page.locator('h1')).toContainText('ledger');
});

test('the panel of small screens opens and leads on without script', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/solutions/finance`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.locator('dialog[open]');
  await expect(panel).toBeVisible();
  await panel.locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(`${site}/contact`);
});
