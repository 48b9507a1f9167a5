import { parse } from 'node-html-parser';

/** Markup of an empty `Fold` of shared-ui. */
const FOLD_MARKUP = '<div data-fold="true" hidden="">';

/**
 * Markup that is visible on load: everything above the fold, without popovers and dialogs. A page without a fold is returned
 * in full. Elements that contain the fold stay unclosed.
 */
export function aboveTheFold(body: string): string {
  const document = parse(body);
  for (const closed of document.querySelectorAll('[popover], dialog')) closed.replaceWith('');
  return document.toString().split(FOLD_MARKUP, 1)[0]!;
}

/** Inserts markup at the fold; returns the body unchanged if it has none. */
export const insertAtFold = (body: string, markup: string): string =>
  body.replace(FOLD_MARKUP, FOLD_MARKUP + markup);
