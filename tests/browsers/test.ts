import { test as siteTest } from '../site/support/test.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { startChromium } from './chromium-driver.ts';
import { startFirefox } from './firefox-driver.ts';
import { openSiteProxy, type SiteProxy } from './site-proxy.ts';
import { startWebKit } from './webkit-driver.ts';

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
    async ({ site, engine }, use) => {
      const front = await openSiteProxy(site, { addsScripts: engine === 'webkit' });
      await use(front);
      await front.close();
    },
    { scope: 'worker' },
  ],
  brokenFront: [
    async ({ site, engine }, use) => {
      const failing = /^\/assets\/solutions\/.*\.js/;
      const front = await openSiteProxy(site, { addsScripts: engine === 'webkit', failing });
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

export { expect } from '@playwright/test';
