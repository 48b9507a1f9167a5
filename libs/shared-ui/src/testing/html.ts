import { is, selectAll } from 'css-select';
import { type AnyNode, type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export type { Document, Element } from 'domhandler';
export { textContent } from 'domutils';

/** Parses HTML, for queries in tests. Nodes know where they begin and end in it. */
export const parseHtml = (html: string): Document =>
  parseDocument(html, { withStartIndices: true, withEndIndices: true });

/** The elements below a document or element that match a CSS selector, in document order. */
export const select = (selector: string, within: ParentNode): Element[] =>
  selectAll<AnyNode, Element>(selector, within);

/** The first element that matches a CSS selector; `undefined` if there is none. */
export const selectOne = (selector: string, within: ParentNode): Element | undefined =>
  select(selector, within)[0];

/** The element or its closest ancestor that matches a CSS selector; `undefined` if there is none. */
export function closest(selector: string, element: Element): Element | undefined {
  for (let at: ParentNode | null = element; at; at = at.parent)
    if (isTag(at) && is<AnyNode, Element>(at, selector)) return at;
  return undefined;
}

/** The value of a custom property in an element's `style` attribute. Throws if there is none. */
export function customProperty(element: Element, name: `--${string}`): string {
  const [, value] = new RegExp(`(?:^|;)${name}:([^;]+)`).exec(element.attribs['style'] ?? '') ?? [];
  if (value === undefined)
    throw new Error(`<${element.name} style="${element.attribs['style']}"> has no ${name}`);
  return value;
}
