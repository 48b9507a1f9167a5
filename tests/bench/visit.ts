import type { Browser, BrowserContext, Page } from '@playwright/test';
import path from 'node:path';
import type { Observed } from './observed.ts';
import { waves } from './waves.ts';

/** A phone on a slow network: Lighthouse's values for slow 4G and a CPU slowed down 4x. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 };
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1.47e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const SLOW_CPU = { rate: 4 };

/** Delay of every response when waves are counted: longer than a page's work between two waves. */
const RESPONSE_DELAY_MS = 300;

/** Time for work after hydration, such as effects. */
const SETTLE_MS = 1000;

/** Measures a first visit on a slow phone. */
export function visitSlowly(browser: Browser, url: string): Promise<Observed> {
  return visit(browser, url, async (context, page) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  });
}

/** Counts waves of requests until a page is hydrated: including the document, and from the start of the application. */
export async function countWaves(browser: Browser, url: string) {
  const { document, scripts } = await visit(browser, url, async (context) => {
    await context.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS));
      await route.continue();
    });
  });
  return { withDocument: waves([document, ...scripts]), fromStart: waves(scripts) };
}

async function visit(
  browser: Browser,
  url: string,
  slowDown: (context: BrowserContext, page: Page) => Promise<void>,
): Promise<Observed> {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    await slowDown(context, page);
    await page.addInitScript({ path: path.join(import.meta.dirname, 'observe.js') });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => window.__bench.start());
    await page.waitForFunction(() => window.__bench.hydrated !== undefined);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => window.__bench.read());
  } finally {
    await context.close();
  }
}
