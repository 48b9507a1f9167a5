import type { Page } from '@playwright/test';
import {
  axeViolations,
  collectConsoleErrors,
  expandAllDetails,
  loadWidgets,
  openBeforeHydration,
  recordShifts,
  shiftScore,
  startApplication,
} from '@vantedge/site-testing';
import { changedTexts, headProblems, markElements, replacedElements } from './support/hydration.ts';
import { expectVisibleFocus } from './support/focus-walk.ts';
import { expectAllText, missingGlyphs, withTextSpacing } from './support/readable-text.ts';
import { CLOCK, expectNoMotion } from './support/motion.ts';
import { FIRST_TEMPLATES, getWidths, PAGES, ROUTES, WIDTHS } from './support/routes.ts';
import { expect, STILL, test } from './support/test.ts';

const NOT_FOUND = '/nope';

/** Including fonts that arrive after the text has been painted in fallback fonts. */
const MAX_LAYOUT_SHIFT = 0.02;

/** Height of a page on a phone, in pixels: the first that a section declares, such as home or the rate card, may be longer. */
const MAX_PHONE_HEIGHT = 9_000;
const MAX_FIRST_PAGE_HEIGHT = 10_000;

/** Height on a wide screen from which a page has in-page navigation, in pixels. */
const LONG_PAGE_HEIGHT = 5_200;

/** Pages on which all checks are worth their time: accessibility.audit.ts and text.audit.ts have all others. */
const hasAllChecks = (path: string) => path === NOT_FOUND || FIRST_TEMPLATES.includes(path);

// Content that animates into place must be in place without motion.
test.use(STILL);

// Loading and hydrating a page takes longer than most checks: visit each page once, with soft checks.
for (const path of [...PAGES, NOT_FOUND]) {
  const more = hasAllChecks(path) ? ', text, reduced motion, keyboard, accessibility' : '';
  test(`${path}: hydration, layout${more}`, async ({ page, site }) => {
    const errors = await collectConsoleErrors(page);
    await recordShifts(page);
    const width = hasAllChecks(path) ? 820 : getWidths(path)[0]!;
    await page.setViewportSize({ width, height: 900 });
    await openBeforeHydration(page, site + path, CLOCK.opened);
    const serverRendered = await markElements(page);
    await page.clock.resume();
    await startApplication(page);
    await test.step('hydration keeps what the server rendered', async () => {
      expect.soft(await replacedElements(page)).toEqual([]);
      // A page that is not found has no canonical address.
      const missing = path === NOT_FOUND ? [['link[rel=canonical]', 0]] : [];
      expect.soft(await headProblems(page)).toEqual(missing);
      expect.soft(await changedTexts(page)).toEqual([]);
    });
    expect.soft(await shiftScore(page), 'layout shift').toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    if (path !== NOT_FOUND) {
      await test.step('its length, with in-page navigation if it is long', () => expectLength(page, path));
      await test.step('amber is the closing call to action alone', () => expectOneAmber(page));
    }
    // Before the clock is fast-forwarded, because loading their code has a timeout.
    await loadWidgets(page);
    if (hasAllChecks(path)) {
      await test.step('nothing moves with reduced motion', () =>
        expectNoMotion(page, {
          stats: serverRendered.stats,
          compareScreenshots: path !== NOT_FOUND,
        }));
      await test.step('the focus is visible at every stop', () =>
        // Header, footer and at least one link in the page.
        expectVisibleFocus(page, { width: WIDTHS.at(-1)!, part: 'body', minStops: 21 }));
    }
    await page.evaluate(expandAllDetails);
    if (hasAllChecks(path))
      await test.step('text and accessibility on a phone', () => expectReadable(page, path));
    await test.step('the fonts contain all characters', async () =>
      expect.soft(await missingGlyphs(page)).toEqual([]));
    const expected = path === NOT_FOUND ? [`No page at ${path}`] : [];
    // The 404 status itself is logged as a console error.
    expect.soft(errors.filter((text) => path !== NOT_FOUND || !text.includes('404'))).toEqual(expected);
  });
}

async function expectLength(page: Page, path: string) {
  const navigation = page.locator('nav[aria-label="On this page"]');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 390, height: 844 });
  const isFirst = Object.values(ROUTES).some(([first]) => first === path);
  expect
    .soft(await height(), 'on a phone')
    .toBeLessThanOrEqual(isFirst ? MAX_FIRST_PAGE_HEIGHT : MAX_PHONE_HEIGHT);
  await expect.soft(navigation, 'on a phone').toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  // The bar itself makes a page 49 px longer.
  // A notice has its contents beside its text.
  if ((await height()) - 49 <= LONG_PAGE_HEIGHT || (await page.locator('#contents-title').count())) return;
  await expect.soft(navigation).toBeVisible();
  const targets = await navigation.locator('a').evaluateAll((links) =>
    links.map((link) => {
      const heading = document.getElementById(link.getAttribute('href')!.slice(1));
      return heading && /^h[2-3]$/i.test(heading.localName) ? heading.getBoundingClientRect().top : null;
    }),
  );
  expect.soft(targets.length).toBeGreaterThan(3);
  expect.soft(targets, 'every link leads to a heading').not.toContain(null);
  expect.soft(targets, 'in the order of their headings').toEqual(targets.toSorted((a, b) => a! - b!));
}

async function expectOneAmber(page: Page) {
  const { amber, closing, newsletter } = await page.evaluate(() => {
    const example = document.createElement('i');
    example.style.color = 'var(--amber)';
    document.body.append(example);
    const amber = getComputedStyle(example).color;
    example.remove();
    const backgrounds = (selector: string) =>
      [...document.querySelectorAll(selector)].map((button) => getComputedStyle(button).backgroundColor);
    return {
      amber,
      closing: backgrounds('.closing-cta .button:first-child'),
      newsletter: backgrounds('.newsletter button'),
    };
  });
  for (const color of closing) expect.soft(color).toBe(amber);
  expect.soft(newsletter).toEqual(['rgba(0, 0, 0, 0)']);
}

/** Checks a phone with all details open: no clipped text, also with the text spacing of WCAG; and accessibility, but for contrast. */
async function expectReadable(page: Page, path: string) {
  await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
  await expectAllText(page, 'as designed');
  await withTextSpacing(page, () => expectAllText(page, 'spaced'));
  // Header and footer are those of home.
  const part = path === '/' ? ':root' : 'main';
  expect.soft(await axeViolations(page, part, ['color-contrast'])).toEqual([]);
}
