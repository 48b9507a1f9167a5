import { DocumentEditor } from '@vantedge/release/html';
import { parse } from 'node-html-parser';

/** Start of a `CriticalCssBoundary` of shared-ui, as React writes it and as it is in documents. */
const FOLD_START = '<div data-fold="true"';

/**
 * Markup that is visible on load: everything above the fold, without popovers and dialogs. A page without a fold is returned
 * in full. Elements that contain the fold stay unclosed.
 */
export function aboveTheFold(body: string): string {
  const document = parse(body);
  for (const closed of document.querySelectorAll('[popover], dialog')) closed.replaceWith('');
  return document.toString().split(FOLD_START, 1)[0]!;
}

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
