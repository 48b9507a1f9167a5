import type { Browser, Page } from '@playwright/test';
import { startApplication } from './application.ts';
import { lostText } from './lost-text.ts';
import { openAll } from './open-all.ts';
import { ALL_ROUTES } from './routes.ts';
import { expect, test as base } from './test.ts';

/** A browser of somebody who has set twice the size of text, and that alone; its window is 1280 px wide. */
const test = base.extend<{ largeText: Page }, { browserOfLargeText: Browser }>({
  browserOfLargeText: [
    async ({ playwright, launchOptions }, use) => {
      const { args = [], ...others } = launchOptions;
      const browser = await playwright.chromium.launch({
        ...others,
        args: [...args, '--blink-settings=defaultFontSize=32'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  largeText: async ({ browserOfLargeText }, use) => {
    const page = await browserOfLargeText.newPage({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    await use(page);
    await page.close();
  },
});

// What passes by is in reach of those who wait; here everything has to be in its place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a reader may set by WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test.describe('at 400 %, where 1280 by 1024 px become 320 by 256', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
  for (const path of [...ALL_ROUTES, '/nope']) {
    test(`${path} reflows, and loses nothing`, async ({ page, site }) => {
      await page.goto(site + path);
      await startApplication(page);
      await expectAll(page);
      await page.evaluate(openAll);
      await expectAll(page);
    });
  }
});

for (const path of [...ALL_ROUTES, '/nope']) {
  test(`${path} loses nothing with a reader's spacing`, async ({ page, site }) => {
    await page.goto(site + path);
    await startApplication(page);
    await page.evaluate(openAll);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAll(page, `${width} px`);
      await withStyle(page, SPACED, () => expectAll(page, `${width} px, spaced`));
    }
  });
}

for (const path of [...ALL_ROUTES, '/nope']) {
  test(`${path} loses nothing with text of twice the size`, async ({ largeText, site }) => {
    await largeText.goto(site + path);
    await startApplication(largeText);
    await largeText.evaluate(openAll);
    await expectAll(largeText);
  });
}

/** Expects that no text is out of reach and that nothing scrolls sideways. */
async function expectAll(page: Page, when?: string) {
  expect.soft(await page.evaluate(lostText), when).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, when).toBeLessThanOrEqual(0);
}

async function withStyle(page: Page, rules: string, check: () => Promise<void>) {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, rules);
  await check();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added);
  });
}
