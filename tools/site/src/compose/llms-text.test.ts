import { fakeCompose } from '@vantedge/release/testing';
import type { KeyedPage } from '@vantedge/release';
import { llmsText } from './llms-text.ts';

const sample = fakeCompose(undefined, 'a', '1').pages['/a']!;
const page = (path: string, more: Partial<KeyedPage> = {}): KeyedPage => ({
  ...sample,
  title: `Page ${path} | Site`,
  description: `About\n${path}.`,
  site: 'Site',
  canonical: `https://example.com${path}`,
  ...more,
});
const pages = { '/b': page('/b'), '/a': page('/a'), '/': page('/') };

test('starts with the site and lists every page by path', () => {
  expect(llmsText(pages)).toBe(
    [
      '# Site\n\n> About /.\n\n## Pages\n',
      '- [Page /](https://example.com/): About /.',
      '- [Page /a](https://example.com/a): About /a.',
      '- [Page /b](https://example.com/b): About /b.\n',
    ].join('\n'),
  );
});

test('excludes variants and noindex pages', () => {
  const variants = {
    '/c': page('/c', { indexable: false }),
    '/d': page('/d', { canonical: pages['/a'].canonical }),
  };
  expect(llmsText({ ...pages, ...variants })).toBe(llmsText(pages));
});

test('lists a page without a description', () => {
  expect(llmsText({ '/a': page('/a', { description: '' }) })).toBe('- [Page /a](https://example.com/a)\n');
});
