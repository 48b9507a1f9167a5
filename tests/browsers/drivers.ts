import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { findPrograms } from '../../tools/workspace/install.mjs';

/** A browser with one tab that shows pages. */
export interface Viewer {
  /** Opens a page; resolves after its load event. */
  open(url: string): Promise<unknown>;
  /** Sets the width of the viewport, in CSS pixels; it is about 900 high. */
  resize(width: number): Promise<unknown>;
  /** Runs a function in the page. It cannot use variables of its scope. */
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  /** Presses a key that does nothing else, which starts the application. */
  showIntent(): Promise<unknown>;
}

/** A browser that is controlled like a visitor would. */
export interface BrowserDriver extends Viewer {
  /** Scrolls an element into view and clicks it. */
  click(selector: string): Promise<unknown>;
  /** Replaces the text of a field by typing. */
  type(selector: string, text: string): Promise<unknown>;
  pressEscape(): Promise<unknown>;
  close(): Promise<void>;
}

/** A page in Chromium, whose layout is the reference for the other browsers. */
export const chromiumViewer = (page: Page): Viewer => ({
  open: (url) => page.goto(url),
  resize: (width) => page.setViewportSize({ width, height: 900 }),
  evaluate: (run) => page.evaluate(run),
  showIntent: () => page.keyboard.press('Shift'),
});

const FIREFOX_PREFERENCES = {
  // Overlay scrollbars, as in the other browsers: a 390 px viewport leaves 390 px for the page.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  // A mouse: fine pointer (2) and hover (4). Without a display, Firefox detects no pointer.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

/** Starts headless Firefox, which Puppeteer drives by WebDriver BiDi: geckodriver, which Selenium needs, is on no registry. */
export async function startFirefox(): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programs()[1]!,
    extraPrefsFirefox: FIREFOX_PREFERENCES,
    // Only the time limit of a test ends it.
    timeout: 0,
    protocolTimeout: 0,
  });
  let page = await browser.newPage();
  return {
    // In a tab of its own: after a step back, Puppeteer waits for the next load forever.
    async open(url) {
      const before = page;
      page = await browser.newPage();
      await page.setViewport(before.viewport());
      await before.close();
      await page.goto(url, { timeout: 0 });
    },
    resize: (width) => page.setViewport({ width, height: 900 }),
    evaluate: async (run) => page.evaluate(run),
    showIntent: () => page.keyboard.press('Shift'),
    click: (selector) => page.click(selector),
    async type(selector, text) {
      await page.click(selector);
      await page.$eval(selector, (field) => (field as HTMLInputElement).select());
      await page.keyboard.type(text);
    },
    pressEscape: () => page.keyboard.press('Escape'),
    close: () => browser.close(),
  };
}

/** Settings of GTK, by file. */
const GTK_SETTINGS = {
  // A phone is narrower than the minimum width of a window, 447 px, which the browser's toolbar imposes.
  'gtk.css': `* {
    margin: 0; padding: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-source: none;
  }`,
  // Reduced motion.
  'settings.ini': '[Settings]\ngtk-enable-animations = 0\n',
};

/** Starts WebKitGTK's browser on a virtual display. */
export async function startWebKit(): Promise<BrowserDriver> {
  const [, , webKitDriver, xvfb] = programs();
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  for (const [name, text] of Object.entries(GTK_SETTINGS))
    writeFileSync(path.join(folder, 'gtk-3.0', name), text);
  const display = spawn(xvfb!, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // It picks a free display and prints its number once it accepts clients.
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const server = `http://127.0.0.1:${await getPort()}`;
  const service = spawn(webKitDriver!, [`--port=${new URL(server).port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
    },
    stdio: 'ignore',
  });
  while (!(await fetch(`${server}/status`).catch(() => undefined))) await sleep(50);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const click = async (selector: string) => {
    const element = await driver.findElement(By.css(selector));
    // WebKitWebDriver itself would scroll the element under the header.
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
    await element.click();
    return element;
  };
  return {
    open: (url) => driver.get(url),
    resize: (width) => driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 }),
    evaluate: (run) => driver.executeScript(`return (${String(run)})()`),
    // Not with `actions`: WebKitWebDriver sometimes never responds to input just after a page load.
    showIntent: () =>
      driver.executeScript(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))),
    click,
    async type(selector, text) {
      await driver.executeScript('arguments[0].select()', await click(selector));
      await driver.actions().sendKeys(text).perform();
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    async close() {
      await driver.quit();
      service.kill();
      display.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Paths of Chromium, Firefox, WebKit's WebDriver and the virtual display. */
function programs(): string[] {
  const found = findPrograms('browsers');
  if (!found) throw new Error('A browser is missing. Install Firefox and WebKitGTK: npm run test:browsers');
  return found;
}
