import type { Page } from '@playwright/test';

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
