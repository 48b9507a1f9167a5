import type { Browser } from '@playwright/test';
import { DOCUMENT_BUDGET_BYTES } from '../bench/budgets.ts';
import { bytesToFirstViewport, VIEWPORTS } from '../bench/document-weight.ts';
import { differingPixels } from './support/pixels.ts';
import { holdRequests } from './support/network.ts';
import { REPRESENTATIVES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { untilStyled } from './support/application.ts';

for (const path of REPRESENTATIVES) {
  test(`${path}: what the first viewport needs stays within its limit`, async ({ browser, site }) => {
    const document = await (await fetch(site + path)).text();
    const firstViewport = await bytesToFirstViewport(browser, site + path, document);
    expect(firstViewport).toBeLessThanOrEqual(DOCUMENT_BUDGET_BYTES.firstViewport);
    // A page cannot fit without its styles and its heading.
    expect(firstViewport).toBeGreaterThan(DOCUMENT_BUDGET_BYTES.firstViewport / 4);
  });
}

const OTHER_TEMPLATES = [
  '/privacy',
  '/contact/thank-you',
  '/why-vantedge',
  '/solutions',
  '/industries/publishing',
  '/success-stories',
  '/nope',
];

for (const [i, path] of [...REPRESENTATIVES, ...OTHER_TEMPLATES].entries()) {
  // Home in both viewports, the others in one.
  for (const viewport of path === '/' ? VIEWPORTS : [VIEWPORTS[i % VIEWPORTS.length]!]) {
    test(`${path}, ${viewport.width} px wide: looks the same above the fold before its stylesheets and after`, async ({
      browser,
      site,
    }) => {
      const { page, release } = await openUnstyled(browser, site + path, viewport);
      const clip = { x: 0, y: 0, width: viewport.width, height: await page.evaluate(heightAboveFold) };
      expect(clip.height).toBeGreaterThan(150);
      const deferred = await page.$$('[data-deferred]');
      const before = await page.screenshot({ animations: 'disabled', clip });
      await release();
      await untilStyled(page);
      // They may be beside what is above the fold.
      for (const part of deferred)
        await part.evaluate((element: HTMLElement) => (element.style.visibility = 'hidden'));
      const after = await page.screenshot({ animations: 'disabled', clip });
      // Without the antialiasing of curves, which depends on how the browser divides the page into tiles.
      expect(await differingPixels(before, after)).toBe(0);
      await page.close();
    });
  }
}

for (const viewport of VIEWPORTS) {
  test(`${viewport.width} px wide: the skip link is outside the unstyled page until it has focus`, async ({
    browser,
    site,
  }) => {
    const { page } = await openUnstyled(browser, `${site}/solutions/ukg`, viewport);
    const link = page.locator('.skip-link');
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.close();
  });
}

/** Opens a page with its fonts, whose stylesheets arrive when the returned function is called. */
async function openUnstyled(browser: Browser, url: string, viewport: (typeof VIEWPORTS)[number]) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-03-04T05:06:07Z'));
  // The application would move what is live, such as a clock's hand.
  await page.route('**/*.js', (route) => route.abort());
  const release = await holdRequests(page, '**/*.css');
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator(':root')).toHaveAttribute('data-unstyled');
  return { page, release };
}

/** Where the content above the fold ends in the viewport: at the last element before it. Runs in the page. */
function heightAboveFold(): number {
  const fold = document.querySelector('[data-fold]')!;
  const last = fold.previousElementSibling ?? fold.parentElement!;
  return Math.min(Math.floor(last.getBoundingClientRect().bottom), innerHeight);
}
