import { render } from 'dom-serializer';
import { type ChildNode, cloneNode, type Document, DomHandler, isTag, isText } from 'domhandler';
import { filter, removeElement } from 'domutils';
import { Parser } from 'htmlparser2';
import type { PageContext } from './checks/page-context.ts';
import { PageProblemsError } from './checks/problem.ts';

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
 * Parses a rendered page, in time that is linear in its length. Throws `PageProblemsError` before parsing if it has too many bytes or tags, and
 * while parsing if elements are nested too deep.
 */
export function parsePage(html: string, page: PageContext): PageTree {
  const tooLarge = (text: string) =>
    new PageProblemsError([
      page.problem({ code: 'PAGE_TOO_LARGE', text, fix: 'shorten the page, or split it' }),
    ]);
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
export const getHead = ({ html, body }: PageTree): string =>
  html.slice(0, body[0]?.startIndex ?? html.length);

/** Markup of the body. */
export const getBody = ({ html, body }: PageTree): string => html.slice(body[0]?.startIndex ?? html.length);

/**
 * Markup of the body's elements for a search by class: without text, and attributes have no entities, as the names in a stylesheet:
 * `class="[&>b]:grid"`.
 */
export function renderElements(page: PageTree): string {
  const root = cloneNode(page.root, true);
  filter(isText, root.children).forEach(removeElement);
  return render(root.children.slice(page.head.length), { encodeEntities: false });
}
