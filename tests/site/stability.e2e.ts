import type { Page } from '@playwright/test';
import { startApplication } from './support/application.ts';
import { resetShifts, recordShifts, shiftsIn } from './support/layout-shifts.ts';
import { REPRESENTATIVES, WIDTHS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** A visit of 30 s advances in steps of the fastest automatic change, the headline's word. */
const DWELL_MS = 30_000;
const STEP_MS = 2_500;
/** Every frame of the first changes of headline and hour; later ones repeat them, so each step shows only their result. */
const EVERY_FRAME_MS = 10_000;

for (const [i, path] of [...REPRESENTATIVES, '/nope'].entries()) {
  // Home, which has the most motion, at every width; each other page at one width.
  for (const width of path === '/' ? WIDTHS : [WIDTHS[i % WIDTHS.length]!]) {
    test(`${path}, ${width} px wide: no layout shift during 30 s and a scroll to the end`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      await page.addInitScript(countPaints);
      await page.clock.install();
      await page.goto(site + path);
      await startApplication(page);
      await page.clock.runFor(STEP_MS);
      await frame(page);
      // layout-shift.e2e.ts covers loading and hydration.
      await resetShifts(page);
      // The browser reports a paint after it.
      await expect.poll(() => page.evaluate(largestPaints)).toBeGreaterThan(0);
      const painted = await page.evaluate(largestPaints);
      for (let passed = 0; passed < DWELL_MS; passed += STEP_MS) {
        if (passed < EVERY_FRAME_MS) await page.clock.runFor(STEP_MS);
        else await page.clock.fastForward(STEP_MS);
        await frame(page);
      }
      expect(await page.evaluate(largestPaints), 'a larger paint after loading').toBe(painted);
      await scrollThrough(page);
      expect(await shiftsIn(page, 'html')).toEqual([]);
    });
  }
}

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

/** Scrolls to the end and back in steps, advancing the clock for content that comes into view. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 800) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    await frame(page);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(STEP_MS);
  await frame(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await frame(page);
}

/** Waits for a browser frame, independent of the page's clock. */
const frame = (page: Page) =>
  page.evaluate(() => document.body.animate([], { duration: 1 }).finished.then(() => undefined));
