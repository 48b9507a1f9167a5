import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SampleForms } from './form-host.tsx';
import { closest, parseHtml, select, textContent } from './html.ts';

/** Defines tests for all examples (`*.examples.tsx`) in a folder and its subfolders: what the gallery shows must be valid HTML. */
export function testExamples(folder: string): void {
  describe.each(examplesIn(folder))('$name', ({ example }) => {
    const html = renderToString(
      <MemoryRouter>
        <SampleForms>{example}</SampleForms>
      </MemoryRouter>,
    );

    test('has no event handlers, which the content security policy forbids, and no styles in attributes but numbers', () => {
      expect(html).not.toMatch(/\son\w+="/);
      for (const style of values(html, 'style')) expect(style).toMatch(/^(--[\w-]+:[^;:]+;?)+$/);
    });

    test('has unique ids and no reference to a missing id', () => {
      const ids = values(html, 'id');
      expect(new Set(ids).size).toBe(ids.length);
      const referred = ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) => values(html, name));
      expect(ids).toEqual(expect.arrayContaining(referred.flatMap((value) => value.split(' '))));
    });

    test('has headings with text, without skipped levels', () => {
      const found = headings(html);
      for (const { text } of found) expect(text).not.toBe('');
      found
        .slice(1)
        .forEach(({ level }, index) => expect(level - (found[index]?.level ?? 0)).toBeLessThanOrEqual(1));
    });

    test('gives every visible drawing an accessible name', () => {
      const drawings = select('svg', parseHtml(html));
      const unnamed = drawings.filter((svg) => !closest('[aria-hidden="true"], svg[aria-label]', svg));
      expect(unnamed.map(({ attribs }) => attribs)).toEqual([]);
    });

    test('has no empty links', () => {
      for (const href of values(html, 'href')) expect(href).toMatch(/^(\/|#.|https?:|mailto:|tel:)/);
    });
  });
}

/** All examples in a folder, named by file and example. */
function examplesIn(folder: string): { name: string; example: ReactElement }[] {
  const load = createRequire(path.join(folder, 'examples.js'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.examples.tsx'))
    .flatMap((file) => {
      const { examples } = load(`./${file}`) as { examples: Record<string, ReactElement> };
      const component = path.basename(file, '.examples.tsx');
      return Object.entries(examples).map(([name, example]) => ({ name: `${component}: ${name}`, example }));
    });
}

/** All values of one attribute, in document order. */
const values = (html: string, name: string) =>
  select(`[${name}]`, parseHtml(html)).map(({ attribs }) => attribs[name]!);

/** Those that are shown: the server fills in hidden ones. */
const headings = (html: string) =>
  select('h1, h2, h3, h4, h5, h6', parseHtml(html))
    .filter((element) => !closest('[hidden]', element))
    .map((element) => ({ level: Number(element.name[1]), text: textContent(element).trim() }));
