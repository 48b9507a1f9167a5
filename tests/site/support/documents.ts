import { type HTMLElement, type Node as HtmlNode, NodeType, parse } from 'node-html-parser';
import path from 'node:path';
import type { SiteServer } from '../../../apps/server/src/http/server.ts';
import { serveStore } from './run-site.ts';

/** The composed site, served during the tests of one file. */
export interface ComposedSite {
  /** Requests a path of the site. */
  get(path: string): Promise<Response>;
  /** The document at a path, parsed once. */
  document(path: string): Promise<HTMLElement>;
}

/** Serves the composed site on a free port while the tests of this file run. */
export function composedSite(): ComposedSite {
  const documents = new Map<string, Promise<HTMLElement>>();
  let server: SiteServer;
  beforeAll(async () => {
    server = await serveStore(path.resolve('.store-test/site'));
  });
  afterAll(() => server.close());

  const get = (path: string) => fetch(server.url + path);
  const read = async (path: string) => parse(await (await get(path)).text(), { comment: false });
  return {
    get,
    document(path) {
      const document = documents.get(path) ?? read(path);
      documents.set(path, document);
      return document;
    },
  };
}

interface Node {
  '@type': string;
  '@id': string;
  [member: string]: unknown;
}

/** Metadata of a prerendered document, and the visible content it describes. */
export interface Head {
  path: string;
  title: string;
  description: string;
  canonical: string;
  indexable: boolean;
  /** Content of each `meta`, by name or property; the last one wins. */
  meta: Record<string, string>;
  /** JSON-LD. */
  graphs: { '@graph': Node[] }[];
  /** Visible breadcrumb. */
  crumbs: { name: string; to: string | undefined }[];
  /** Visible questions and answers. */
  questions: [string, string][];
}

/** Metadata of the document of a path. */
export function readHead(path: string, document: HTMLElement): Head {
  const meta = Object.fromEntries(
    document
      .querySelectorAll('head meta[content]')
      .map((tag) => [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
        tag.getAttribute('content')!,
      ]),
  );
  return {
    path,
    title: document.querySelector('head title')!.text,
    description: meta['description']!,
    canonical: document.querySelector('head link[rel=canonical]')!.getAttribute('href')!,
    indexable: !meta['robots']?.includes('noindex'),
    meta,
    graphs: document
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText) as Head['graphs'][number]),
    crumbs: document.querySelectorAll('nav[aria-label=Breadcrumb] li').map((item) => ({
      name: collapseWhitespace(item.text),
      to: item.querySelector('a')?.getAttribute('href'),
    })),
    questions: document
      .querySelectorAll('main details.faq-item')
      .map((item) => [
        collapseWhitespace(item.querySelector('summary')!.text),
        collapseWhitespace(item.querySelector('.faq-answer')!.text),
      ]),
  };
}

/** Trimmed text with single spaces. */
export const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

const NEVER_RENDERED = 'script, style, template, noscript, [hidden]';

/** Visible text of an element, including collapsed content, with line breaks around blocks. */
export function visibleText(element: HTMLElement): string {
  const hidden = new Set<HtmlNode>(element.querySelectorAll(NEVER_RENDERED));
  const textOf = (node: HtmlNode): string => {
    if (node.nodeType === NodeType.TEXT_NODE) return node.text;
    if (node.nodeType !== NodeType.ELEMENT_NODE || hidden.has(node)) return '';
    const text = node.childNodes.map(textOf).join('');
    return INLINE.test(node.rawTagName) ? text : `\n${text}\n`;
  };
  return textOf(element);
}
