import { launch } from 'puppeteer-core';
import { findBrowser } from '../../tools/workspace/browser.mjs';
import type { BrowserDriver } from './browser-driver.ts';
import { recordErrors } from './record-errors.ts';
import { stopClock } from './stop-clock.ts';

const PREFERENCES = {
  // Overlay scrollbars, as in the other browsers: a 390 px viewport leaves 390 px for the page.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  // A mouse: fine pointer (2) and hover (4). Without a display, Firefox detects no pointer.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

/** Starts headless Firefox, controlled with WebDriver BiDi. */
export async function startFirefox(): Promise<BrowserDriver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findBrowser('firefox'),
    extraPrefsFirefox: PREFERENCES,
  });
  const page = await browser.newPage();
  for (const script of [recordErrors, stopClock]) await page.evaluateOnNewDocument(script);
  return {
    version: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewport({ width, height: 900 }),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<never>,
    // Twice: the pointer may already be where the first move ends.
    async movePointer() {
      await page.mouse.move(40, 300);
      await page.mouse.move(44, 304);
    },
    click: (selector) => page.locator(selector).click(),
    async type(selector, text) {
      await page.locator(selector).click({ count: 3 });
      await page.keyboard.type(text);
    },
    pressEscape: () => page.keyboard.press('Escape'),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
