import { is, selectAll, selectOne as selectFirst } from 'css-select';
import { type AnyNode, type Document, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export type { Document, Element } from 'domhandler';

/** Parses HTML as written, without adding elements. Nodes have `startIndex` and `endIndex`, the index of their last character. */
export const parseHtml = (html: string): Document =>
  parseDocument(html, { withStartIndices: true, withEndIndices: true });

/** Where to search: below an element or document, or in nodes and below them. */
type Within = ParentNode | AnyNode[];

/** The elements that match a CSS selector, in document order. */
export const select = (selector: string, within: Within): Element[] =>
  selectAll<AnyNode, Element>(selector, within);

/** The first element that matches a CSS selector; `undefined` if there is none. */
export const selectOne = (selector: string, within: Within): Element | undefined =>
  selectFirst<AnyNode, Element>(selector, within) ?? undefined;

/** The element or its closest ancestor that matches a CSS selector; `undefined` if there is none. */
export function closest(selector: string, element: Element): Element | undefined {
  for (let at: ParentNode | null = element; at; at = at.parent)
    if (isTag(at) && is<AnyNode, Element>(at, selector)) return at;
  return undefined;
}

const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** Text of nodes with line breaks around block elements and single spaces, without the elements that `isExcluded` selects. */
export const blockText = (nodes: readonly AnyNode[], isExcluded: (element: Element) => boolean): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data.replace(/\s+/g, ' ');
      if (!('children' in node) || (isTag(node) && isExcluded(node))) return '';
      const text = blockText(node.children, isExcluded);
      return isTag(node) && !INLINE.test(node.name) ? `\n${text}\n` : text;
    })
    .join('');

/** Serializes JSON for a script element: escapes `<`, which could end it. */
export const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Escapes a value for a double-quoted attribute. */
export const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Escapes text content for HTML or XML. */
export const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
