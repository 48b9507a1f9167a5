import type { Locator, Page } from '@playwright/test';
import {
  answerPost,
  axeViolations,
  contrastViolations,
  expandAllDetails,
  holdRequests,
  loadWidgets,
  openBeforeHydration,
  startApplication,
} from '@vantedge/site-testing';
import { expectVisibleFocus } from './support/focus-walk.ts';
import { markElements } from './support/hydration.ts';
import { CLOCK, expectNoMotion } from './support/motion.ts';
import {
  FIRST_TEMPLATES,
  getWidths,
  PAGES,
  REPRESENTATIVES,
  SECTION_PAGE,
  WIDTHS,
} from './support/routes.ts';
import { expect, STILL, test } from './support/test.ts';

test.use(STILL);

// Header, footer and colors are the same on all pages, but for their drawings.
for (const path of [...REPRESENTATIVES, '/nope'])
  test(`${path}: keyboard on phones, no violations with everything open there in light and on wide screens in dark`, async ({
    page,
    site,
  }) => {
    const phone = { width: 390, height: 900 };
    await page.setViewportSize(phone);
    await page.goto(site + path);
    await startApplication(page);
    await loadWidgets(page);
    // Header, footer and at least one link in the page.
    await expectVisibleFocus(page, { width: phone.width, part: 'body', minStops: 21 });
    await page.evaluate(expandAllDetails);
    await page.setViewportSize(phone);
    expect.soft(await axeViolations(page), 'on phones in light').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeViolations(page), 'on wide screens in dark').toEqual([]);
  });

// page.e2e.ts has these checks of the first templates.
for (const [i, path] of PAGES.filter((each) => !FIRST_TEMPLATES.includes(each)).entries()) {
  const isTemplate = REPRESENTATIVES.includes(path);
  test(`${path}: reduced motion, keyboard, no violations with everything open`, async ({ page, site }) => {
    const width = isTemplate ? WIDTHS.at(-1)! : getWidths(path)[0]!;
    await page.setViewportSize({ width, height: 900 });
    await openBeforeHydration(page, site + path, CLOCK.opened);
    const { stats } = await markElements(page);
    await page.clock.resume();
    await startApplication(page);
    await loadWidgets(page);
    await expectNoMotion(page, { stats, compareScreenshots: isTemplate });
    // At least one link.
    await expectVisibleFocus(page, { width, part: 'main', minStops: 1 });
    await page.emulateMedia({ colorScheme: i % 2 ? 'dark' : 'light' });
    expect(await axeViolations(page, 'main')).toEqual([]);
  });
}

/** Expects no accessibility violations in part of the page, in light and dark. */
async function expectNoViolations(page: Page, part: string, state: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeViolations(page, part), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await contrastViolations(page, part), `${state}, dark`).toEqual([]);
}

test('no violations in any of the four menus, over the page', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  await page.evaluate(() => scrollTo(0, 1200));
  const names = page.locator('header nav button[popovertarget]');
  await expect(names).toHaveCount(4);
  for (const name of await names.all()) {
    // Not by a click, which first waits for frames: after a screenshot, headless Chromium may produce none until something changes.
    await name.press('Enter');
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

/** Fills a contact form. */
async function fill(form: Locator) {
  for (const [name, value] of Object.entries({ name: 'Ada', email: 'ada@example.com', company: 'Example' }))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=service]').selectOption('bpo');
  await form.locator('[name=message]').fill('Two people.');
}

for (const width of [390, 1440]) {
  test(`no violations in the report of a failed submission, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/contact`);
    await startApplication(page);
    const form = page.locator('#contact-form');
    await fill(form);
    for (const status of [429, 413, 410, 501]) {
      await page.route('**/api/forms/shell/contact', (route) => answerPost(route, status));
      await form.locator('[type=submit]').click();
      await expect(page.locator('[data-lead-report]:visible')).toBeFocused();
      expect(await axeViolations(page, '#contact-form')).toEqual([]);
    }
  });
}

// Axe needs JavaScript, so only the site's scripts are blocked.
test('no violations on a page whose form was refused, on phones and wide screens', async ({
  page,
  leadsSite,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${leadsSite.url}/contact`);
  const form = page.locator('#contact-form');
  const send = async () => {
    // Disables the browser's own validation.
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await form.locator('[type=submit]').click();
  };
  await send();
  await expect(page.locator('[data-lead-summary]')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, 'main', `${width} px`);
  }
});
