import type { Page } from '@playwright/test';

interface Watched {
  __minLength: number;
}

/**
 * Measures the text of `main` in every frame and at every change from the first one on; the result is the shortest that
 * it ever was, in characters, on the document that is shown now.
 */
export async function watchMain(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.__minLength = Number.POSITIVE_INFINITY;
    const sample = () => {
      const main = document.querySelector('main');
      // While the document is being parsed its text is still coming.
      if (main && document.readyState !== 'loading') {
        watched.__minLength = Math.min(watched.__minLength, main.textContent.length);
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
    minLength: () => page.evaluate(() => (window as unknown as Watched).__minLength),
    currentLength: () => page.evaluate(() => document.querySelector('main')!.textContent.length),
  };
}
