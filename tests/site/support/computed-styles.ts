import type { Page } from '@playwright/test';
import { loadWidgets } from '@vantedge/site-testing';

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

/** Runs in the page: Chromium can compute auto margins of 0 px for a box that it laid out while the document arrived, wherever the box is. */
export function layOutAnew() {
  const { style } = document.documentElement;
  style.display = 'none';
  document.documentElement.getBoundingClientRect();
  style.display = '';
}

/** A rendered element or pseudo-element. */
export interface RenderedElement {
  /** The element with its id and classes, below up to two ancestors: `main > p.lead > b`. */
  path: string;
  /** Its tag and the text directly in it. */
  content: string;
  /** Computed values by property, without logical properties and custom ones, which show in the others. */
  style: Readonly<Record<string, string>>;
}

/** An element of a snapshot. Comparing `values` is much faster than building each element's `style`. */
class SnapshotElement implements RenderedElement {
  constructor(
    readonly path: string,
    readonly content: string,
    private readonly names: readonly string[],
    /** Computed values in the order of the property names, which is the same in all snapshots of a browser. */
    readonly values: readonly string[],
  ) {}

  private built?: RenderedElement['style'];

  get style() {
    this.built ??= Object.fromEntries(this.names.map((name, i) => [name, this.values[i]!]));
    return this.built;
  }
}

/** Reads all rendered elements of a page, in document order. */
export async function readRenderedElements(page: Page): Promise<SnapshotElement[]> {
  const names = await page.evaluate(propertyNames);
  const session = await page.context().newCDPSession(page);
  // All in one call; reading properties one by one takes ten times as long.
  const snapshot = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: names });
  await session.detach();
  const { nodes, layout } = snapshot.documents[0]!;
  // A file's folder differs between builds; its name does not.
  const strings = snapshot.strings.map((text) => text.replaceAll(/url\("[^"]*\//g, 'url("'));
  const texts = new Map<number, string>();
  for (const [node, type] of nodes.nodeType!.entries()) {
    if (type !== TEXT) continue;
    const parent = nodes.parentIndex![node]!;
    texts.set(parent, `${texts.get(parent) ?? ''}${strings[nodes.nodeValue![node]!] ?? ''}`);
  }
  return layout.nodeIndex.flatMap((node, i) => {
    if (nodes.nodeType![node] !== ELEMENT) return [];
    const values = layout.styles[i]!.map((value) => strings[value] ?? '');
    const content = `${tagOf(node)} ${texts.get(node)?.trim() ?? ''}`;
    return [new SnapshotElement(pathOf(node), content, names, values)];
  });

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
    return [tagOf(node) + id, ...classes].join('.');
  }

  function tagOf(node: number): string {
    return strings[nodes.nodeName![node]!]!.toLowerCase();
  }
}

/** Runs in the page. */
const propertyNames = () =>
  [...getComputedStyle(document.body)].filter((name) => !/^--|\b(block|inline)\b/.test(name)).sort();

/** `Node.ELEMENT_NODE`, also the type of pseudo-elements, and `Node.TEXT_NODE`. */
const [ELEMENT, TEXT] = [1, 3];
