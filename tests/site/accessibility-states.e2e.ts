import type { Page } from '@playwright/test';
import { startApplication } from './support/application.ts';
import { axeViolations, contrastViolations } from './support/axe-violations.ts';
import { holdRequests } from './support/network.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects no accessibility violations in part of the page, in light and dark. */
async function expectNoViolations(page: Page, part: string, state: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeViolations(page, part), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await contrastViolations(page, part), `${state}, dark`).toEqual([]);
}

test('no violations in any of the four menus, over the page', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`${site}/solutions/finance`);
  await startApplication(page);
  await page.evaluate(() => scrollTo(0, 1200));
  const names = page.locator('header nav button[popovertarget]');
  await expect(names).toHaveCount(4);
  for (const name of await names.all()) {
    await name.click();
    await expect(page.locator('header [popover]:popover-open')).toHaveCount(1);
    await expectNoViolations(page, 'header', await name.innerText());
    await page.keyboard.press('Escape');
  }
});

test('no violations in a menu over the hero whose fonts load after the first paint', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, '**/*.woff2');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site}/`, { waitUntil: 'domcontentloaded' });
  await startApplication(page);
  await release();
  await page.evaluate(() => document.fonts.ready);
  // The header covers only the hero. Axe takes longest in the rest of this page.
  await page.evaluate(() =>
    document.querySelectorAll('main section:not(.page-hero)').forEach((part) => part.remove()),
  );
  await page.locator('header nav button[popovertarget]').first().click();
  await expectNoViolations(page, 'header', 'over the hero');
});

for (const width of [390, 820]) {
  test(`no violations in the mobile panel with all sections open, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site}/contact`);
    await startApplication(page);
    await page.locator('header button[commandfor]').click();
    const panel = page.locator('dialog[open]');
    await expectNoViolations(page, 'dialog', 'closed sections');
    const sections = panel.locator('details');
    await expect(sections).toHaveCount(3);
    for (const section of await sections.all()) await section.locator('summary').click();
    await expectNoViolations(page, 'dialog', 'open sections');
  });
}

test('no violations in the form with validation errors, on phones and wide screens', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  const form = page.locator('main form').first();
  await form.locator('[type=submit]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Otherwise the header would cover the focused element.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page, 'main', `${width} px`);
  }
});

test('no violations in the footer with email revealed, then copied, and newsletter errors', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}/contact`);
  await startApplication(page);
  const address = page.locator('footer .masked-email');
  await address.getByRole('button').click();
  await expect(address.locator('a[href^="mailto:"]')).toBeVisible();
  await page.locator('footer form [type=submit]').click();
  await expectNoViolations(page, 'footer', 'shown');
  await address.getByRole('button').first().click();
  await expectNoViolations(page, 'footer', 'copied');
});

test('a missing alternative text and a low contrast are reported', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  await page.evaluate(() => {
    const title = document.querySelector<HTMLElement>('main h1')!;
    title.style.color = title.style.background = '#fff';
    document.querySelector('main')!.append(new Image(20, 20));
  });
  const found = (await axeViolations(page, 'main')).join();
  expect(found).toContain('image-alt at');
  expect(found).toContain('contrast of 1.00');
});
