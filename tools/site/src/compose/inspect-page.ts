import { type HTMLElement, parse } from 'node-html-parser';
import { createHash } from 'node:crypto';
import { graphPaths } from './graph-paths.ts';

/** Metadata of a document, and its problems. */
export interface Inspection {
  title: string;
  canonical: string;
  indexable: boolean;
  description: string;
  /** Name of the site. */
  site: string | undefined;
  /** Digest of the visible content: texts and links of the page, and its title and description in search results. */
  content: string;
  /** Paths of this site that the page links to. */
  links: string[];
  problems: string[];
}

/** Reads a rendered document like a search engine does. */
export function inspectPage(html: string, path: string): Inspection {
  const document = parse(html, { comment: false });
  const one = (selector: string, name: string) => {
    const found = document.querySelectorAll(selector);
    if (found.length !== 1) problems.push(`has ${found.length} ${name} instead of one`);
    return found[0];
  };
  const problems: string[] = [];
  const title = one('head title', 'title')?.text.trim() ?? '';
  const description =
    one('head meta[name=description]', 'description')?.getAttribute('content')?.trim() ?? '';
  const canonical = one('head link[rel=canonical]', 'canonical link')?.getAttribute('href') ?? '';
  const heading = one('h1', 'h1')?.text.trim();
  if (!title) problems.push('has an empty title');
  if (!description) problems.push('has an empty description');
  if (!heading) problems.push('has an empty h1');
  if (!URL.canParse(canonical))
    problems.push(`has '${canonical}' as canonical link, which is not an absolute URL`);
  if (document.querySelector('[style]'))
    problems.push('has a style attribute, which its Content-Security-Policy forbids');
  const ids = new Set(document.querySelectorAll('[id]').map((element) => element.id));
  const links = new Set<string>();
  for (const element of document.querySelectorAll('a[href]')) {
    const href = element.getAttribute('href')!;
    const base = `https://site.invalid${path}`;
    if (!URL.canParse(href, base)) {
      problems.push(`links to '${href}', which is not a URL`);
      continue;
    }
    const url = new URL(href, base);
    if (url.host !== 'site.invalid' || !url.protocol.startsWith('http')) continue;
    const fragment = decoded(url.hash.slice(1));
    if (fragment === undefined)
      problems.push(`links to '${href}', whose fragment has an invalid percent-encoding`);
    else if (url.pathname === path && fragment && !ids.has(fragment))
      problems.push(`links to #${fragment}, which does not exist on the page`);
    links.add(url.pathname);
  }
  // The date depends on the content, so it is excluded.
  for (const date of document.querySelectorAll('time[data-release-date]')) date.remove();
  const graphs = document.querySelectorAll('script[type="application/ld+json"]');
  if (graphs.length > 1) problems.push(`has ${graphs.length} graphs of structured data instead of one`);
  for (const graph of graphs) for (const path of graphPaths(graph.rawText, canonical)) links.add(path);
  return {
    title,
    description,
    canonical,
    indexable: !/noindex/.test(document.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''),
    site: document.querySelector('meta[property="og:site_name"]')?.getAttribute('content'),
    content: digest([title, description, canonical, ...visibleContent(document.querySelector('main'))]),
    links: [...links].sort(),
    problems,
  };
}

/** Decodes a fragment; returns `undefined` if its percent-encoding is invalid. */
function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** Visible content of an element: text, labels of images and controls, and link targets. File names are excluded. */
function visibleContent(main: HTMLElement | null): string[] {
  if (!main) return [];
  const of = (selector: string, name: string) =>
    main.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  return [
    main.structuredText.replace(/\s+/g, ' ').trim(),
    ...of('[alt]', 'alt'),
    ...of('[aria-label]', 'aria-label'),
    ...of('a[href]', 'href').filter((href) => !href.startsWith('/assets/')),
  ];
}

const digest = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
