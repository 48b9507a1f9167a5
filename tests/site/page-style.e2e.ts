import { holdRequests, recordShifts, resetShifts, shiftsIn, startApplication } from '@vantedge/site-testing';
import { differingPixels } from './support/pixels.ts';
import { SECTION_PAGE, TEMPLATES, WIDTHS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** The style element with the document's own rules. */
const OWN_RULES = 'style[data-page-style]';

// page-style.audit.ts compares a document's own rules with those of its whole stylesheets, in every state.

test('requests nothing but the document, fonts and pictures before intent', async ({ page, site }) => {
  const kinds = new Set<string>();
  page.on('request', (request) => kinds.add(request.resourceType()));
  await page.goto(`${site}${SECTION_PAGE}`, { waitUntil: 'networkidle' });
  expect([...kinds].filter((kind) => !['document', 'font', 'image'].includes(kind))).toEqual([]);
});

for (const [i, [path]] of Object.values(TEMPLATES).entries()) {
  const width = WIDTHS[i % WIDTHS.length]!;
  test(`${path}, ${width} px wide: the whole stylesheets take over without a change`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordShifts(page);
    const release = await holdRequests(page, '**/*.css');
    await page.goto(site + path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const served = await page.screenshot();
    // Of late fonts.
    await resetShifts(page);
    // Hydration waits for no stylesheet.
    await startApplication(page);
    await expect(page.locator(OWN_RULES)).toBeAttached();
    await release();
    await expect(page.locator(OWN_RULES)).not.toBeAttached();
    expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(0);
    expect(await differingPixels(served, await page.screenshot())).toBe(0);
    expect(await shiftsIn(page, 'html')).toEqual([]);
  });
}

test('a navigation and a toast wait for the stylesheets', async ({ page, site }) => {
  const release = await holdRequests(page, '**/*.css');
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('shared-ui:notice', { detail: { title: 'Copied' } }));
  });
  await page.locator('.site-footer a[href="/contact"]').click();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`${site}${SECTION_PAGE}`);
  await expect(page.locator('.toast-region')).toBeEmpty();
  await release();
  await expect(page).toHaveURL(`${site}/contact`);
  await expect(page.locator('.toast-region')).toContainText('Copied');
});

test('keeps its own rules if its stylesheets fail, and leaves by full page loads', async ({ page, site }) => {
  await page.route('**/*.css', (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => message.text().includes('keeps its own rules'));
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  await failed;
  await expect(page.locator(OWN_RULES)).toBeAttached();
  await expect(page.locator('h1')).toHaveCSS('font-family', /Newsreader/);
  const loaded = page.waitForEvent('load');
  await page.locator('.site-footer a[href="/contact"]').click();
  await loaded;
  await expect(page).toHaveURL(`${site}/contact`);
});

test('scrolls to the target of a fragment', async ({ page, site }) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  const id = await page.locator('main [id]').last().getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${site}${SECTION_PAGE}#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

// Without a fragment: Chromium may scroll to it, too, after it has restored a position.
test('restores the position of a reloaded page', async ({ page, site }) => {
  const scrollTop = () => page.evaluate(() => scrollY);
  await page.goto(`${site}${SECTION_PAGE}`);
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  await expect.poll(scrollTop).toBe(5000);
  await page.reload();
  await expect.poll(scrollTop).toBe(5000);
});
