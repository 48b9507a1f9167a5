import type { HTMLElement } from 'node-html-parser';
import { openingTag } from './disallowed-elements.ts';
import type { PageContext } from './page-context.ts';
import { isSite, siteUrl } from './page-links.ts';
import type { Problem } from './problem.ts';

/** Attributes from which a browser loads something, connects, or submits a form. */
const REQUESTS: readonly [selector: string, ...attributes: string[]][] = [
  ['img, source', 'src', 'srcset'],
  ['audio, video, track, input', 'src', 'poster'],
  ['image, use, feImage', 'href', 'xlink:href'],
  ['form, button, input', 'action', 'formaction'],
  ['a, area', 'ping'],
  ['link', 'href', 'imagesrcset'],
];

/** Kinds of links that name a URL without a request. */
const NAMED = /\b(?:alternate|author|canonical|expect|help|license|me|next|prev|search|tag)\b/;

/** Files that a page loads. */
export interface PageResources {
  /** Paths of this site that the page loads or submits forms to, sorted. Stylesheets, scripts and fonts are not included. */
  resources: string[];
  problems: Problem[];
}

/** Reads what a document loads. Reports files that do not exist, and URLs of other origins, which its policy blocks. */
export function pageResources(document: HTMLElement, page: PageContext): PageResources {
  const { path } = page.route;
  const resources = new Set<string>();
  const problems: Problem[] = [];
  for (const [selector, ...attributes] of REQUESTS) {
    for (const element of document.querySelectorAll(selector)) {
      if (isOfComposer(element)) continue;
      for (const url of attributes.flatMap((attribute) => urlsOf(element, attribute))) {
        const resolved = siteUrl(url, path);
        if (!resolved || !isSite(resolved)) problems.push(page.problemIn(element, foreign(element, url)));
        else if (!page.served.has(resolved.pathname))
          problems.push(page.problemIn(element, missing(element, url)));
        else resources.add(resolved.pathname);
      }
    }
  }
  return { resources: [...resources].sort(), problems };
}

const foreign = (element: HTMLElement, url: string) =>
  ({
    check: 'origins',
    code: 'DISALLOWED_ORIGIN',
    text: `uses ${shortened(url)} in ${openingTag(element)}, but its Content-Security-Policy only allows files of this site`,
    fix: 'import the file in the section, so that the site serves it, or remove the element',
  }) as const;

/** What to do about a file that a release does not have. */
export const MISSING_FIX = 'import the file in the section instead of writing its URL, or correct the URL';

const missing = (element: HTMLElement, url: string) =>
  ({
    check: 'images',
    code: 'BROKEN_RESOURCE',
    text: `uses ${shortened(url)} in ${openingTag(element)}, which the release does not have`,
    fix: MISSING_FIX,
  }) as const;

/** URLs in an attribute. Links to elements of the same document are not requests. */
function urlsOf(element: HTMLElement, attribute: string): string[] {
  const value = element.getAttribute(attribute)?.trim();
  if (!value || value.startsWith('#')) return [];
  if (element.localName === 'link' && NAMED.test(element.getAttribute('rel') ?? '')) return [];
  return attribute.endsWith('srcset') ? srcsetUrls(value) : [value];
}

/** URLs of the image candidates in a `srcset`. */
export const srcsetUrls = (srcset: string): string[] =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]+)?(?:,|$)/g)].map(([, url]) => url!);

/** Links to stylesheets, fonts and the icon, which the composer adds from build records. */
const isOfComposer = (element: HTMLElement) =>
  element.localName === 'link' &&
  (element.hasAttribute('integrity') || element.getAttribute('as') === 'font') &&
  element.getAttribute('href')?.startsWith('/assets/') === true;

const shortened = (url: string) => (url.length > 80 ? `${url.slice(0, 80)}…` : url);
