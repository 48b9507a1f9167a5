import type { Browser, Page } from '@playwright/test';
import { isHydrated } from '../site/support/application.ts';
import { emulateNetwork } from '../site/support/network.ts';
import { NETWORKS } from './compare.ts';
import { median, type Metric, type Result, spread } from './result.ts';
import { withBrowser, withSite } from './sites.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** The page that visitors come from, and links in its footer: to a page of the shell, and to those of sections that it has nothing of. */
const FROM = '/solutions/finance';
const LINKS = ['/contact', '/rate-card', '/success-stories'];

/** The page before it: most of what a document needs is in the cache then. */
const BEFORE = '/about';

/** The application may take this much longer than the plain link. */
const MAX_RATIO = 1.1;

/**
 * Measures from the press of a link to the frame in which the next page's heading is painted: followed by the application, once it has
 * started and been idle, and by the browser alone, before it has.
 */
export const benchNavigation = (): Promise<Result> =>
  withSite((url) => withBrowser((browser) => measureAll(browser, url)));

async function measureAll(browser: Browser, url: string): Promise<Result> {
  const rows: Result['rows'] = [];
  const metrics: Metric[] = [];
  for (const [name, network] of Object.entries(NETWORKS))
    for (const link of LINKS) {
      const times = { application: [] as number[], browser: [] as number[] };
      for (let round = 0; round < ROUNDS; round++)
        for (const way of ['browser', 'application'] as const)
          times[way].push(
            await onPage(browser, async (page) => {
              await emulateNetwork(page, network);
              for (const path of [BEFORE, FROM]) {
                await page.goto(url + path);
                if (way === 'application') await startByKey(page);
                await page.waitForLoadState('networkidle');
              }
              return pressToHeading(page, link);
            }),
          );
      const ratio = median(times.application) / median(times.browser);
      rows.push({
        network: name,
        link,
        'application, ms': spread(times.application),
        'browser, ms': spread(times.browser),
        ratio: ratio.toFixed(2),
      });
      metrics.push({ name: `${link} on ${name}, ratio`, value: ratio, target: { max: MAX_RATIO } });
    }
  return {
    title: 'A link followed by the application and by the browser',
    method: `From the press of a link in the footer of ${FROM} to the frame with the next page's heading; medians of ${ROUNDS} interleaved rounds (min–max).`,
    rows,
    metrics,
  };
}

async function onPage<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Not by the mouse, which would be over a link of the footer later, and preload it. */
async function startByKey(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
}

/** Presses a link without hovering over it, as a finger does, and returns the time until the next page's heading is painted, in milliseconds. */
async function pressToHeading(page: Page, link: string): Promise<number> {
  const before = await page.locator('main h1').textContent();
  const target = page.locator(`footer a[href="${link}"]`).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const start = Date.now();
  await target.evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction(
    (old) => {
      const heading = document.querySelector('main h1');
      return heading && heading.textContent !== old && performance.getEntriesByType('paint').length > 0;
    },
    before,
    { polling: 'raf' },
  );
  return Date.now() - start;
}
