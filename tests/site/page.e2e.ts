import type { Page } from '@playwright/test';
import { loadWidgets, startApplication } from './application.ts';
import { axeViolations, contrastViolations } from './axe-violations.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { headProblems, markElements, replacedElements } from './hydration.ts';
import { walkFocusBackwards } from './focus-walk.ts';
import { clippedText } from './clipped-text.ts';
import { CLOCK, expectNoMotion } from './motion.ts';
import { expandAllDetails } from './expand-details.ts';
import { withLargeText, withTextSpacing } from './text-settings.ts';
import { ALL_ROUTES, REPRESENTATIVES, WIDTHS, widthsOf } from './routes.ts';
import { expect, test } from './test.ts';

const NOT_FOUND = '/nope';

// Content that animates into place has to be in place without it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A visit consists of many checks; on a busy machine it may take minutes.
test.describe.configure({ timeout: 600_000 });

// Loading and hydrating a page takes longer than most checks of it: each route is visited once, and every check is soft.
for (const path of [...ALL_ROUTES, NOT_FOUND]) {
  test(`${path}: hydration, stillness, keyboard, reflow, accessibility`, async ({ page, site }) => {
    const errors = await collectConsoleErrors(page);
    await page.clock.install({ time: CLOCK.opened });
    await page.goto(site + path);
    const serverRendered = await markElements(page);
    await startApplication(page);
    await test.step('hydration keeps what the server rendered', async () => {
      expect.soft(await replacedElements(page)).toEqual([]);
      expect.soft(await headProblems(page)).toEqual([]);
    });
    // Before the clock runs ahead: their code has a time limit.
    await loadWidgets(page);
    await test.step('nothing moves by itself', () =>
      expectNoMotion(page, {
        stats: serverRendered.stats,
        compareScreenshots: REPRESENTATIVES.includes(path),
      }));
    for (const width of widthsOf(path, [390, 1440])) {
      await test.step(`the focus is visible at every stop, ${width} px`, () =>
        expectVisibleFocus(page, width));
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await test.step('reflow at 400 %: 1280 by 1024 px become 320 by 256', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await expectAllText(page, 'closed');
      await page.evaluate(expandAllDetails);
      await expectAllText(page, 'open');
    });
    for (const width of WIDTHS) {
      await test.step(`${width} px`, () => expectReadable(page, path, width));
    }
    await test.step('text of twice the size', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await withLargeText(page, () => expectAllText(page, 'large text'));
    });
    const expected = path === NOT_FOUND ? [`No page at ${path}`] : [];
    // The document's own status is an error in the console.
    expect.soft(errors.filter((text) => path !== NOT_FOUND || !text.includes('404'))).toEqual(expected);
  });
}

async function expectVisibleFocus(page: Page, width: number) {
  await page.setViewportSize({ width, height: 700 });
  const { stops, problems, left } = await walkFocusBackwards(page);
  // Header, footer and at least one link in the page.
  expect.soft(stops).toBeGreaterThan(20);
  expect.soft(left, 'the focus leaves the page').toBe(true);
  expect.soft(problems).toEqual([]);
}

/** Reading at one width, with everything unfolded: text in reach, a reader's own spacing, accessibility in both color schemes. */
async function expectReadable(page: Page, path: string, width: number) {
  const widths = widthsOf(path);
  await page.setViewportSize({ width, height: 900 });
  await expectAllText(page, 'as designed');
  await withTextSpacing(page, () => expectAllText(page, 'spaced'));
  if (widths.includes(width)) expect.soft(await axeViolations(page), 'light').toEqual([]);
  // Dark colors do not depend on the width.
  if (width !== widths.at(-1)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await contrastViolations(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects that no text is out of reach and that the page does not scroll sideways. */
async function expectAllText(page: Page, state: string) {
  expect.soft(await page.evaluate(clippedText), state).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `${state}, sideways`).toBeLessThanOrEqual(0);
}
