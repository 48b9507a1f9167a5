import type { Page } from '@playwright/test';
import { readStats } from './motion.ts';

interface Marked {
  __serverRendered: Element[];
  __serverTexts: Map<Text, string>;
}

/** Marks the server-rendered elements before the application starts, and returns the stats shown. */
export async function markElements(page: Page) {
  // Effects may update text, but must keep these elements.
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll('main :is(h1, h2, h3, section, form, table, figure, li)')];
    const texts = new Map<Text, string>();
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement!.closest('local-time, .masked-email')) texts.set(text, text.data);
    }
    Object.assign(window, { __serverRendered: elements, __serverTexts: texts } satisfies Marked);
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

/**
 * Server-rendered texts that hydration changed or replaced outside of local times: without intent, visitors would never see the
 * change. A masked email address is complete before: its link to the contact page becomes a button.
 */
export const changedTexts = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as Marked).__serverTexts]
      .filter(([text, before]) => text.data !== before || !text.isConnected)
      .map(([text, before]) => `${before} → ${text.data}`),
  );

/** Elements that must occur exactly once but do not, with their count. */
export const headProblems = (page: Page) =>
  page.evaluate(() =>
    ['head title', 'meta[name=description]', 'link[rel=canonical]', 'h1']
      .map((selector) => [selector, document.querySelectorAll(selector).length] as const)
      .filter(([, count]) => count !== 1),
  );
