import type { Page } from '@playwright/test';

interface Watched {
  __least: number;
}

/**
 * Measures the text of `main` in every frame and at every change from the first one on; the result is the shortest that
 * it ever was, in characters, on the document that is shown now.
 */
export async function watchMain(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.__least = Number.POSITIVE_INFINITY;
    const sample = () => {
      const main = document.querySelector('main');
      // While the document is being parsed its text is still coming.
      if (main && document.readyState !== 'loading') {
        watched.__least = Math.min(watched.__least, main.textContent.length);
      }
    };
    new MutationObserver(sample).observe(document, { childList: true, subtree: true, characterData: true });
    const eachFrame = () => {
      sample();
      requestAnimationFrame(eachFrame);
    };
    eachFrame();
  });
  return {
    least: () => page.evaluate(() => (window as unknown as Watched).__least),
    now: () => page.evaluate(() => document.querySelector('main')!.textContent.length),
  };
}
