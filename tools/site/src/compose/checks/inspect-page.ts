import type { HTMLElement } from 'node-html-parser';
import { createHash } from 'node:crypto';
import { graphPaths } from './graph-paths.ts';
import type { PageContext } from './page-context.ts';
import type { Problem } from './problem.ts';

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
  /** Paths of this site in structured data. */
  graphPaths: string[];
  problems: Problem[];
}

/** Reads the metadata of a rendered document like a search engine does. Removes release dates from the document. */
export function inspectPage(document: HTMLElement, page: PageContext): Inspection {
  const problems: Problem[] = [];
  const report = (text: string, fix: string) =>
    problems.push(page.problem({ check: 'metadata', code: 'PAGE_INVALID', text, fix }));
  const one = (selector: string, name: string, fix: string) => {
    const found = document.querySelectorAll(selector);
    if (found.length !== 1) report(`has ${found.length} ${name} instead of one`, fix);
    return found[0];
  };
  const seo = 'render one <Seo page={…meta} /> in the page';
  const title = one('head title', 'title', seo)?.text.trim();
  const description = one('head meta[name=description]', 'description', seo)?.getAttribute('content')?.trim();
  const canonical = one('head link[rel=canonical]', 'canonical link', seo)?.getAttribute('href') ?? '';
  const heading = one('h1', 'h1', 'render one heading of level 1 in the page')?.text.trim();
  if (title === '') report('has an empty title', "set the title in the page's record");
  if (description === '') report('has an empty description', "set the description in the page's record");
  if (heading === '') report('has an empty h1', 'write a text in the heading');
  if (!URL.canParse(canonical))
    report(`has '${canonical}' as canonical link, which is not an absolute URL`, seo);
  // The date depends on the content, so it is excluded.
  for (const date of document.querySelectorAll('time[data-release-date]')) date.remove();
  const graphs = document.querySelectorAll('script[type="application/ld+json"]');
  if (graphs.length > 1) report(`has ${graphs.length} graphs of structured data instead of one`, seo);
  const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  return {
    title: title ?? '',
    description: description ?? '',
    canonical,
    indexable: !/noindex/.test(robots),
    site: document.querySelector('meta[property="og:site_name"]')?.getAttribute('content'),
    content: digest([
      title ?? '',
      description ?? '',
      canonical,
      ...visibleContent(document.querySelector('main')),
    ]),
    graphPaths: graphs.flatMap((graph) => [...graphPaths(graph.rawText, canonical)]),
    problems,
  };
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
