import { fakeCompose } from '@vantedge/release/testing';
import type { Page } from '@vantedge/release';
import { llmsText } from './llms-text.ts';

const sample = fakeCompose(undefined, 'a', '1').pages['/a']!;
const page = (path: string, more: Partial<Page> = {}): Page => ({
  ...sample,
  title: `Page ${path} | Site`,
  canonical: `https://example.com${path}`,
  ...more,
});
const pages = { '/b': page('/b'), '/a': page('/a'), '/': page('/') };
const descriptionsOf = (...paths: string[]) =>
  new Map(paths.map((path) => [path, { description: `About\n${path}.`, site: 'Site' }]));
const full = llmsText(pages, descriptionsOf('/', '/a', '/b'));

test('starts with the site and lists every page by path', () => {
  expect(full).toBe(
    [
      '# Site\n\n> About /.\n\n## Pages\n',
      '- [Page /](https://example.com/): About /.',
      '- [Page /a](https://example.com/a): About /a.',
      '- [Page /b](https://example.com/b): About /b.\n',
    ].join('\n'),
  );
});

test('keeps the previous description of pages that were not rendered', () => {
  expect(llmsText(pages, new Map(), full)).toBe(full);
  const after = llmsText(pages, new Map([['/a', { description: 'New.', site: 'Site' }]]), full);
  expect(after).toBe(full.replace('About /a.', 'New.'));
});

test('excludes variants, noindex pages and removed pages', () => {
  const { '/b': _, ...rest } = pages;
  const changed = {
    ...rest,
    '/c': page('/c', { indexable: false }),
    '/d': page('/d', { canonical: pages['/a'].canonical }),
  };
  const after = llmsText(changed, descriptionsOf('/c', '/d'), full);
  expect(after.match(/\]\(\S+\)/g)).toEqual(['](https://example.com/)', '](https://example.com/a)']);
});

test('lists a page without a known description', () => {
  expect(llmsText({ '/a': pages['/a'] }, new Map())).toContain('- [Page /a](https://example.com/a)\n');
});
