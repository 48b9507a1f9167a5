import type { Element } from '@vantedge/documents/html';
import { select } from '@vantedge/documents/html';
import type { PageTree } from '../page-tree.ts';
import type { RenderResult } from '../sandbox/messages.ts';
import { openingTag, type PageContext } from './page-context.ts';
import type { ReleaseProblem } from './problem.ts';
import { REVOKE_SECRET_FIX, secretsIn } from './secrets.ts';

/** Elements that the Content-Security-Policy blocks, and what to do instead. The first match of an element counts. */
const DISALLOWED: readonly [selector: string, fix: string][] = [
  [
    'script[type="application/ld+json"]',
    "remove it and state its data in the meta of the page's record: a page has one graph",
  ],
  [
    'script[src]',
    "remove it: the site's policy allows no script from elsewhere; if its code is needed, import it as a dependency",
  ],
  ['script', 'remove it and move its code to an event handler or effect of a component'],
  ['iframe, frame, object, embed', 'remove it and link to its content instead'],
  ['style', "move its rules to the section's stylesheet"],
  ['base, meta[http-equiv]', 'remove it: the composer sets the policy of a document'],
  ['link[rel~="stylesheet"]', "remove it and import the stylesheet in the section's stylesheet"],
  [
    '[src*=":"], [src^="//"], [srcset*="//"], [srcset*=":"], [poster*="//"], image[href*="//"]',
    'import the file in the section, so that the site serves it',
  ],
  [
    'form[action*="//"], [formaction*="//"]',
    'declare the form in src/section.ts and show it with <SectionForm>, or link to the other site',
  ],
];

const IMAGE_ATTRIBUTES = ['src', 'alt', 'width', 'height'];
const LIST = new Intl.ListFormat('en-US');

/** Images that move the page when they load, or that say nothing to visitors who do not see them. */
const INCOMPLETE = 'img:not([src][alt][width][height]), input[type=image]:not([alt])';

/** Problems with markup of a rendered page that its policy would block. */
export function disallowedElements({ root }: PageTree, page: PageContext): ReleaseProblem[] {
  const found = new Map<Element, string>();
  for (const [selector, fix] of DISALLOWED)
    for (const element of select(selector, root)) if (!found.has(element)) found.set(element, fix);
  for (const element of select('*', root)) {
    if (!found.has(element) && Object.keys(element.attribs).some((name) => /^on[a-z]/.test(name)))
      found.set(element, 'use an event handler of the component: the policy blocks handlers in attributes');
  }
  return [...found].map(([element, fix]) =>
    page.problem(
      {
        code: 'DISALLOWED_ELEMENT',
        text: `contains ${openingTag(element)}, which its Content-Security-Policy does not allow`,
        fix,
      },
      element,
    ),
  );
}

/** Attributes that an incomplete image lacks: `alt and height`. */
const missingFrom = (element: Element) =>
  LIST.format(
    (element.name === 'input' ? ['alt'] : IMAGE_ATTRIBUTES).filter((name) => !(name in element.attribs)),
  );

/** Problems with images that lack an attribute. */
export const incompleteImages = ({ root }: PageTree, page: PageContext): ReleaseProblem[] =>
  select(INCOMPLETE, root).map((element) =>
    page.problem(
      {
        code: 'IMAGE_INVALID',
        text: `contains an image without ${missingFrom(element)}: ${openingTag(element)}`,
        fix: 'set src to an imported image, alt to what it shows ("" for decoration), and both lengths in pixels',
      },
      element,
    ),
  );

/** Problems with secrets in a page. */
export const exposedSecrets = (
  { html, root }: PageTree,
  { head }: RenderResult,
  page: PageContext,
): ReleaseProblem[] =>
  secretsIn(html + JSON.stringify(head)).map(({ text, index }) => {
    const problem = { code: 'SECRET_EXPOSED', text: `shows ${text}`, fix: REVOKE_SECRET_FIX };
    return page.problem(problem, elementAt(root, index));
  });

/** The innermost element at an index of a page. */
const elementAt = (root: PageTree['root'], at: number) =>
  select('*', root).findLast(({ startIndex, endIndex }) => startIndex! <= at && at <= endIndex!);

/** Characters of a difference that a message shows, before and after its beginning. */
const SHOWN = { before: 24, after: 40 };

/** The difference between two renderings of a page, at different times and in different time zones. */
export function renderingDifference(
  { html, root }: PageTree,
  rendered: RenderResult,
  other: RenderResult,
  page: PageContext,
): ReleaseProblem[] {
  const problem = (one: string, another: string) =>
    ({
      code: 'RENDER_NOT_DETERMINISTIC',
      text: `renders '${one}' at one time and '${another}' at another time in another time zone, so browsers would discard the server-rendered content`,
      fix: "render a value of the page's record, and read the clock, the time zone or random values in an effect only",
    }) as const;
  if (html !== other.html) {
    const at = firstDifference(html, other.html);
    return [page.problem(problem(excerpt(html, at), excerpt(other.html, at)), elementAt(root, at - 1))];
  }
  const [one, another] = [rendered, other].map(({ head, widgets }) =>
    JSON.stringify({ widgets, ...head }),
  ) as [string, string];
  const at = firstDifference(one, another);
  return one === another ? [] : [page.problem(problem(excerpt(one, at), excerpt(another, at)))];
}

function firstDifference(one: string, another: string): number {
  let at = 0;
  while (at < one.length && one[at] === another[at]) at += 1;
  return at;
}

const excerpt = (text: string, at: number) => text.slice(Math.max(0, at - SHOWN.before), at + SHOWN.after);
