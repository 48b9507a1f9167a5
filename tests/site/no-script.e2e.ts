import type { Locator, Page } from '@playwright/test';
import { ALL_ROUTES } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const path of ALL_ROUTES) {
  test(`${path} is whole without script`, async ({ page, site }) => {
    const failed: string[] = [];
    page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()));
    await page.goto(site + path);
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400);
    const texts = page.locator(
      'main :is(h1, h2, h3, p, li, dt, dd, td, th, figcaption, a, button, label):visible',
    );
    for (const faded of await texts.evaluateAll(fadedOnes)) {
      await texts.nth(faded).hover({ force: true });
      await expect(texts.nth(faded)).not.toHaveCSS('opacity', '0');
    }
    for (const details of await page.locator('main details').all()) {
      const summary = details.locator('> summary');
      if (!(await summary.isVisible())) continue;
      const open = await details.evaluate((element: HTMLDetailsElement) => element.open);
      if (!open) await summary.click();
      await expect(details.locator('> :not(summary)').first()).toBeVisible();
    }
    for (const image of await page.locator('main img:visible').all()) await image.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const empty = await page
      .locator('img:visible')
      .evaluateAll((images) =>
        images.filter((image) => !(image as HTMLImageElement).naturalWidth).map(({ outerHTML }) => outerHTML),
      );
    expect(empty).toEqual([]);
    expect(failed).toEqual([]);
    for (const form of await page.locator('main form, footer form').all()) await expectHonest(form);
    expect(await deadFragments(page)).toEqual([]);
  });
}

/** Places of those that are transparent for the eye that is meant to see them: the pointer may bring them out. */
const fadedOnes = (elements: Element[]) =>
  elements.flatMap((element, place) =>
    element.checkVisibility({ opacityProperty: true }) || element.closest('[aria-hidden=true]')
      ? []
      : [place],
  );

/** A form that sends nothing without a script says so; any other has somewhere to go. */
async function expectHonest(form: Locator) {
  const sends = await form.evaluate((element: HTMLFormElement) => element.hasAttribute('action'));
  if (!sends) await expect(form.locator('noscript, .form-unsent').first()).toBeAttached();
}

/** Links to a place in the page that is not there, and links and buttons that lead nowhere. */
const deadFragments = (page: Page) =>
  page
    .locator('a[href^="#"], a:not([href]):not(.masked)')
    .evaluateAll((links) =>
      links
        .filter((link) => !document.getElementById((link.getAttribute('href') ?? '#').slice(1)))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );

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
