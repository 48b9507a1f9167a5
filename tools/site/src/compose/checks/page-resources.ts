import { textContent } from 'domutils';
import { type Element, select, selectOne } from '@vantedge/release/html';
import type { PageTree } from '../page-tree.ts';
import { openingTag, type PageContext } from './page-context.ts';
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
export function pageResources({ root }: PageTree, page: PageContext): PageResources {
  const { path } = page.route;
  const resources = new Set<string>();
  const problems: Problem[] = [];
  for (const [selector, ...attributes] of REQUESTS) {
    for (const element of select(selector, root)) {
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

const foreign = (element: Element, url: string) =>
  ({
    check: 'origins',
    code: 'DISALLOWED_ORIGIN',
    text: `uses ${shortened(url)} in ${openingTag(element)}, but its Content-Security-Policy only allows files of this site`,
    fix: 'import the file in the section, so that the site serves it, or remove the element',
  }) as const;

/** What to do about a file that a release does not have. */
export const MISSING_FIX = 'import the file in the section instead of writing its URL, or correct the URL';

const missing = (element: Element, url: string) =>
  ({
    check: 'images',
    code: 'BROKEN_RESOURCE',
    text: `uses ${shortened(url)} in ${openingTag(element)}, which the release does not have`,
    fix: MISSING_FIX,
  }) as const;

/** URLs in an attribute. Links to elements of the same document are not requests. */
function urlsOf(element: Element, attribute: string): string[] {
  const value = element.attribs[attribute]?.trim();
  if (!value || value.startsWith('#')) return [];
  if (element.name === 'link' && NAMED.test(element.attribs['rel'] ?? '')) return [];
  return attribute.endsWith('srcset') ? srcsetUrls(value) : [value];
}

/** URLs of the image candidates in a `srcset`. */
export const srcsetUrls = (srcset: string): string[] =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]+)?(?:,|$)/g)].map(([, url]) => url!);

const shortened = (url: string) => (url.length > 80 ? `${url.slice(0, 80)}…` : url);

/** Problems of a page's images: no source, dimensions or text, or a reference to an element that does not exist. */
export function pageImages({ root }: PageTree, ids: readonly string[], page: PageContext): Problem[] {
  const problems: Problem[] = [];
  const report = (element: Element, problem: string, fix: string) =>
    problems.push(
      page.problemIn(element, {
        check: 'images',
        code: 'IMAGE_INVALID',
        text: `shows ${openingTag(element)} ${problem}`,
        fix,
      }),
    );
  for (const image of select('img', root)) {
    if (!image.attribs['src']?.trim()) report(image, 'without a source', 'set src to an imported image');
    if (!isLength(image.attribs['width']) || !isLength(image.attribs['height']))
      report(
        image,
        'without dimensions',
        'set width and height in pixels: without them the page moves when it loads',
      );
  }
  for (const image of select('img, input[type=image], area[href]', root)) {
    const alt = image.attribs['alt'];
    if (alt === undefined)
      report(image, 'without alternative text', 'set alt to what it shows, or to "" for decoration');
    else if (FILE_NAME.test(alt))
      report(image, 'with a file name as alternative text', 'set alt to what it shows');
  }
  for (const drawing of select('svg[role=img]', root)) {
    if (!hasName(drawing)) report(drawing, 'without a name', 'set aria-label to what it shows');
  }
  const known = new Set(ids);
  for (const element of select('svg, svg *', root)) {
    for (const id of referencesOf(element)) {
      if (!known.has(id))
        report(
          element,
          `with a reference to #${id}, which does not exist on the page`,
          `add id="${id}", or correct the reference`,
        );
    }
  }
  return problems;
}

const isLength = (value: string | undefined) => Number(value) > 0;

const FILE_NAME = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const hasName = (drawing: Element) =>
  ['aria-label', 'aria-labelledby'].some((name) => drawing.attribs[name]?.trim()) ||
  textContent(selectOne('title', drawing) ?? []).trim() !== '';

/** Ids in the attributes of an SVG element, such as `clip-path="url(#a)"` or `href="#a"`. */
function referencesOf(element: Element): string[] {
  const isLink = element.name === 'a';
  return Object.entries(element.attribs).flatMap(([name, value]) => {
    const id = /^url\((["']?)#(.+)\1\)$/.exec(value)?.[2];
    if (id !== undefined) return [id];
    return !isLink && /^(?:xlink:)?href$/.test(name) && value.startsWith('#') ? [value.slice(1)] : [];
  });
}
