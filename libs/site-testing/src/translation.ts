import { type BrowserContext, expect, type Page } from '@playwright/test';
import { loadWidgets, startApplication } from './application.ts';
import { collectConsoleErrors } from './console-errors.ts';

/**
 * Does to the texts of a page what the translators of browsers do: takes each text node out, and puts two `font` elements with its
 * translation in its place. Here that is the same text. With `continuously`, texts that come later are translated, too.
 */
export async function translate(page: Page, { continuously }: { continuously: boolean }) {
  await page.evaluate((watch) => {
    const wrap = () => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        // Translators leave drawings, and what shows no elements.
        if (text.parentElement!.closest('font, script, style, noscript, option, textarea, svg')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap();
    if (!watch) return;
    const target = document.body;
    new MutationObserver(wrap).observe(target, { childList: true, characterData: true, subtree: true });
  }, continuously);
}

/** Changes what a page shows. */
export type Step = (page: Page) => Promise<unknown>;

/** Expects that a page shows the same in each step, and stays hydrated, if a browser has translated it. Each step must change what it shows. */
export async function expectSameTranslated(
  context: BrowserContext,
  url: string,
  steps: readonly Step[],
  { continuously }: { continuously: boolean },
): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [plain, translated] = [await context.newPage(), await context.newPage()];
  const errors = await collectConsoleErrors(translated);
  for (const page of [plain, translated]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    await startApplication(page);
    await loadWidgets(page);
    // Parts with motion hydrate after the page; React renders again what was translated before.
    await page.waitForFunction(isWholeMainHydrated);
  }
  await translate(translated, { continuously });
  const documents: string[] = [];
  // The page that replaces one that throws loads its document.
  translated.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const [i, step] of steps.entries()) {
    const before = await visibleText(plain);
    for (const page of [plain, translated]) await step(page);
    await expect.poll(() => visibleText(plain), `step ${i} changes something`).not.toBe(before);
    await expect.poll(() => visibleText(translated), `step ${i}`).toBe(await visibleText(plain));
  }
  expect(documents).toEqual([]);
  await expect(translated.locator('[data-static]')).toHaveCount(0);
  expect(errors.filter((error) => !EXPECTED.test(error))).toEqual([]);
}

/** Whether React has hydrated all parts of `main`. Runs in the page. */
const isWholeMainHydrated = () =>
  [...document.querySelectorAll('main :is(section, article, li, h2, h3)')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );

/** Of requests that a test answers with an error, and of a page that does not exist. */
const EXPECTED = /^Failed to load resource|^No page at/;

/**
 * What header, page and footer show, without spaces, which depend on the elements around a text, and without minutes, of which one page
 * may show a later one than the other.
 */
const visibleText = (page: Page) =>
  page
    .locator('header, main, footer')
    .evaluateAll((parts) =>
      parts
        .map((part) => (part as HTMLElement).innerText.replaceAll(/\s/g, '').replaceAll(/(\d):\d\d/g, '$1'))
        .join(),
    );
