import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Text spacing of WCAG 1.4.12. */
const TEXT_SPACING_CSS = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Browsers' default font sizes. */
const DEFAULT_FONT_SIZES_PX = { standard: 16, fixed: 13 };

/** Runs a check with WCAG text spacing applied. */
export async function withTextSpacing(page: Page, check: () => Promise<void>) {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet();
    added.replaceSync(rules);
    document.adoptedStyleSheets.push(added);
    return added;
  }, TEXT_SPACING_CSS);
  await check();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added);
  });
}

/** Runs a check with the browser's default font size doubled and the window unchanged. */
export async function withLargeText(page: Page, check: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: DEFAULT_FONT_SIZES_PX.standard * 2, fixed: DEFAULT_FONT_SIZES_PX.fixed * 2 },
  });
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(rootSize).toBe(`${DEFAULT_FONT_SIZES_PX.standard * 2}px`);
  await check();
  await session.send('Page.setFontSizes', { fontSizes: DEFAULT_FONT_SIZES_PX });
  await session.detach();
}
