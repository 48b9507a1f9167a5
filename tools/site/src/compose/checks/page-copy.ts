import { type AnyNode, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import type { Element } from '@vantedge/documents/html';
import { select } from '@vantedge/documents/html';
import type { PageTree } from '../page-tree.ts';
import type { PageContext } from './page-context.ts';
import type { ReleaseProblem } from './problem.ts';

/** Whitespace, joiners and soft hyphens, which need no glyph. */
const INVISIBLE = /[\s\u200b-\u200d\u2060\u00ad]/;

/** Problems with characters in a page's text that the site's fonts do not contain. `ranges` comes from `fontRanges`. */
export function missingGlyphs(
  { body }: PageTree,
  ranges: readonly [number, number][],
  page: PageContext,
): ReleaseProblem[] {
  if (!ranges.length) return [];
  const missing = [...new Set(textContent(body))].filter((character) => {
    const point = character.codePointAt(0)!;
    return !INVISIBLE.test(character) && !ranges.some(([from, to]) => point >= from && point <= to);
  });
  return missing.map((character) =>
    page.problem({
      code: 'PAGE_INVALID',
      text: `shows '${character}' (U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}), which the live shell's fonts do not contain`,
      fix: 'replace the character or draw it; or run libs/shared-ui/scripts/fonts/main.ts and publish the shell as well',
    }),
  );
}

/** Unicode ranges of the site's fonts, from the shell's stylesheet. */
export function fontRanges(stylesheet: string): [number, number][] {
  const declared = /unicode-range:\s*([^;}]+)/.exec(stylesheet)?.[1] ?? '';
  return [...declared.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from, to = from]) => [
    parseInt(from!, 16),
    parseInt(to!, 16),
  ]);
}

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
export function placeholderCopy({ head, body }: PageTree, page: PageContext): ReleaseProblem[] {
  const problemsIn = (elements: Element[], where: string, textOf: (element: Element) => string) =>
    elements.flatMap((element) => {
      const found = match(textOf(element));
      if (found === undefined) return [];
      const text = `has placeholder copy in ${where.replace('*', `<${element.name}>`)}: '${found}'`;
      return page.problem({ code: 'PLACEHOLDER_COPY', text, fix: 'write the copy' }, element);
    });
  const attribute = (name: string) => (element: Element) => element.attribs[name] ?? '';
  return [
    ...problemsIn(select('title', head), 'its title', textContent),
    ...problemsIn(select('meta[name=description]', head), 'its description', attribute('content')),
    ...problemsIn(innermost(body), '*', (element) => spacedText([element])),
    ...TEXTS.flatMap((name) => problemsIn(select(`[${name}]`, body), `the ${name} of *`, attribute(name))),
  ];
}

/** The innermost elements whose text matches. Almost no page has any, so they are searched only below elements whose text does. */
const innermost = (nodes: readonly AnyNode[]): Element[] =>
  nodes.filter(isTag).flatMap((element) => {
    if (!match(spacedText([element]))) return [];
    const inside = innermost(element.children);
    return inside.length ? inside : [element];
  });

/** Text of nodes. Spaces separate the texts of different elements, such as a heading and a paragraph. */
const spacedText = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node) => (isText(node) ? node.data : 'children' in node ? spacedText(node.children) : ''))
    .join(' ');

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
