import { parse } from 'node-html-parser';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** Defines tests for all examples (`*.examples.tsx`) in a folder and its subfolders: what the gallery shows must be valid HTML. */
export function testExamples(folder: string): void {
  describe.each(examplesIn(folder))('$name', ({ example }) => {
    const html = renderToString(<MemoryRouter>{example}</MemoryRouter>);

    test('has no inline styles or event handlers, which the content security policy forbids', () => {
      expect(html).not.toMatch(/\s(style|on\w+)="/);
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
      const drawings = parse(html).querySelectorAll('svg');
      const unnamed = drawings.filter((svg) => !svg.closest('[aria-hidden="true"], svg[aria-label]'));
      expect(unnamed.map(String)).toEqual([]);
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
const values = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

const headings = (html: string) =>
  [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner]) => ({
    level: Number(level),
    text: (inner ?? '').replace(/<[^>]+>/g, '').trim(),
  }));
