import { type HTMLElement, parse } from 'node-html-parser';
import type { PageContext } from './page-context.ts';
import type { Problem } from './problem.ts';

/** Elements and attributes that the Content-Security-Policy blocks, and what to do instead. The first match of an element counts. */
const DISALLOWED: readonly [selector: string, fix: string][] = [
  [
    // Structured data is a script element that does not run.
    'script[src]:not([type="application/ld+json"])',
    "remove it: the site's policy allows no script from elsewhere; if its code is needed, import it as a dependency",
  ],
  [
    'script:not([type="application/ld+json"])',
    'remove it and move its code to an event handler or effect of a component',
  ],
  ['iframe, frame, object, embed', 'remove it and link to its content instead'],
  ['style', "move its rules to the section's stylesheet"],
  ['base, meta[http-equiv]', 'remove it: the composer sets the policy of a document'],
  ['link[rel~="stylesheet"]', "remove it and import the stylesheet in the section's stylesheet"],
];

/** Parsing takes milliseconds, and almost no page has such markup. */
const SUSPECT =
  /<(?:script|iframe|frame|object|embed|style|base)\b|<meta[^>]*http-equiv|<link[^>]*stylesheet|<[^>]*\son[a-z]+\s*=/i;

/** Longest tag that a message shows in full. */
const MAX_TAG_LENGTH = 200;

/** Problems with scripts, frames, plug-ins and other markup in a rendered page that its policy would block. */
export function disallowedElements(rendered: string, page: PageContext): Problem[] {
  if (!SUSPECT.test(rendered)) return [];
  const root = parse(rendered);
  const found = new Map<HTMLElement, string>();
  for (const [selector, fix] of DISALLOWED) {
    for (const element of root.querySelectorAll(selector)) if (!found.has(element)) found.set(element, fix);
  }
  for (const element of root.querySelectorAll('*')) {
    if (!found.has(element) && Object.keys(element.attributes).some((name) => /^on[a-z]/i.test(name)))
      found.set(element, 'use an event handler of the component: the policy blocks handlers in attributes');
  }
  return [...found].map(([element, fix]) =>
    page.problemIn(element, {
      check: 'elements',
      code: 'DISALLOWED_ELEMENT',
      text: `contains ${openingTag(element)}, which its Content-Security-Policy does not allow`,
      fix,
    }),
  );
}

/** The opening tag of an element, for a message. */
export function openingTag({ localName, rawAttrs }: HTMLElement): string {
  const tag = `<${[localName, rawAttrs.trim()].filter(Boolean).join(' ')}>`;
  return tag.length > MAX_TAG_LENGTH ? `${tag.slice(0, MAX_TAG_LENGTH)}…` : tag;
}
