import type { Page } from '@playwright/test';
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WEB_FONTS } from '@vantedge/shared-ui/testing/web-fonts';

const FONTS = path.resolve(import.meta.dirname, '../../../libs/shared-ui/src/fonts');

/** Code points of each web font by family and style. */
const CODE_POINTS = new Map(
  WEB_FONTS.map(({ family, style, to }) => [
    `${family}, ${style}`,
    new Set((create(readFileSync(path.join(FONTS, to))) as Font).characterSet),
  ]),
);

/**
 * Characters of a page that its web fonts do not contain, each after the family and style that should show it. The composer checks the
 * text font only.
 */
export async function missingGlyphs(page: Page): Promise<string[]> {
  return Object.entries(await page.evaluate(charactersByFont)).flatMap(([font, characters]) => {
    const points = CODE_POINTS.get(font);
    // System fonts, such as that of source code.
    if (!points) return [];
    return [...new Set(characters)]
      .filter((character) => /\S/.test(character) && !points.has(character.codePointAt(0)!))
      .map((character) => `${font}: ${character}`);
  });
}

/** All text of a page, with generated content and placeholders, by the first font family and the style. Runs in the page. */
function charactersByFont(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    if (element.matches('script, style, svg title')) continue;
    const styles = ['', '::before', '::after'].map((part) => getComputedStyle(element, part));
    const [own, ...generated] = styles;
    const texts = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.nodeValue!);
    if (element instanceof HTMLInputElement) texts.push(element.value, element.placeholder);
    const shown = [
      [own!, texts.join('')] as const,
      // Computed values contain line breaks as `\a `.
      ...generated.map(
        (style) => [style, /^"(.*)"/s.exec(style.content)?.[1]!.replaceAll('\\a ', '\n') ?? ''] as const,
      ),
    ];
    for (const [{ fontFamily, fontStyle, textTransform }, text] of shown) {
      const key = `${fontFamily.split(',', 1)[0]!.replaceAll('"', '')}, ${fontStyle}`;
      if (text) found[key] = (found[key] ?? '') + (textTransform === 'uppercase' ? text.toUpperCase() : text);
    }
  }
  return found;
}
