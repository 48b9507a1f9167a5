import type { Page } from '@playwright/test';

interface Watched {
  __minLength: number;
}

/** Tracks the text length of `main` in every frame and at every change; `minLength` is the minimum in the current document. */
export async function watchMain(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.__minLength = Number.POSITIVE_INFINITY;
    const sample = () => {
      const main = document.querySelector('main');
      // While parsing, the text is incomplete.
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
