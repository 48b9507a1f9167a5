import type { Page } from '@playwright/test';
import { pageWith } from './support/page-with.ts';
import { ROUTES, SECTION_PAGE } from './support/routes.ts';
import { expect, STILL, test } from './support/test.ts';

test.use({ ...STILL, javaScriptEnabled: false });

for (const [section, paths] of Object.entries(ROUTES)) {
  test(`${section}: without JavaScript all content is visible and every button works`, async ({
    page,
    site,
  }) => {
    for (const path of paths) {
      await page.goto(site + path);
      await expect.soft(page.locator('h1'), path).toBeVisible();
      await expectNoTransparentText(page, path);
      await expectContentInDetails(page, path);
      expect.soft(await deadButtons(page), `${path}: buttons that do nothing`).toEqual([]);
    }
  });
}

/** Expects no text that stays transparent even on hover. */
async function expectNoTransparentText(page: Page, path: string) {
  const texts = page.locator(
    'main :is(h1, h2, h3, p, li, dt, dd, td, th, figcaption, a, button, label):visible',
  );
  const faded = await texts.evaluateAll((elements) =>
    elements.flatMap((element, index) =>
      element.checkVisibility({ opacityProperty: true }) || element.closest('[aria-hidden=true]')
        ? []
        : [index],
    ),
  );
  for (const index of faded) {
    await texts.nth(index).hover({ force: true });
    await expect.soft(texts.nth(index), `${path}: transparent text`).not.toHaveCSS('opacity', '0');
  }
}

/** Opens each `details` and expects that it shows something. */
async function expectContentInDetails(page: Page, path: string) {
  const empty = await page.locator('main details:has(> summary:visible)').evaluateAll((all) =>
    (all as HTMLDetailsElement[]).flatMap((details) => {
      details.open = true;
      const shown = [...details.children].some(
        (child) => child.tagName !== 'SUMMARY' && child.checkVisibility(),
      );
      return shown ? [] : [details.textContent];
    }),
  );
  expect.soft(empty, `${path}: empty details`).toEqual([]);
}

/** Visible buttons outside forms that open neither a popover nor a dialog. */
const deadButtons = (page: Page) =>
  page
    .locator('main button:visible:not([popovertarget], [commandfor], form button:not([type=button]))')
    .evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML));

test('one FAQ answer is open at a time, and a second click closes it', async ({ page, site }) => {
  await page.goto(site + (await pageWith('main details.faq-item')));
  const opened = page.locator('main details.faq-item[open]');
  for (const question of await page.locator('main details.faq-item').all()) {
    if ((await question.getAttribute('open')) === null) await question.locator('summary').click();
    await expect(opened).toHaveCount(1);
    await expect(question).toHaveAttribute('open');
  }
  await opened.locator('summary').click();
  await expect(opened).toHaveCount(0);
});

test('header, menus, footer and links work without JavaScript', async ({ page, site }) => {
  await page.goto(`${site}/`);
  const menu = page.locator('header nav button[popovertarget]').first();
  await menu.click();
  const link = page.locator('header [popover]:popover-open a[href^="/"]').first();
  const to = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(site + to);
  await page.locator(`footer a[href="${SECTION_PAGE}"]`).first().click();
  await expect(page).toHaveURL(`${site}${SECTION_PAGE}`);
});

test('the mobile panel works without JavaScript', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}${SECTION_PAGE}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.locator('dialog[open]');
  await expect(panel).toBeVisible();
  await panel.locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(`${site}/contact`);
});
