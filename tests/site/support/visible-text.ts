import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

const NEVER_RENDERED = 'script, style, template, noscript, [hidden]';

/** Visible text of an element, including collapsed content, with line breaks around blocks. */
export function visibleText(element: HTMLElement): string {
  const hidden = new Set<Node>(element.querySelectorAll(NEVER_RENDERED));
  const textOf = (node: Node): string => {
    if (node.nodeType === NodeType.TEXT_NODE) return node.text;
    if (node.nodeType !== NodeType.ELEMENT_NODE || hidden.has(node)) return '';
    const text = node.childNodes.map(textOf).join('');
    return INLINE.test(node.rawTagName) ? text : `\n${text}\n`;
  };
  return textOf(element);
}
