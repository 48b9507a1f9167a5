import { createHash } from 'node:crypto';
import { textContent } from 'domutils';
import { NOT_FOUND, type Page } from '@vantedge/release';
import { blockText, select, selectOne } from '@vantedge/documents/html';
import type { Element } from '@vantedge/documents/html';
import type { DocumentHead } from '../sandbox/messages.ts';
import type { PageTree } from '../page-tree.ts';
import type { PageContext } from './page-context.ts';
import type { ReleaseProblem } from './problem.ts';

/** Metadata of a page, and its problems. */
export interface PageMetadata extends Pick<
  Page,
  'title' | 'canonical' | 'indexable' | 'description' | 'site' | 'content'
> {
  /** Paths of this site in structured data. */
  graphPaths: string[];
  problems: ReleaseProblem[];
}

/** Reads the metadata of a rendered page like a search engine does. `data` is the part of its head that the composer writes. */
export function pageMetadata(
  { head, root }: PageTree,
  data: DocumentHead | undefined,
  page: PageContext,
): PageMetadata {
  const problems: ReleaseProblem[] = [];
  const report = (text: string, fix: string) =>
    problems.push(page.problem({ code: 'PAGE_INVALID', text, fix }));
  const one = (found: Element[], name: string, fix: string) => {
    if (found.length !== 1) report(`has ${found.length} ${name} instead of one`, fix);
    return found[0];
  };
  const seo = "render one <Seo page={…} /> with the page's record in the page";
  const title = textOf(one(select('title', head), 'title', seo));
  const description = one(select('meta[name=description]', head), 'description', seo)?.attribs[
    'content'
  ]?.trim();
  const canonical =
    page.route.path === NOT_FOUND
      ? undefined
      : (one(select('link[rel=canonical]', head), 'canonical link', seo)?.attribs['href'] ?? '');
  const heading = textOf(one(select('h1', root), 'h1', 'render one heading of level 1 in the page'));
  if (title === '') report('has an empty title', "set the title in the page's record");
  if (description === '') report('has an empty description', "set the description in the page's record");
  if (heading === '') report('has an empty h1', 'write a text in the heading');
  if (canonical !== undefined && !URL.canParse(canonical))
    report(`has '${canonical}' as canonical link, which is not an absolute URL`, seo);
  const robots = selectOne('meta[name=robots]', head)?.attribs['content'] ?? '';
  return {
    title: title ?? '',
    description: description ?? '',
    ...(canonical !== undefined && { canonical }),
    indexable: !robots.includes('noindex'),
    site: data?.tags.find(([, name]) => name === 'og:site_name')?.[2],
    content: digest([
      title ?? '',
      description ?? '',
      canonical ?? '',
      ...visibleContent(selectOne('main', root)),
    ]),
    graphPaths: data?.graph === undefined || !canonical ? [] : [...graphPaths(data.graph, canonical)],
    problems,
  };
}

const textOf = (element: Element | undefined) => element && textContent(element).trim();

/** Visible content of an element: text, labels of images and controls, and link targets. File names are excluded. */
function visibleContent(main: Element | undefined): string[] {
  if (!main) return [];
  const of = (selector: string, name: string) =>
    select(selector, main).map(({ attribs }) => attribs[name] ?? '');
  // Release dates depend on the content.
  const text = blockText([main], ({ attribs }) => 'data-release-date' in attribs);
  return [
    text.replace(/\s+/g, ' ').trim(),
    ...of('[alt]', 'alt'),
    ...of('[aria-label]', 'aria-label'),
    ...of('a[href]', 'href').filter((href) => !href.startsWith('/assets/')),
  ];
}

const digest = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** Origin of the site, which is that of a page's canonical link. Without a valid one, an origin that no link has. */
export const getOrigin = (canonical: string): string =>
  URL.canParse(canonical) ? new URL(canonical).origin : 'https://site.invalid';

/** Paths of this site in structured data, excluding assets. */
export function graphPaths(graph: unknown, canonical: string): Set<string> {
  const paths = new Set<string>();
  const origin = getOrigin(canonical);
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      if (!value.startsWith(`${origin}/`)) return;
      const { pathname } = new URL(value);
      if (!pathname.startsWith('/assets/')) paths.add(pathname);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(graph);
  return paths;
}
