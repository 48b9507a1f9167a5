import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import type { BrowserDriver } from './browser-driver.ts';
import { recordErrors } from './record-errors.ts';
import { stopClock } from './stop-clock.ts';

/** Starts Chromium, whose layout is the reference for the other browsers. */
export async function startChromium(): Promise<BrowserDriver> {
  const browser = await chromium.launch({
    executablePath: findBrowser('headless-chromium'),
    args: CHROMIUM_ARGUMENTS,
  });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  for (const script of [recordErrors, stopClock]) await context.addInitScript(script);
  const page = await context.newPage();
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewportSize({ width, height: 900 }),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    // Twice: the pointer may already be where the first move ends.
    async movePointer() {
      await page.mouse.move(40, 300);
      await page.mouse.move(44, 304);
    },
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).fill(text),
    pressEscape: () => page.keyboard.press('Escape'),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
