import { selectAll, selectOne } from 'css-select';
import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { siteUrl } from './site-url.ts';

/** The site under test. */
export interface ComposedSite {
  /** Requests a path of the site. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The document at a path, parsed once. */
  document(path: string): Promise<Document>;
}

/** The site under test, which `SITE_URL` names when the first page is requested. */
export function composedSite(): ComposedSite {
  const documents = new Map<string, Promise<Document>>();
  const get = (path: string, headers = {}) => fetch(siteUrl() + path, { headers });
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

/** Facts that a page must state. Copied from the specification, never from content records. */
export interface PageFacts {
  path: string;
  /** Figures and names the page must contain. */
  states: readonly string[];
  /** Number of elements by selector within `main`. */
  counts?: Readonly<Record<string, number>>;
  /** Paths the page must link to. */
  leadsTo?: readonly string[];
}

/** What of its facts a page does not state, in words; empty if it states them all. */
export async function missingFacts(
  site: ComposedSite,
  { path, states, counts = {}, leadsTo = [] }: PageFacts,
): Promise<string[]> {
  const main = find(await site.document(path), 'main');
  const text = visibleText(main);
  const targets = linkedPaths(main);
  return [
    ...states.filter((fact) => !isStated(fact, text)).map((fact) => `${path} does not state ${fact}`),
    ...Object.entries(counts).flatMap(([selector, count]) => {
      const found = findAll(main, selector).length;
      return found === count ? [] : [`${path} has ${found} of ${selector}, not ${count}`];
    }),
    ...leadsTo.filter((to) => !targets.includes(to)).map((to) => `${path} does not link to ${to}`),
  ];
}

/** Paths that an element links to on the site, without query and fragment. */
export const linkedPaths = (element: Element): string[] =>
  findAll(element, 'a[href^="/"]').map(
    ({ attribs }) => new URL(attribs['href']!, 'https://site.test').pathname,
  );

/** Whether a text contains a stat or name as a whole: 50+ is not in 150+. A stat may be split by whitespace. */
function isStated(fact: string, text: string): boolean {
  const parts = [...fact.replaceAll(' ', '')].map((sign) => sign.replace(/[.*+?^${}()|[\]\\/]/, '\\$&'));
  return new RegExp(`(?<![\\d.,])${parts.join('\\s*')}(?!\\d|,\\d|\\.\\d)`, 'i').test(text);
}

/** Figures of one thing, as a page may state them. */
export type FigurePair = readonly [RegExp, RegExp];

/** Pairs of figures of which a page states both, which readers would compare. */
export async function comparedFigures(
  site: ComposedSite,
  path: string,
  pairs: readonly FigurePair[],
): Promise<FigurePair[]> {
  const text = collapseWhitespace(visibleText(find(await site.document(path), 'main')));
  return pairs.filter((pair) => pair.every((figure) => figure.test(text)));
}
