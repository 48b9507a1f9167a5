import * as v from 'valibot';
import type { Page } from '@vantedge/release';
import { select } from '@vantedge/documents/html';
import type { PageTree } from '../page-tree.ts';
import type { PageContext } from './page-context.ts';
import type { ReleaseProblem } from './problem.ts';

/** Links of a page, and what other pages can link to, sorted. */
export interface PageLinks extends Pick<Page, 'links' | 'fragments' | 'ids'> {
  problems: ReleaseProblem[];
}

/** Attributes with a path that a page loads or submits a form to. */
const RESOURCES: readonly [selector: string, ...attributes: string[]][] = [
  ['img, source, audio, video, track, input', 'src', 'srcset', 'poster'],
  ['svg image, svg use', 'href'],
  ['form, button, input', 'action', 'formaction'],
];

/**
 * Reads the links of a page. Reports those that lead nowhere: malformed, to the author's machine, or to a fragment that does not exist on the
 * same page; and ids that elements share. `origin` is the site's: absolute links to it are its own.
 */
export function pageLinks({ body }: PageTree, origin: string, page: PageContext): PageLinks {
  const { path } = page.route;
  const ids = new Set<string>();
  const links = new Set<string>();
  const fragments = new Set<string>();
  const problems: ReleaseProblem[] = [];
  for (const element of select('[id]', body)) {
    const id = element.attribs['id']!;
    if (ids.has(id)) {
      problems.push(
        page.problem(
          {
            code: 'DUPLICATE_ID',
            text: `has several elements with the id '${id}', so that links and labels find the first`,
            fix: 'give each its own id, in a component by useId()',
          },
          element,
        ),
      );
    }
    ids.add(id);
  }
  for (const element of select('a[href], area[href]', body)) {
    const report = (text: string, fix: string) =>
      problems.push(page.problem({ code: 'BROKEN_LINK', text, fix }, element));
    const href = element.attribs['href']!;
    const url = siteUrl(href, path, origin);
    const mistake = url ? mistakeIn(url, origin) : { text: 'is not a URL', fix: 'correct the link' };
    if (mistake) report(`links to '${href}', which ${mistake.text}`, mistake.fix);
    if (['', '#'].includes(href.trim()))
      report(`links to '${href}', which leads nowhere`, 'use a <button>, or name an id');
    if (url?.origin !== origin) continue;
    links.add(url.pathname);
    const fragment = decoded(url.hash.slice(1).split(':~:', 1)[0]!);
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
        const url = siteUrl(value, path, origin);
        if (url?.origin === origin) links.add(url.pathname);
      }
    }
  }
  return { links: [...links].sort(), fragments: [...fragments].sort(), ids: [...ids].sort(), problems };
}

/** Resolves a URL of a page; returns `undefined` if it is not a URL. */
const siteUrl = (href: string, path: string, origin: string): URL | undefined =>
  URL.canParse(href, origin + path) ? new URL(href, origin + path) : undefined;

/** Hosts that every machine has for itself. */
const LOCAL_HOST = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Names of parameters by which a visitor would act as the author of a link. */
const SESSION = /^(?:(?:php|j)?sess(?:ion)?_?id|sid|session|access_token|auth_token)$/i;

const email = v.pipe(v.string(), v.email());

/** What is wrong with the URL of a link to elsewhere; `undefined` if nothing is. */
function mistakeIn(url: URL, origin: string): Pick<ReleaseProblem, 'text' | 'fix'> | undefined {
  const toPath = `link to ${url.pathname}`;
  if (url.origin === origin) {
    const isPage = !url.pathname.startsWith('/api/');
    return isPage ? undefined : { text: 'only takes what is posted', fix: 'link to the page with the form' };
  }
  if (LOCAL_HOST.test(url.hostname)) return { text: "is on the visitor's own machine", fix: toPath };
  if (url.protocol === 'http:' && url.host === new URL(origin).host)
    return { text: 'is a page of this site without HTTPS', fix: toPath };
  if (url.protocol === 'javascript:')
    return { text: "is a script, which the site's policy blocks", fix: 'use a <button> with onClick' };
  const session = [...url.searchParams.keys()].find((name) => SESSION.test(name));
  if (session !== undefined)
    return {
      text: `has the session of its author in '${session}'`,
      fix: `remove '${session}' from the link`,
    };
  if (url.protocol !== 'mailto:') return undefined;
  const addresses = decoded(url.pathname)?.split(',') ?? [''];
  // A link to share something by email has no address.
  const isValid = addresses.every((address) => v.is(email, address)) || (!url.pathname && url.search);
  return isValid ? undefined : { text: 'is not an email address', fix: 'write mailto:name@example.com' };
}

/** URLs in an attribute. A `srcset` has several image candidates; `#shape` is in the same document. */
function urlsOf(name: string, value = ''): string[] {
  if (!value || value.startsWith('#')) return [];
  return name === 'srcset' ? srcsetUrls(value) : [value];
}

/** URLs of a `srcset`. A comma in a URL is followed by neither a space nor the end, and preceded by no descriptor. */
const srcsetUrls = (value: string): string[] =>
  value
    .split(/,(?:\s+|$)|(?<=\s[\d.]+[hwx]),/)
    .flatMap((candidate) => candidate.trim().split(/\s/, 1)[0] || []);

/** Decodes a part of a URL; returns `undefined` if its percent-encoding is invalid. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
