import { holdRequests, startApplication } from '@vantedge/site-testing';
import { OWN_RULES, testStylesheetsTakeOver } from './support/page-style.ts';
import { SECTION_PAGE } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// page-style.audit.ts has further pages, and compares a document's own rules with those of its whole stylesheets, in every state.

test('requests nothing but the document, fonts and pictures before intent', async ({ page, site }) => {
  const kinds = new Set<string>();
  page.on('request', (request) => kinds.add(request.resourceType()));
  await page.goto(`${site}${SECTION_PAGE}`, { waitUntil: 'networkidle' });
  expect([...kinds].filter((kind) => !['document', 'font', 'image'].includes(kind))).toEqual([]);
});

testStylesheetsTakeOver(SECTION_PAGE, 390);

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
