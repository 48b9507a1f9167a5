import { type AnyNode, isText } from 'domhandler';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SampleForms } from './form-host.tsx';
import { parseHtml, select, textContent } from './html.ts';

/** Returns the prerendered HTML of a page, without the shell's layout. `pattern` is the path of a route with parameters. */
export function prerender(Page: ComponentType, path: string, pattern = '*'): string {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <SampleForms>
        <Routes>
          <Route path={pattern} element={<Page />} />
        </Routes>
      </SampleForms>
    </MemoryRouter>,
  );
}

/**
 * Returns the inner HTML of every element of a tag, in document order; `attributes` keeps those whose opening tag
 * contains it.
 */
export function elements(html: string, tag: string, attributes = ''): string[] {
  return select(tag, parseHtml(html)).flatMap(({ startIndex, endIndex }) => {
    const contents = html.indexOf('>', startIndex!) + 1;
    if (!html.slice(startIndex! + 1 + tag.length, contents).includes(attributes)) return [];
    return html.slice(contents, html.lastIndexOf('</', endIndex!));
  });
}

/** Returns the contents of the section whose heading has this text. Throws if there is none. */
export function getSectionByHeading(html: string, title: string): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const heading = select('h2[id]', parseHtml(html)).find((node) => plain(textContent(node)) === plain(title));
  const [contents] = heading ? elements(html, 'section', `aria-labelledby="${heading.attribs['id']}"`) : [];
  if (contents === undefined) throw new Error(`No section is called "${title}".`);
  return contents;
}

/** Returns the text of an HTML fragment, with one space for markup and white space. */
export function getText(html: string): string {
  // React separates the parts of one text by comments.
  const { children } = parseHtml(html.replaceAll('<!-- -->', ''));
  return textsOf(children).join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the text of an HTML fragment without spaces, as a stat reads: `$24/hour`. */
export function getCompactText(html: string): string {
  return getText(html).replaceAll(' ', '');
}

const textsOf = (nodes: readonly AnyNode[]): string[] =>
  nodes.flatMap((node) => (isText(node) ? [node.data] : 'children' in node ? textsOf(node.children) : []));

/** Returns the targets of links styled as buttons, in document order. */
export function buttonTargets(html: string): string[] {
  return select('a.button', parseHtml(html)).map(({ attribs }) => attribs['href'] ?? '');
}

/** Returns errors in the structure of a page: headings, ids, references, inline handlers, and text that screen readers skip. */
export function structureErrors(html: string): string[] {
  const all = select('*', parseHtml(html));
  const values = (name: string) => all.flatMap(({ attribs }) => attribs[name] ?? []);
  const levels = all.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
  const ids = values('id');
  const fragments = values('href').flatMap((to) => (/^#./.test(to) ? to.slice(1) : []));
  const references = [...fragments, ...values('aria-labelledby')];
  const inline = all.flatMap(({ attribs }) => Object.keys(attribs)).filter((name) => /^on.+$/.test(name));
  return [
    ...(levels[0] === 1 && levels.lastIndexOf(1) === 0 ? [] : [`headings begin with ${levels}`]),
    ...levels.flatMap((level, i) =>
      level > (levels[i - 1] ?? 0) + 1 ? [`an h${level} follows an h${levels[i - 1]}`] : [],
    ),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two elements are called ${id}`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `nothing is called ${id}`),
    ...inline.map((name) => `an attribute ${name}`),
    ...select('[role=img]:not(svg)', parseHtml(html)).flatMap((image) => {
      const text = textsOf(image.children).join(' ').trim();
      return text ? [`an element with the role img contains “${text}”`] : [];
    }),
  ];
}
