import { parse } from 'node-html-parser';

/** What `Fold` of shared-ui renders, empty. */
const FOLD = '<div data-fold="true" hidden="">';

/**
 * The markup of what is seen when a page opens: without what is closed then, and down to its fold. A page without a fold
 * is seen whole. Elements that the fold cuts stay open.
 */
export function aboveTheFold(body: string): string {
  const document = parse(body);
  for (const closed of document.querySelectorAll('[popover], dialog')) closed.replaceWith('');
  return document.toString().split(FOLD, 1)[0]!;
}

/** The markup with something at its fold; as it is, when it has none. */
export const insertAtFold = (body: string, markup: string): string => body.replace(FOLD, FOLD + markup);
