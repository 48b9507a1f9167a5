import { render } from 'dom-serializer';
import {
  type ChildNode,
  cloneNode,
  type Document,
  DomHandler,
  type Element,
  isTag,
  isText,
  type ParentNode,
} from 'domhandler';
import { filter, removeElement } from 'domutils';
import { Parser } from 'htmlparser2';
import { DocumentEditor, select, selectOne } from '@vantedge/release/html';
import type { PageContext } from './checks/page-context.ts';
import { PageProblems } from './checks/problem.ts';

/** The largest page that is parsed. Pages of the site have 100 kB, 1,500 tags and a depth of 20. */
export const PAGE_LIMITS = { bytes: 2_000_000, tags: 20_000, depth: 256 };

/** A page as its section rendered it, parsed once for everything that reads it. */
export interface PageTree {
  html: string;
  root: Document;
  /** Tags that React hoists to the front. */
  head: ChildNode[];
  /** The page, header and footer. */
  body: ChildNode[];
}

/** Elements that React hoists. */
const HOISTED = ['title', 'meta', 'link'];

/**
 * Parses a rendered page, in time that is linear in its length. Throws `PageProblems` before parsing if it has too many bytes or tags, and
 * while parsing if elements are nested too deep.
 */
export function parsePage(html: string, page: PageContext): PageTree {
  const tooLarge = (text: string) =>
    new PageProblems([page.problem({ code: 'PAGE_TOO_LARGE', text, fix: 'shorten the page, or split it' })]);
  const bytes = Buffer.byteLength(html);
  if (bytes > PAGE_LIMITS.bytes) throw tooLarge(`has ${bytes} bytes of HTML, limit ${PAGE_LIMITS.bytes}`);
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags += 1;
  if (tags > PAGE_LIMITS.tags) throw tooLarge(`has ${tags} tags, limit ${PAGE_LIMITS.tags}`);
  const handler = new LimitedHandler(() => tooLarge(`has elements in more than ${PAGE_LIMITS.depth} others`));
  new Parser(handler).end(html);
  const { root } = handler;
  const start = root.children.findIndex((node) => !isTag(node) || !HOISTED.includes(node.name));
  const end = start < 0 ? root.children.length : start;
  return { html, root, head: root.children.slice(0, end), body: root.children.slice(end) };
}

/** Builds a tree, and throws as soon as it is too deep. */
class LimitedHandler extends DomHandler {
  constructor(private readonly tooDeep: () => Error) {
    super(undefined, { withStartIndices: true, withEndIndices: true });
  }

  override onopentag(name: string, attributes: Record<string, string>) {
    super.onopentag(name, attributes);
    // The stack begins with the document and ends with the element.
    if (this.tagStack.length > PAGE_LIMITS.depth + 2) throw this.tooDeep();
  }
}

/** Markup of the head. */
export const headOf = ({ html, body }: PageTree): string => html.slice(0, body[0]?.startIndex ?? html.length);

/** Markup of the body. */
export const bodyOf = ({ html, body }: PageTree): string => html.slice(body[0]?.startIndex ?? html.length);

/** The first end of the content above the fold (a `CriticalCssBoundary` of shared-ui), and the elements that contain it, innermost first. */
function foldOf(body: ChildNode[]): Element[] {
  const found: Element[] = [];
  for (let at: ParentNode | null = selectOne('[data-fold]', body) ?? null; at && isTag(at); at = at.parent)
    found.push(at);
  return found;
}

/** A copy of the elements that are visible on load: everything above the fold, or all, without popovers, dialogs and text. */
export function aboveTheFold(page: PageTree): ChildNode[] {
  const root = cloneNode(page.root, true);
  const body = root.children.slice(page.head.length);
  select('dialog, [popover]', body).forEach(removeElement);
  for (const element of foldOf(body)) while (element.next) removeElement(element.next);
  filter(isText, root.children).forEach(removeElement);
  return root.children.slice(page.head.length);
}

/** Markup of elements for a search by class: attributes have no entities, as the names in a stylesheet: `class="[&>b]:grid"`. */
export const plainMarkup = (nodes: ChildNode[]): string => render(nodes, { encodeEntities: false });

/** The body with markup inserted at the fold, and with the parts below it marked; `undefined` without a fold. */
export function deferBelowFold(page: PageTree, markup: string): string | undefined {
  const [fold, ...around] = foldOf(page.body);
  if (!fold) return undefined;
  const editor = new DocumentEditor(page.html, page.root);
  editor.prepend(fold, markup);
  for (const { next } of [fold, ...around])
    for (let below = next; below; below = below.next)
      if (isTag(below) && !('data-fold' in below.attribs)) editor.set(below, { 'data-deferred': '' });
  return editor.toString().slice(headOf(page).length);
}
