import { select } from '@vantedge/release/html';
import type { PageTree } from '../page-tree.ts';
import type { PageContext } from './page-context.ts';
import type { Problem } from './problem.ts';

/** Links of a page, and what other pages can link to. */
export interface PageLinks {
  /** Paths of this site that the page links to, loads or submits forms to, without fragment or query, sorted. */
  links: string[];
  /** Links to elements of other pages, as path and fragment, sorted. */
  fragments: string[];
  /** Ids of the page's elements, which fragments can name, sorted. */
  ids: string[];
  problems: Problem[];
}

/** Attributes with a path that a page loads or submits a form to. */
const RESOURCES: readonly [selector: string, ...attributes: string[]][] = [
  ['img, source, audio, video, track, input', 'src', 'srcset', 'poster'],
  ['svg image, svg use', 'href'],
  ['form, button, input', 'action', 'formaction'],
];

/** Reads the links of a page. Reports malformed ones, and fragments that do not exist on the same page. */
export function pageLinks({ body }: PageTree, page: PageContext): PageLinks {
  const { path } = page.route;
  const ids = new Set(select('[id]', body).map(({ attribs }) => attribs['id']!));
  const links = new Set<string>();
  const fragments = new Set<string>();
  const problems: Problem[] = [];
  for (const element of select('a[href], area[href]', body)) {
    const report = (text: string, fix: string) =>
      problems.push(page.problemIn(element, { code: 'BROKEN_LINK', text, fix }));
    const href = element.attribs['href']!;
    const url = siteUrl(href, path);
    if (!url) report(`links to '${href}', which is not a URL`, 'correct the link');
    if (!url || !isSite(url)) continue;
    links.add(url.pathname);
    const fragment = decoded(url.hash.slice(1));
    if (fragment === undefined) {
      report(`links to '${href}', whose fragment has an invalid percent-encoding`, 'encode % as %25');
    } else if (fragment && url.pathname !== path) {
      fragments.add(`${url.pathname}#${fragment}`);
    } else if (fragment && !ids.has(fragment)) {
      report(
        `links to #${fragment}, which does not exist on the page`,
        `add id="${fragment}" to its target, or correct the link`,
      );
    }
  }
  for (const [selector, ...attributes] of RESOURCES) {
    for (const { attribs } of select(selector, body)) {
      for (const value of attributes.flatMap((name) => urlsOf(name, attribs[name]))) {
        const url = siteUrl(value, path);
        if (url && isSite(url)) links.add(url.pathname);
      }
    }
  }
  return { links: [...links].sort(), fragments: [...fragments].sort(), ids: [...ids].sort(), problems };
}

const BASE = 'https://site.invalid';

/** Resolves a URL of a page; returns `undefined` if it is not a URL. */
function siteUrl(href: string, path: string): URL | undefined {
  const base = `${BASE}${path}`;
  return URL.canParse(href, base) ? new URL(href, base) : undefined;
}

const isSite = ({ origin }: URL) => origin === BASE;

/** URLs in an attribute. A `srcset` has several image candidates; `#shape` is in the same document. */
function urlsOf(name: string, value = ''): string[] {
  if (!value || value.startsWith('#')) return [];
  if (name !== 'srcset') return [value];
  return [...value.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]+)?(?:,|$)/g)].map(([, url]) => url!);
}

/** Decodes a fragment; returns `undefined` if its percent-encoding is invalid. Text fragments are not part of it. */
function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment.split(':~:', 1)[0]!);
  } catch {
    return undefined;
  }
}
