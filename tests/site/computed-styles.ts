import type { Page } from '@playwright/test';
import { loadWidgets } from './application.ts';

/** An element or pseudo-element whose computed style differs between two pages. */
export interface Difference {
  element: string;
  /** Property with its values on both pages. */
  properties: [property: string, one: string, other: string][];
}

interface Styled {
  element: string;
  /** In the order of the requested properties. */
  values: string[];
}

/**
 * Compares every computed property of every rendered element and pseudo-element of two pages with the same markup. Returns
 * the first differences, at most `max`, in document order; none when the pages look the same.
 */
export async function compareStyles(one: Page, other: Page, max = 5): Promise<Difference[]> {
  const names = await one.evaluate(propertyNames);
  const [mine, theirs] = await Promise.all([readStyles(one, names), readStyles(other, names)]);
  if (mine.length !== theirs.length) {
    const at = mine.findIndex(({ element }, i) => element !== theirs[i]?.element);
    const element = mine[at]?.element ?? 'document';
    return [{ element, properties: [['rendered elements', `${mine.length}`, `${theirs.length}`]] }];
  }
  const differences: Difference[] = [];
  for (const [i, { element, values }] of mine.entries()) {
    const twin = theirs[i]!;
    const properties = names.flatMap((name, property): Difference['properties'] => {
      const [value, otherValue] = [values[property]!, twin.values[property]!];
      return value === otherValue ? [] : [[name, value, otherValue]];
    });
    if (element !== twin.element) properties.unshift(['element', element, twin.element]);
    if (properties.length) differences.push({ element, properties });
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

/**
 * Every property except custom properties, which show in the properties that use them, and logical ones, which repeat the
 * values of physical ones. Runs in the page.
 */
const propertyNames = () =>
  [...getComputedStyle(document.body)].filter((name) => !/^--|\b(block|inline)\b/.test(name)).sort();

/** All styles in one call; reading properties one by one takes ten times as long. */
async function readStyles(page: Page, names: string[]): Promise<Styled[]> {
  const session = await page.context().newCDPSession(page);
  const snapshot = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: names });
  await session.detach();
  const { nodes, layout } = snapshot.documents[0]!;
  // A file's folder differs between builds; its name does not.
  const strings = snapshot.strings.map((text) => text.replaceAll(/url\("[^"]*\//g, 'url("'));
  return layout.nodeIndex.flatMap((node, i) =>
    nodes.nodeType![node] === ELEMENT
      ? [{ element: pathOf(node), values: layout.styles[i]!.map((value) => strings[value] ?? '') }]
      : [],
  );

  function pathOf(node: number): string {
    const path: string[] = [];
    for (let at = node; at >= 0 && path.length < 3; at = nodes.parentIndex![at]!) path.unshift(nameOf(at));
    return path.join(' > ');
  }

  function nameOf(node: number): string {
    const attributes = nodes.attributes![node]!.map((value) => strings[value]!);
    const valueOf = (name: string) =>
      attributes.find((_, i) => i % 2 === 1 && attributes[i - 1] === name) ?? '';
    const id = valueOf('id') && `#${valueOf('id')}`;
    const classes = valueOf('class').split(/\s+/).filter(Boolean);
    return [strings[nodes.nodeName![node]!]!.toLowerCase() + id, ...classes].join('.');
  }
}

/** `Node.ELEMENT_NODE`; also the type of pseudo-elements. */
const ELEMENT = 1;
