import type { Page } from '@playwright/test';
import { startApplication } from './application.ts';
import { resetShifts, recordShifts, shiftsIn } from './layout-shifts.ts';
import { REPRESENTATIVES, WIDTHS } from './routes.ts';
import { expect, test } from './test.ts';

/** A visit of half a minute passes in steps of the headline's word, the quickest thing that changes by itself. */
const DWELL_MS = 30_000;
const STEP_MS = 2_500;

/** Figures that count over their own place, and the time beside a city: their digits begin where their width lets them. */
const CHANGING_DIGITS = '.count-up, .mc-cities';

for (const [i, path] of [...REPRESENTATIVES, '/nope'].entries()) {
  // Home, where the most moves, at every width; each of the others at one, which is another from page to page.
  for (const width of path === '/' ? WIDTHS : [WIDTHS[i % WIDTHS.length]!]) {
    test(`${path}, ${width} px wide: nothing moves in half a minute and a scroll to the end`, async ({
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
      // How it loads and starts is held by layout-shift.e2e.ts.
      await resetShifts(page);
      const painted = await page.evaluate(largestPaints);
      expect(painted).toBeGreaterThan(0);
      for (let passed = 0; passed < DWELL_MS; passed += STEP_MS) {
        await page.clock.runFor(STEP_MS);
        await frame(page);
      }
      expect(await page.evaluate(largestPaints), 'a larger paint, after the page was there').toBe(painted);
      await scrollThrough(page);
      expect(await shiftsIn(page, 'html', CHANGING_DIGITS)).toEqual([]);
    });
  }
}

interface Counted {
  __paints: number;
}

/** Counts the paints that were the largest so far, from the first one on. */
function countPaints() {
  const counted = window as unknown as Counted;
  counted.__paints = 0;
  new PerformanceObserver((list) => {
    counted.__paints += list.getEntries().length;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const largestPaints = () => (window as unknown as Counted).__paints;

/** Down to the end and back, most of the window at a time, with time for what comes into view. */
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

/** A frame of the browser, whatever the page's clock says. */
const frame = (page: Page) =>
  page.evaluate(() => document.body.animate([], { duration: 1 }).finished.then(() => undefined));
