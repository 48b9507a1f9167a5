import type { Page } from '@playwright/test';
import { collectConsoleErrors, expect, startApplication, STILL, test } from '@vantedge/site-testing';

const PATH = '/case-studies';

const toggle = (page: Page) => page.locator('summary', { hasText: 'Filter by Industry' });
const bar = (page: Page) => page.locator('#filters');
const chip = (page: Page, name: string) => bar(page).getByRole('radio', { name: new RegExp(`^${name} \\d`) });
const service = (page: Page) => bar(page).getByRole('combobox', { name: 'Service' });
const result = (page: Page) => page.locator('#filters + p');
const entries = (page: Page) => page.locator('main article');

async function open(page: Page, url: string) {
  await page.goto(url);
  await startApplication(page);
  await toggle(page).click();
  await expect(bar(page)).toBeVisible();
}

// Every combination, an unknown filter and an empty list: case-studies.test.tsx.
test('service and industry filters show entries that match both, are in the URL, and stay when the bar is closed', async ({
  page,
  site,
}) => {
  await page.goto(site + PATH);
  await startApplication(page);
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('.filter-toggle')).not.toHaveAttribute('open');
  await toggle(page).click();
  await expect(page.locator('.filter-toggle')).toHaveAttribute('open');
  await expect(bar(page)).toBeInViewport();
  await service(page).selectOption('Business Process Outsourcing');
  await chip(page, 'Healthcare').click();
  await expect(page).toHaveURL(`${site + PATH}?industry=healthcare&service=bpo`);
  await expect(entries(page).locator('.meta-line')).toHaveText([/^Healthcare · /]);
  await expect(bar(page).locator('label:has(:checked)')).toHaveText(['Healthcare 1']);
  await expect(chip(page, 'Financial Services')).toBeDisabled();
  await expect(service(page).getByRole('option', { name: 'Customer Support' })).toBeDisabled();
  await toggle(page).click();
  await expect(bar(page)).toBeHidden();
  await expect(result(page)).toContainText('1 of 7');
  await expect(entries(page)).toHaveCount(1);
  await toggle(page).click();
  await chip(page, 'All').click();
  await expect(entries(page)).toHaveCount(4);
});

test('clicks before hydration are kept', async ({ page, site }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // The load event would wait for the scripts.
  await page.goto(site + PATH, { waitUntil: 'domcontentloaded' });
  await toggle(page).click();
  await expect(bar(page)).toBeVisible();
  await service(page).selectOption('bpo');
  await chip(page, 'Healthcare').check();
  release();
  await startApplication(page);
  await expect(page).toHaveURL(`${site + PATH}?industry=healthcare&service=bpo`);
  await expect(entries(page)).toHaveCount(1);
  await expect(chip(page, 'Healthcare')).toBeChecked();
  await expect(bar(page)).toBeVisible();
  await toggle(page).click();
  await expect(bar(page)).toBeHidden();
});

test('Back undoes each selection, and returning from a story restores it', async ({ page, site }) => {
  await open(page, site + PATH);
  await chip(page, 'HR Technology').click();
  await service(page).selectOption('implementation');
  await expect(page).toHaveURL(`${site + PATH}?industry=hr-technology&service=implementation`);
  await page.goBack();
  await expect(page).toHaveURL(`${site + PATH}?industry=hr-technology`);
  await expect(service(page)).toHaveValue('');
  await page.getByRole('link', { name: /^From new partner/ }).click();
  await expect(page).toHaveURL(`${site}/success-stories/ukg`);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await expect(chip(page, 'HR Technology')).toBeChecked();
  await expect(entries(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(site + PATH);
  await expect(entries(page)).toHaveCount(7);
});

test('a shared link opens the bar with its selection, without console errors; the canonical has no query', async ({
  page,
  site,
}) => {
  const errors = await collectConsoleErrors(page);
  await page.goto(`${site + PATH}?industry=logistics&service=bpo&utm_source=mail`);
  await startApplication(page);
  await expect(entries(page)).toHaveCount(1);
  await expect(bar(page)).toBeVisible();
  await expect(chip(page, 'Logistics & Transportation')).toBeChecked();
  await expect(service(page)).toHaveValue('bpo');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/case-studies$/);
  await chip(page, 'All').click();
  await expect(page).toHaveURL(`${site + PATH}?utm_source=mail&service=bpo`);
  expect(errors).toEqual([]);
});

test('details open to the full width, and the other plate becomes a strip', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site + PATH);
  const plates = page.locator('main article[data-plate]');
  const widths = () => plates.evaluateAll((all) => all.map((plate) => plate.getBoundingClientRect().width));
  expect(Math.max(...(await widths()))).toBeLessThan(730);
  await plates.first().getByText('Details').click();
  expect(Math.min(...(await widths()))).toBeGreaterThan(1400);
  await expect(plates.first().getByRole('heading', { name: 'Challenges' })).toBeVisible();
});

test('keyboard only: open, select, clear', async ({ page, site }) => {
  await page.goto(site + PATH);
  await startApplication(page);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(chip(page, 'All')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, 'HR Technology')).toBeFocused();
  await expect(entries(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(service(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/service=implementation$/);
  await expect(service(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site + PATH);
  await expect(result(page)).toBeFocused();
  await expect(entries(page)).toHaveCount(7);
});

/** Records which entries start to fade, and which are moved: not by looking at frames, of which a loaded machine may have none meanwhile. */
const recordMotion = (page: Page) =>
  page.evaluate(() => {
    const seen = { faded: new Set<string>(), moved: new Set<string>() };
    (window as { motion?: typeof seen }).motion = seen;
    const note = (ids: Set<string>, element: Element) => {
      const id = element.querySelector('article')?.id;
      if (id) ids.add(id);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (keyframes && 'opacity' in keyframes) note(seen.faded, this);
      return animate.call(this, keyframes, options);
    };
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { opacity, transform } = (target as HTMLElement).style;
        if (Number(opacity) > 0 && Number(opacity) < 1) note(seen.faded, target as Element);
        if (transform && transform !== 'none') note(seen.moved, target as Element);
      }
    }).observe(document.querySelector('main')!, { subtree: true, attributeFilter: ['style'] });
  });
/** Ids of the entries that were faded, and of those that were only moved. */
const motion = (page: Page) =>
  page.evaluate(() => {
    const { motion } = window as unknown as { motion: Record<'faded' | 'moved', Set<string>> };
    return { faded: [...motion.faded], moved: [...motion.moved].filter((id) => !motion.faded.has(id)) };
  });
/** Waits for the code that moves the lists, which loads after hydration. */
const listsHydrated = (page: Page) =>
  expect
    .poll(() =>
      entries(page)
        .first()
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);

test('the lists hydrate in place; entries that leave fade out, others move, and new ones fade in', async ({
  page,
  site,
}) => {
  const errors = await collectConsoleErrors(page);
  await page.goto(site + PATH);
  const first = await entries(page).first().elementHandle();
  expect(await page.locator('main li[style]').count()).toBe(0);
  await startApplication(page);
  await listsHydrated(page);
  expect(await first!.evaluate((element) => element.isConnected)).toBe(true);
  await toggle(page).click();
  await recordMotion(page);
  await chip(page, 'Healthcare').click();
  await expect(entries(page)).toHaveCount(1);
  await expect.poll(async () => (await motion(page)).faded).toHaveLength(6);
  await expect.poll(async () => (await motion(page)).moved).toEqual(['healthcare-modernization']);
  await expect(entries(page).locator('..')).toHaveCSS('transform', 'none');
  await recordMotion(page);
  await chip(page, 'All').click();
  await expect(entries(page)).toHaveCount(7);
  await expect.poll(async () => (await motion(page)).faded).toHaveLength(6);
  for (const entry of await entries(page).locator('..').all()) await expect(entry).toHaveCSS('opacity', '1');
  expect(errors).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use(STILL);

  test('entries change at once', async ({ page, site }) => {
    await page.goto(site + PATH);
    await startApplication(page);
    await listsHydrated(page);
    await toggle(page).click();
    await recordMotion(page);
    await chip(page, 'Healthcare').click();
    await expect(entries(page)).toHaveCount(1);
    await chip(page, 'All').click();
    await expect(entries(page)).toHaveCount(7);
    expect(await motion(page)).toEqual({ faded: [], moved: [] });
  });
});

test('the open filter bar fits', async ({ page, site }) => {
  await open(page, site + PATH);
  await chip(page, 'Healthcare').click();
  await expect(entries(page)).toHaveCount(1);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no filter controls, and all seven entries for any URL', async ({ page, site }) => {
    await page.goto(`${site + PATH}?industry=healthcare`);
    await expect(page.locator('.filter-toggle')).toBeHidden();
    await expect(bar(page)).toBeHidden();
    await expect(entries(page)).toHaveCount(7);
    for (const entry of await entries(page).all()) await expect(entry).toBeVisible();
  });
});

test('the select follows the arrow keys, however slow the lists are', async ({ page, site }) => {
  await open(page, site + PATH);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const options = await service(page)
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  await service(page).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  await expect(service(page)).toHaveValue(options[3]!);
  await expect(page).toHaveURL(new RegExp(`service=${options[3]}`));
  await expect(service(page)).toHaveValue(options[3]!);
});
