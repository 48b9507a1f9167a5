import { DocumentEditor } from '@vantedge/release/html';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

/**
 * The elements that are visible on load: everything above the fold (a `CriticalCssBoundary` of shared-ui), without popovers, dialogs and
 * text. Attributes have no entities, as the names in a stylesheet: `class="[&>b]:grid"`. A page without a fold is returned in full.
 */
export function aboveTheFold(body: string): string {
  const document = parseDocument(body);
  const remove = (nodes: readonly ChildNode[]) => nodes.forEach((node) => DomUtils.removeElement(node));
  remove(
    DomUtils.findAll(({ name, attribs }) => name === 'dialog' || 'popover' in attribs, document.children),
  );
  const fold = DomUtils.findOne(({ attribs }) => 'data-fold' in attribs, document.children);
  for (let at: ParentNode | null = fold; at?.type === ElementType.Tag; at = at.parent) {
    const siblings = DomUtils.getSiblings(at);
    remove(siblings.slice(siblings.indexOf(at) + 1));
  }
  remove(DomUtils.getElementsByTagType(ElementType.Text, document));
  return DomUtils.getOuterHTML(document, { encodeEntities: false });
}

type ChildNode = Parameters<typeof DomUtils.removeElement>[0];
type ParentNode = NonNullable<ChildNode['parent']>;

/** Inserts markup at the fold, and marks the parts of the page below it; returns the body unchanged if it has no fold. */
export function deferBelowFold(body: string, markup: string): string {
  const editor = new DocumentEditor(body);
  const fold = editor.root.querySelector('[data-fold]');
  if (!fold) return body;
  editor.prepend(fold, markup);
  for (let at = fold; at.parentNode; at = at.parentNode) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling)
      if (!next.hasAttribute('data-fold')) editor.set(next, { 'data-deferred': '' });
  }
  return editor.toString();
}
