import { type Node, NodeType, parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** Returns the prerendered HTML of a page, without the shell's layout. */
export function prerender(Page: ComponentType, path: string): string {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
}

/**
 * Returns the inner HTML of every element of a tag, in document order; `attributes` keeps those whose opening tag
 * contains it.
 */
export function elements(html: string, tag: string, attributes = ''): string[] {
  return parse(html)
    .querySelectorAll(tag)
    .filter(({ rawAttrs }) => rawAttrs.includes(attributes))
    .map(({ innerHTML }) => innerHTML);
}

/** Returns the text of an HTML fragment, with one space for markup and white space. */
export function textOf(html: string): string {
  return textsOf(parse(html)).join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the text of an HTML fragment without spaces, as a stat reads: `$24/hour`. */
export function compactTextOf(html: string): string {
  return textOf(html).replaceAll(' ', '');
}

function textsOf(node: Node): string[] {
  return node.nodeType === NodeType.TEXT_NODE ? [node.text] : node.childNodes.flatMap(textsOf);
}

/** Returns the targets of links styled as buttons, in document order. */
export function buttonTargets(html: string): string[] {
  return parse(html)
    .querySelectorAll('a.button')
    .map((link) => link.getAttribute('href') ?? '');
}

/** Returns errors in the structure of a page: headings, ids, references and inline handlers. */
export function structureErrors(html: string): string[] {
  const all = parse(html).querySelectorAll('*');
  const values = (name: string) => all.flatMap((element) => element.getAttribute(name) ?? []);
  const levels = all.flatMap(({ rawTagName }) => (/^h[1-6]$/.test(rawTagName) ? Number(rawTagName[1]) : []));
  const ids = values('id');
  const fragments = values('href').flatMap((to) => (/^#./.test(to) ? to.slice(1) : []));
  const references = [...fragments, ...values('aria-labelledby')];
  const inline = all
    .flatMap(({ attributes }) => Object.keys(attributes))
    .filter((name) => /^on.+$/.test(name));
  return [
    ...(levels[0] === 1 && levels.lastIndexOf(1) === 0 ? [] : [`headings begin with ${levels}`]),
    ...levels.flatMap((level, i) =>
      level > (levels[i - 1] ?? 0) + 1 ? [`an h${level} follows an h${levels[i - 1]}`] : [],
    ),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two elements are called ${id}`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `nothing is called ${id}`),
    ...inline.map((name) => `an attribute ${name}`),
  ];
}
