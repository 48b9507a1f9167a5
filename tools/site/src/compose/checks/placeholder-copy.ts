import type { HTMLElement, Node } from 'node-html-parser';
import type { PageContext } from './page-context.ts';
import type { Problem } from './problem.ts';

/** Text that stands for copy to come, or that code has written by mistake. */
const PLACEHOLDER =
  /\blorem\s+ipsum\b|\bdolor sit amet\b|\b(?:add|insert|your) (?:copy|headline|text|title) here\b|\[object Object\]|\bInvalid Date\b/i;

/** Markers that only count in capitals. */
const MARKER = /\b(?:FIXME|NaN|TBD|TODO|XXX)\b/;

/** Attributes with text that visitors see or hear. */
const TEXTS = ['alt', 'aria-label', 'placeholder', 'title'];

/** Characters around a match that a message shows. */
const CONTEXT = 24;

/** Problems with placeholder copy in a page's text, labels, title and description. */
export function placeholderCopy(document: HTMLElement, page: PageContext): Problem[] {
  const problems: Problem[] = [];
  const report = (element: HTMLElement, name: string, found: string) =>
    problems.push(
      page.problemIn(element, {
        check: 'copy',
        code: 'PLACEHOLDER_COPY',
        text: `has placeholder copy in ${name}: '${found}'`,
        fix: 'write the copy',
      }),
    );
  const title = document.querySelector('head title');
  const description = document.querySelector('head meta[name=description]');
  const inTitle = title && match(title.text);
  const inDescription = description && match(description.getAttribute('content') ?? '');
  if (inTitle) report(title, 'its title', inTitle);
  if (inDescription) report(description, 'its description', inDescription);
  const root = document.querySelector('#root');
  if (!root) return problems;
  // Almost no page has any, so elements are searched only if the text has.
  if (match(textOf(root))) {
    for (const element of innermost(root)) report(element, `<${element.localName}>`, match(textOf(element))!);
  }
  for (const element of root.querySelectorAll(TEXTS.map((name) => `[${name}]`).join())) {
    for (const name of TEXTS) {
      const found = match(element.getAttribute(name) ?? '');
      if (found) report(element, `the ${name} of <${element.localName}>`, found);
    }
  }
  return problems;
}

/** The innermost elements whose text matches. */
function innermost(element: HTMLElement): HTMLElement[] {
  const inside = element.children.filter((child) => match(textOf(child))).flatMap(innermost);
  return inside.length ? inside : [element];
}

/** Text of an element. Spaces separate the texts of different elements, such as a heading and a paragraph. */
const textOf = (element: Node): string =>
  element.childNodes.length ? element.childNodes.map(textOf).join(' ') : element.text;

/** The first match in a text with the words around it. */
function match(text: string): string | undefined {
  const found = PLACEHOLDER.exec(text) ?? MARKER.exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length + CONTEXT;
  return text
    .slice(Math.max(0, found.index - CONTEXT), end)
    .replace(/\s+/g, ' ')
    .trim();
}
