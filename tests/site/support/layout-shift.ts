import type { Page } from '@playwright/test';
import {
  collectConsoleErrors,
  holdRequests,
  recordShifts,
  resetShifts,
  shiftScore,
  shiftsIn,
  startApplication,
} from '@vantedge/site-testing';
import { markElements, replacedElements } from './hydration.ts';
import { expect, test } from './test.ts';

const NOT_FOUND = '/nope';

/** Of fallback fonts, which the browser looks up when it first paints: a line by a pixel or two. */
const MAX_FALLBACK_SHIFT = 0.001;

/** Of fonts that arrive after the text has been painted in fallback fonts. */
const MAX_FONT_SHIFT = 0.02;

/** When a page opens, and after any time that it takes to load. */
const OPENED = new Date('2026-03-04T04:00:00Z');
const PAUSED = new Date('2026-03-04T05:00:00Z');

/** The intervals of the fastest automatic change, the headline's word, and of the home page's hours, of which there are five. */
const WORD_MS = 2_500;
const HOUR_MS = 8_000;
const HOURS = 6;

/** Registers a test of one page at one width, with its motion: nothing shifts from the first paint to the end of a scroll. */
export function testShifts(path: string, width: number) {
  test(`${path}, ${width} px wide: no layout shift over load, time and a scroll to the end, and little by late fonts`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const errors = await collectConsoleErrors(page);
    await recordShifts(page);
    await page.addInitScript(countPaints);
    await page.clock.install({ time: OPENED });
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    await markElements(page);
    await startApplication(page);
    // With motion; page.e2e.ts checks hydration with reduced motion.
    expect.soft(await replacedElements(page)).toEqual([]);
    expect(await shiftScore(page), (await shiftsIn(page, 'html')).join()).toBeLessThanOrEqual(
      MAX_FALLBACK_SHIFT,
    );
    await release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await frame(page);
    expect(await shiftScore(page)).toBeLessThanOrEqual(MAX_FONT_SHIFT);
    await resetShifts(page);
    // Otherwise animations would go on between the steps.
    await page.clock.pauseAt(PAUSED);
    await dwell(page, path === '/' ? HOURS : 1);
    await scrollThrough(page);
    expect(await shiftsIn(page, 'html')).toEqual([]);
    expect(errors.filter((text) => path !== NOT_FOUND || !/404|No page at/.test(text))).toEqual([]);
    await page.close();
  });
}

/** Stays on the page for some hours of the home page; nothing that appears may be its largest paint. */
async function dwell(page: Page, hours: number) {
  // The browser reports a paint after it.
  await expect.poll(() => page.evaluate(largestPaints)).toBeGreaterThan(0);
  const painted = await page.evaluate(largestPaints);
  // Every frame of the first change; later ones repeat it, so each step shows only their result.
  await page.clock.runFor(WORD_MS);
  await frame(page);
  for (let hour = 0; hour < hours; hour++) {
    await page.clock.fastForward(HOUR_MS);
    await frame(page);
  }
  expect(await page.evaluate(largestPaints), 'a larger paint after loading').toBe(painted);
}

/** Scrolls to the end and back in steps, advancing the clock for content that comes into view. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 800) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    await frame(page);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(WORD_MS);
  await frame(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await frame(page);
}

/** Waits for a browser frame, independent of the page's clock. */
const frame = (page: Page) =>
  page.evaluate(() => document.body.animate([], { duration: 1 }).finished.then(() => undefined));

interface Counted {
  __paints: number;
}

/** Counts largest-contentful-paint entries from the start. */
function countPaints() {
  const counted = window as unknown as Counted;
  counted.__paints = 0;
  new PerformanceObserver((list) => {
    counted.__paints += list.getEntries().length;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const largestPaints = () => (window as unknown as Counted).__paints;
