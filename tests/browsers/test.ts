import { expect } from '@playwright/test';
import { isHydrated } from '../site/support/application.ts';
import { test as siteTest } from '../site/support/test.ts';
import { type Box, measureBoxes, normalizeText } from './layout.ts';
import { type BrowserDriver, startChromium, startFirefox, startWebKit } from './drivers.ts';
import { openSiteProxy, type SiteProxy } from './site-proxy.ts';

const STARTERS = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** Options of the projects in `playwright.browsers.config.ts`. */
export interface BrowserOptions {
  engine: keyof typeof STARTERS;
}

interface TestFixtures {
  /** A proxy of the site on which the scripts of the solutions section fail. */
  brokenFront: SiteProxy;
}

interface Fixtures extends BrowserOptions {
  /** The browser of the project, started once per worker. */
  driver: BrowserDriver;
  /** A proxy of the site. */
  front: SiteProxy;
}

/** Playwright's test, with one of the three browsers and the composed site behind a proxy. */
export const test = siteTest.extend<TestFixtures, Fixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  front: [
    async ({ site }, use) => {
      const front = await openSiteProxy(site);
      await use(front);
      await front.close();
    },
    { scope: 'worker' },
  ],
  brokenFront: [
    async ({ site }, use) => {
      const front = await openSiteProxy(site, /^\/assets\/solutions\/.*\.js/);
      await use(front);
      await front.close();
    },
    { scope: 'test' },
  ],
  driver: [
    async ({ engine }, use) => {
      const driver = await STARTERS[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
});

/** Viewport widths of a desktop and a phone, in CSS pixels. */
export const WIDTHS = [1440, 390] as const;

/** Polling intervals, in milliseconds. */
const POLLING = { intervals: [20, 50, 100] };

/** Opens a page and waits until the application has hydrated it. */
export async function openHydrated(driver: BrowserDriver, url: string) {
  await driver.open(url);
  await until(driver, () => document.readyState === 'complete');
  await driver.showIntent();
  await expect.poll(() => driver.evaluate(isHydrated), POLLING).toBe(true);
}

/** Opens a page for measuring: hydrated, with deterministic text layout. */
export async function openMeasurable(driver: BrowserDriver, url: string) {
  await openHydrated(driver, url);
  expect(await driver.evaluate(normalizeText)).toBeGreaterThan(0);
}

/** Measures the open page at one width. */
export async function measureAt(driver: BrowserDriver, width: number): Promise<Box[]> {
  await driver.resize(width);
  // The display resizes the window asynchronously.
  await expect.poll(() => driver.evaluate(() => innerWidth), POLLING).toBe(width);
  return driver.evaluate(measureBoxes);
}

/** Waits until a condition is true in the page; it is false between two documents. */
export async function until(driver: BrowserDriver, condition: () => boolean) {
  const options = { ...POLLING, message: String(condition) };
  await expect.poll(() => driver.evaluate(condition).catch(() => false), options).toBe(true);
}

export { expect };
