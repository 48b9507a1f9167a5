import type { Page } from '@playwright/test';
import { loadWidgets } from './application.ts';
import { readRenderedElements } from './rendered-elements.ts';

/** An element or pseudo-element whose computed style differs between two pages. */
export interface Difference {
  element: string;
  /** Property with its values on both pages. */
  properties: [property: string, one: string, other: string][];
}

/**
 * Compares every computed property of every rendered element and pseudo-element of two pages with the same markup, in
 * which only class names may differ. Returns the first differences, at most `max`, in document order; none when the pages look the same.
 */
export async function compareStyles(one: Page, other: Page, max = 5): Promise<Difference[]> {
  const [mine, theirs] = await Promise.all([readRenderedElements(one), readRenderedElements(other)]);
  if (mine.length !== theirs.length) {
    const at = mine.findIndex(({ content }, i) => content !== theirs[i]?.content);
    const element = mine[at]?.path ?? 'document';
    return [{ element, properties: [['rendered elements', `${mine.length}`, `${theirs.length}`]] }];
  }
  const differences: Difference[] = [];
  for (const [i, element] of mine.entries()) {
    const { path, content, values } = element;
    const twin = theirs[i]!;
    if (content === twin.content && values.every((value, at) => value === twin.values[at])) continue;
    const properties = Object.entries(element.style).flatMap(([name, value]): Difference['properties'] => {
      const otherValue = twin.style[name]!;
      return value === otherValue ? [] : [[name, value, otherValue]];
    });
    if (content !== twin.content) properties.unshift(['content', content, twin.content]);
    differences.push({ element: path, properties });
    if (differences.length === max) break;
  }
  return differences;
}

/** Waits for lazy widgets and fonts, and cancels all animations. */
export async function settle(page: Page) {
  await loadWidgets(page);
  // Park the pointer in the corner, so a resize does not move an element under it.
  await page.mouse.move(1, 1);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.cancel();
  });
}
