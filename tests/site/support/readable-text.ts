import type { Page } from '@playwright/test';
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WEB_FONTS } from '@vantedge/shared-ui/testing/web-fonts';
import { expandAllDetails } from '@vantedge/site-testing';
import { expect } from './test.ts';

/**
 * Text that cannot be read: outside the window, or clipped by an element that does not scroll. Up to two pixels are tolerated as
 * glyph overhang. Runs in the page.
 */
export function clippedText(): string[] {
  const OVERHANG = 2;
  const lost: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const content = text.data.trim();
    const parent = text.parentElement;
    if (!content || !parent || !isMeant(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const window = visiblePart(parent);
    for (const box of range.getClientRects()) {
      const out = Math.max(
        window.left - box.left,
        box.right - window.right,
        window.top - box.top,
        box.bottom - window.bottom,
      );
      if (box.width <= 1 || out <= OVERHANG) continue;
      lost.push(
        `${Math.round(out)} px of "${content.slice(0, 40)}" in ${nameOf(parent)}, cut by ${window.by}`,
      );
      break;
    }
  }
  return lost;

  /**
   * Whether an element is meant to be visible: not screen-reader text, inactive states, or labels in a drawing that has a text
   * alternative.
   */
  function isMeant(element: Element): boolean {
    if (element.closest('script, style, noscript, option, .skip-link, svg[aria-hidden="true"]')) return false;
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).clipPath === 'inset(50%)') return false;
    }
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** The area its ancestors leave visible; a scrolling ancestor makes everything along its axis reachable. */
  function visiblePart(element: Element) {
    const seen = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity, by: 'the window' };
    let scrollsX = false;
    let scrollsY = false;
    let sought = getComputedStyle(element).position;
    for (let around: Element | null = element; around && around !== document.body;) {
      const { overflowX, overflowY, position, display } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const cuts = display !== 'inline' && display !== 'contents' && !(around instanceof SVGElement);
      if (/auto|scroll/.test(overflowX)) scrollsX = true;
      if (/auto|scroll/.test(overflowY)) scrollsY = true;
      if (cuts && !scrollsX && /hidden|clip/.test(overflowX)) {
        if (box.left > seen.left) Object.assign(seen, { left: box.left, by: nameOf(around) });
        if (box.right < seen.right) Object.assign(seen, { right: box.right, by: nameOf(around) });
      }
      if (cuts && !scrollsY && /hidden|clip/.test(overflowY)) {
        if (box.top > seen.top) Object.assign(seen, { top: box.top, by: nameOf(around) });
        if (box.bottom < seen.bottom) Object.assign(seen, { bottom: box.bottom, by: nameOf(around) });
      }
      if (position === 'fixed') break;
      // An absolutely positioned element is clipped only by its containing block and that block's ancestors.
      if (sought === 'absolute') {
        do around = around.parentElement;
        while (around && getComputedStyle(around).position === 'static');
      } else around = around.parentElement;
      sought = around ? getComputedStyle(around).position : '';
    }
    if (scrollsX) Object.assign(seen, { left: -Infinity, right: Infinity });
    if (scrollsY) Object.assign(seen, { top: -Infinity, bottom: Infinity });
    return seen;
  }

  function nameOf(element: Element): string {
    const { className } = element;
    return typeof className === 'string' && className
      ? `${element.localName}.${className.split(' ').join('.')}`
      : element.localName;
  }
}

const FONTS = path.resolve(import.meta.dirname, '../../../libs/shared-ui/src/fonts');

/** Code points of each web font by family and style. */
const CODE_POINTS = new Map(
  WEB_FONTS.map(({ family, style, to }) => [
    `${family}, ${style}`,
    new Set((create(readFileSync(path.join(FONTS, to))) as Font).characterSet),
  ]),
);

/** Whitespace, joiners and soft hyphens, which need no glyph. */
const INVISIBLE = /[\s\u200b-\u200d\u2060\u00ad]/;

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
      .filter((character) => !INVISIBLE.test(character) && !points.has(character.codePointAt(0)!))
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

/** Expects no clipped text and no horizontal scrolling. */
export async function expectAllText(page: Page, state: string) {
  expect.soft(await page.evaluate(clippedText), state).toEqual([]);
  await expectNoSidewaysScroll(page, state);
}

/** Expects no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `${state}, sideways`).toBeLessThanOrEqual(0);
}

/** Expects all text at 400%, where 1280 × 1024 px become 320 × 256, with all details closed, then open, then with text spacing. Leaves them open. */
export async function expectReflow(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ width: 320, height: 256 });
  await expectAllText(page, 'closed');
  await page.evaluate(expandAllDetails);
  await expectAllText(page, 'open');
  await withTextSpacing(page, () => expectAllText(page, 'spaced'));
}
