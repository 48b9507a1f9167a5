import { attribute } from '@vantedge/release/html';
import { deferBelowFold } from './fold.ts';

/** A linked stylesheet. */
export interface Stylesheet {
  url: string;
  integrity: string;
}

/** Markup of the application with the links to its stylesheets. */
export interface StyledBody {
  /** Markup of the application. */
  body: string;
  /** After the application. */
  end: string;
  /** Rules of the inline stylesheet. */
  rules: string;
}

/**
 * Ends the content above the fold. Browsers that support it paint nothing before they have parsed this element: content that arrives in parts
 * would move what they have painted, such as navigation that is aligned to the right.
 */
export const FOLD_ID = 'fold';

const FOLD = `<i id="${FOLD_ID}"></i>`;

/**
 * The inline loader sets `data-unstyled`, and removes `data-deferred` from one part after the other. Print is excluded: it must have
 * all content at any time.
 */
const HIDE_DEFERRED =
  '@media screen{[data-unstyled]{overflow-y:scroll}[data-unstyled] [data-deferred]{display:none}}';

/**
 * Links that the inline loader enables after the first paint; until then it hides the content below the fold. Without scripts, links at the
 * fold block what is below.
 */
export function deferredLinks(body: string, sheets: readonly Stylesheet[]): StyledBody {
  const blocking = `<noscript>${sheets.map((sheet) => linkTo(sheet, 'rel="stylesheet"')).join('')}</noscript>`;
  const marked = deferBelowFold(body, FOLD + blocking);
  const end = sheets.map((sheet) => linkTo(sheet, 'rel="stylesheet" disabled')).join('');
  return marked === body
    ? { body, end: blocking + end, rules: '' }
    : { body: marked, end, rules: HIDE_DEFERRED };
}

const linkTo = ({ url, integrity }: Stylesheet, attributes: string) =>
  `<link ${attributes} href="${attribute(url)}" integrity="${attribute(integrity)}" crossorigin>`;
