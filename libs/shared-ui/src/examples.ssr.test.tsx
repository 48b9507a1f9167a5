/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from './testing/memory-router.tsx';

const load = createRequire(__filename);
const files = readdirSync(__dirname).filter((file) => file.endsWith('.examples.tsx'));

const cases = files.flatMap((file) => {
  const { examples } = load(`./${file}`) as { examples: Record<string, ReactElement> };
  return Object.entries(examples).map(([name, example]) => ({
    name: `${file.split('.')[0]}: ${name}`,
    example,
  }));
});

const render = (example: ReactElement) => renderToString(<MemoryRouter>{example}</MemoryRouter>);

/** All values of one attribute, in document order. */
const values = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

const headings = (html: string) =>
  [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner]) => ({
    level: Number(level),
    text: (inner ?? '').replace(/<[^>]+>/g, '').trim(),
  }));

describe.each(cases)('$name', ({ example }) => {
  const html = render(example);

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
    for (const [svg] of html.matchAll(/<svg[^>]*>/g))
      expect(svg).toMatch(/aria-hidden="true"|aria-label="[^"]+"/);
  });

  test('has no empty links', () => {
    for (const href of values(html, 'href')) expect(href).toMatch(/^(\/|#.|https?:|mailto:|tel:)/);
  });
});

test('finds examples', () => expect(cases.length).toBeGreaterThan(30));
