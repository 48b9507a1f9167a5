import { expect, test } from './support/test.ts';

test('print shows every FAQ answer and hides interactive controls', async ({ page, site }) => {
  await page.goto(`${site}/solutions/ukg`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const answers = page.locator('main details > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(4);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  for (const name of ['.site-header', '.breadcrumb', '.newsletter', '.site-footer nav'])
    await expect(page.locator(name).first()).toBeHidden();
  await expect(page.locator('main .button:visible')).toHaveCount(0);
  await expect(page.locator('.page-hero')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('drawings and focus are visible in forced colors', async ({ page, site }) => {
  await page.goto(`${site}/solutions/ukg`);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const { color: ink, background } = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, background: backgroundColor };
  });
  expect(ink).not.toBe(background);
  await expect(page.locator('.phase-ribbon rect + rect').first()).toHaveCSS('fill', ink);
  await expect(page.locator('.pictogram-mark').first()).toHaveCSS('stroke', ink);
  const button = page.locator('main .button').first();
  // Its colors change with a transition.
  const framed = () =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return color !== backgroundColor && borderTopColor === color;
    });
  await expect.poll(framed).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px');
});

test('print shows each total once, no form that nobody can send, and the price on its bar', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/rate-card`);
  await page.emulateMedia({ media: 'print' });
  for (const total of await page.locator('tfoot').all())
    await expect(total).toHaveCSS('display', 'table-row-group');
  await expect(page.locator('.proposal-form')).toBeHidden();
  await expect(page.locator('.price-stack p', { hasText: /^\$24$/ })).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );
  const [developers, hours] = await Promise.all(
    ['#developers', '[name=hours]'].map((field) => page.locator(field).first().boundingBox()),
  );
  expect(developers!.x + developers!.width).toBeLessThan(hours!.x);
});

test('headings stay with what they introduce on paper', async ({ page, site }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(`${site}/success-stories/ukg`);
  await page.emulateMedia({ media: 'print' });
  for (const heading of await page.locator('main h2').all())
    await expect(heading).toHaveCSS('break-after', 'avoid');
  // Browsers hardly break grids between pages.
  const grids = page.locator('main .grid-12:has(> h2:first-child), main .ui\\:grid-12:has(> h2:first-child)');
  expect(await grids.count()).toBeGreaterThan(0);
  for (const grid of await grids.all()) await expect(grid).toHaveCSS('display', 'block');
});

test('pictures keep their own colors in forced colors, and so does the text on them', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto(`${site}/why-vantedge`);
  const dial = page.locator('.day-dial > svg');
  await expect(dial).toHaveCSS('background-color', 'rgb(7, 24, 32)');
  await expect(dial.locator('text').first()).toHaveCSS('fill', 'rgb(169, 189, 192)');
  await page.goto(`${site}/`);
  await expect(page.locator('.city-losAngeles b')).toHaveCSS('color', 'rgb(233, 241, 240)');
  for (const text of ['.city-losAngeles b', '.stop-name'])
    await expect(page.locator(text)).toHaveCSS('forced-color-adjust', 'none');
  // Its night is dark before hydration too.
  await expect(page.locator('.world-map')).toHaveCSS('background-image', /rgb\(7, 24, 32\)/);
  await page.goto(`${site}/rate-card`);
  const price = page.locator('.price-stack p', { hasText: /^\$24$/ });
  const bar = page.locator('.price-stack rect').last();
  const of = (part: typeof bar, property: 'color' | 'fill') =>
    part.evaluate((element, name) => getComputedStyle(element)[name], property);
  expect(await of(price, 'color')).not.toBe(await of(bar, 'fill'));
  await expect(price).toHaveCSS('forced-color-adjust', 'none');
});

test('prefers-contrast: more darkens lines and text', async ({ page, site }) => {
  await page.goto(`${site}/solutions/ukg`);
  const lead = page.locator('.phase-ribbon figcaption').first();
  const row = page.locator('.phase-ribbon li').nth(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'no-preference', colorScheme });
    const usual = await lead.evaluate((element) => getComputedStyle(element).color);
    const usualLine = await row.evaluate((element) => getComputedStyle(element).borderTopColor);
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await expect(lead).not.toHaveCSS('color', usual);
    await expect(row).not.toHaveCSS('border-top-color', usualLine);
  }
});
