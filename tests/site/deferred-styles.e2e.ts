import type { Page } from '@playwright/test';
import { holdRequests } from './support/network.ts';
import { recordShifts, shiftsIn } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';
import { untilStyled } from './support/application.ts';

test.use({ waitsForStyles: false });

const PAGE = '/solutions/ukg';

/** Records which parts of the page are visible when it is parsed, in either medium. Call it before `goto`. */
async function recordFirstParts(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const isVisible = (selector: string) => document.querySelector(selector)!.checkVisibility();
      Object.assign(window, {
        __first: {
          heading: isVisible('h1'),
          hidden: !isVisible('.page-hero ~ *'),
          footer: isVisible('.site-footer'),
        },
      });
    });
  });
}

const firstParts = (page: Page) =>
  page.evaluate(() => (window as unknown as { __first: Record<string, boolean> }).__first);

test('shows the page below the fold part by part once its stylesheets have loaded, and moves nothing', async ({
  page,
  site,
}) => {
  await recordShifts(page);
  await recordFirstParts(page);
  await page.route('**/*.woff2', (route) => route.abort());
  const release = await holdRequests(page, '**/*.css');
  await page.goto(site + PAGE, { waitUntil: 'domcontentloaded' });
  expect(await firstParts(page)).toEqual({ heading: true, hidden: true, footer: false });
  await release();
  await untilStyled(page);
  await expect(page.locator('.site-footer')).toBeVisible();
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  expect(await shiftsIn(page, 'html')).toEqual([]);
});

test('requests no stylesheet before the first contentful paint', async ({ page, site }) => {
  await page.goto(site + PAGE);
  await untilStyled(page);
  const { paint, requests } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    requests: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map(({ startTime }) => startTime),
  }));
  expect(requests).toHaveLength(2);
  expect(Math.min(...requests)).toBeGreaterThan(paint);
});

test('shows the page if its stylesheets fail', async ({ page, site }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto(site + PAGE);
  await untilStyled(page);
  await expect(page.locator('.site-footer')).toBeVisible();
});

test('scrolls to the target of a fragment', async ({ page, site }) => {
  await page.goto(site + PAGE);
  const id = await page.locator('main [id]').last().getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${site}${PAGE}#${id}`);
  await untilStyled(page);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('restores the scroll position of a reloaded page', async ({ page, site }) => {
  await page.goto(site + PAGE);
  await untilStyled(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
});

test('prints all content while the page waits for its stylesheets', async ({ page, site }) => {
  await recordFirstParts(page);
  await page.emulateMedia({ media: 'print' });
  await holdRequests(page, '**/*.css');
  await page.goto(site + PAGE, { waitUntil: 'domcontentloaded' });
  expect(await firstParts(page)).toMatchObject({ heading: true, hidden: false });
});
