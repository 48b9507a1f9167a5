import type { Page } from '@playwright/test';
import { readStats } from './motion.ts';

interface Marked {
  __serverRendered: Element[];
}

/** Marks the server-rendered elements before the application starts, and returns the stats shown. */
export async function markElements(page: Page) {
  // Effects may update text, such as an office's local time, but must keep these elements.
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll('main :is(h1, h2, h3, section, form, table, figure, li)')];
    (window as unknown as Marked).__serverRendered = elements;
  });
  return { stats: await readStats(page) };
}

/** Start tags of the marked elements that are no longer in the document. */
export const replacedElements = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Marked).__serverRendered
      .filter((element) => !element.isConnected)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Elements that must occur exactly once but do not, with their count. */
export const headProblems = (page: Page) =>
  page.evaluate(() =>
    ['head title', 'meta[name=description]', 'link[rel=canonical]', 'h1']
      .map((selector) => [selector, document.querySelectorAll(selector).length] as const)
      .filter(([, count]) => count !== 1),
  );
