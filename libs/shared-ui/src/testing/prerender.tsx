import { type Node, NodeType, parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/** The HTML of a page at a path, as it is prerendered, without the shell's frame. */
export function prerender(Page: ComponentType, path: string): string {
  return renderToString(
    <StaticRouter location={path}>
      <Page />
    </StaticRouter>,
  );
}

/** The inner HTML of every element of a tag, in order; `attributes` narrows to those whose opening tag contains it. */
export function elements(html: string, tag: string, attributes = ''): string[] {
  return parse(html)
    .querySelectorAll(tag)
    .filter(({ rawAttrs }) => rawAttrs.includes(attributes))
    .map(({ innerHTML }) => innerHTML);
}

/** The text of an HTML fragment, with one space wherever there is markup or white space. */
export function textOf(html: string): string {
  return textsOf(parse(html)).join(' ').replace(/\s+/g, ' ').trim();
}

function textsOf(node: Node): string[] {
  return node.nodeType === NodeType.TEXT_NODE ? [node.text] : node.childNodes.flatMap(textsOf);
}

/** The targets of links that look like buttons, in order. */
export function buttonTargets(html: string): string[] {
  return parse(html)
    .querySelectorAll('a.button')
    .map((link) => link.getAttribute('href') ?? '');
}

/** What is wrong with the structure of a page: headings, ids, references, inline styles and handlers. */
export function structureErrors(html: string): string[] {
  const all = parse(html).querySelectorAll('*');
  const values = (name: string) => all.flatMap((element) => element.getAttribute(name) ?? []);
  const levels = all.flatMap(({ rawTagName }) => (/^h[1-6]$/.test(rawTagName) ? Number(rawTagName[1]) : []));
  const ids = values('id');
  const fragments = values('href').flatMap((to) => (/^#./.test(to) ? to.slice(1) : []));
  const references = [...fragments, ...values('aria-labelledby')];
  const inline = all
    .flatMap(({ attributes }) => Object.keys(attributes))
    .filter((name) => /^(style|on.+)$/.test(name));
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
