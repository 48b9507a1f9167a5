import type { Page } from '@playwright/test';

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
