import type { Page } from '@playwright/test';
import { readStats } from './motion.ts';

interface Marked {
  __serverRendered: Element[];
}

/** Remembers what the server rendered, before the application starts: its elements in the page, its figures as returned. */
export async function markElements(page: Page) {
  // Effects may update text afterwards, such as the time at an office; these elements stay the same ones.
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

/** Elements that a document has exactly once and this one has not, with their number. */
export const headProblems = (page: Page) =>
  page.evaluate(() =>
    ['head title', 'meta[name=description]', 'link[rel=canonical]', 'h1']
      .map((selector) => [selector, document.querySelectorAll(selector).length] as const)
      .filter(([, count]) => count !== 1),
  );
