import { blockText, select } from '@vantedge/release/html';
import type { ParentNode } from 'domhandler';

const NEVER_RENDERED = 'script, style, template, noscript, [hidden]';

/** Visible text of an element, including collapsed content, with line breaks around blocks. */
export function visibleText(element: ParentNode): string {
  const hidden = new Set(select(NEVER_RENDERED, element));
  return blockText([element], (inside) => hidden.has(inside));
}
