import { selectAll, selectOne } from 'css-select';
import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import path from 'node:path';
import type { SiteServer } from '../../../apps/server/src/http/server.ts';
import { serveStore } from './run-site.ts';

/** The composed site, served during the tests of one file. */
export interface ComposedSite {
  /** Requests a path of the site. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The document at a path, parsed once. */
  document(path: string): Promise<Document>;
}

/** Serves the composed site on a free port while the tests of this file run. */
export function composedSite(): ComposedSite {
  const documents = new Map<string, Promise<Document>>();
  let server: SiteServer;
  beforeAll(async () => {
    server = await serveStore(path.resolve('.store-test/site'));
  });
  afterAll(() => server.close());

  const get = (path: string, headers = {}) => fetch(server.url + path, { headers });
  const read = async (path: string) => parseDocument(await (await get(path)).text());
  return {
    get,
    document(path) {
      const document = documents.get(path) ?? read(path);
      documents.set(path, document);
      return document;
    },
  };
}

/** Elements inside a node that match a selector, in document order. */
export const findAll = (node: AnyNode, selector: string): Element[] =>
  selectAll<AnyNode, Element>(selector, node);

/** The first element inside a node that matches a selector. Throws if there is none. */
export function find(node: AnyNode, selector: string): Element {
  const element = selectOne<AnyNode, Element>(selector, node);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

interface GraphNode {
  '@type': string;
  '@id': string;
  [member: string]: unknown;
}

/** Metadata of a prerendered document, and the visible content it describes. */
export interface Head {
  path: string;
  title: string;
  description: string;
  /** Empty if there is none. */
  canonical: string;
  indexable: boolean;
  /** Content of each `meta`, by name or property; the last one wins. */
  meta: Record<string, string>;
  /** JSON-LD. */
  graphs: { '@graph': GraphNode[] }[];
  /** Visible breadcrumb. */
  crumbs: { name: string; to: string | undefined }[];
  /** Visible questions and answers. */
  questions: [string, string][];
}

/** Metadata of the document of a path. */
export function readHead(path: string, document: Document): Head {
  const meta = Object.fromEntries(
    findAll(document, 'head meta[content]').map(({ attribs }) => [
      attribs['name'] ?? attribs['property'] ?? '',
      attribs['content']!,
    ]),
  );
  return {
    path,
    title: textContent(find(document, 'head title')),
    description: meta['description']!,
    canonical: findAll(document, 'head link[rel=canonical]')[0]?.attribs['href'] ?? '',
    indexable: !meta['robots']?.includes('noindex'),
    meta,
    graphs: findAll(document, 'script[type="application/ld+json"]').map(
      (script) => JSON.parse(textContent(script)) as Head['graphs'][number],
    ),
    crumbs: findAll(document, 'nav[aria-label=Breadcrumb] li').map((item) => ({
      name: collapsedText(item),
      to: findAll(item, 'a')[0]?.attribs['href'],
    })),
    questions: findAll(document, 'main details.faq-item').map((item) => [
      collapsedText(find(item, 'summary')),
      answerOf(find(item, '.faq-answer')),
    ]),
  };
}

const collapsedText = (element: Element) => collapseWhitespace(textContent(element));

/** An answer without the link that ends it. */
function answerOf(answer: Element): string {
  const link = findAll(answer, '.faq-more').map(textContent).join('');
  return collapseWhitespace(textContent(answer).slice(0, link ? -link.length : undefined));
}

/** Trimmed text with single spaces. */
export const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** Visible text of a node without some of its elements, including collapsed content, with line breaks around blocks. */
export function visibleText(node: Document | Element, without = 'template'): string {
  const hidden = new Set<AnyNode>(findAll(node, `script, style, template, noscript, [hidden], ${without}`));
  const textOf = (child: AnyNode): string => {
    if (isText(child)) return child.data;
    if (!isTag(child) || hidden.has(child)) return '';
    const text = child.children.map(textOf).join('');
    return INLINE.test(child.name) ? text : `\n${text}\n`;
  };
  return node.children.map(textOf).join('');
}
