import { fakeCompose } from '../release/testing/fake-release.ts';
import type { Page } from '../release/model.ts';
import { llmsText } from './llms-text.ts';

const sample = fakeCompose(undefined, 'a', '1').pages['/a']!;
const page = (path: string, more: Partial<Page> = {}): Page => ({
  ...sample,
  title: `Page ${path} | Site`,
  canonical: `https://example.com${path}`,
  ...more,
});
const pages = { '/b': page('/b'), '/a': page('/a'), '/': page('/') };
const described = (...paths: string[]) =>
  new Map(paths.map((path) => [path, { description: `About\n${path}.`, site: 'Site' }]));
const whole = llmsText(pages, described('/', '/a', '/b'));

test('it opens with the site and lists every page by its path', () => {
  expect(whole).toBe(
    [
      '# Site\n\n> About /.\n\n## Pages\n',
      '- [Page /](https://example.com/): About /.',
      '- [Page /a](https://example.com/a): About /a.',
      '- [Page /b](https://example.com/b): About /b.\n',
    ].join('\n'),
  );
});

test('what was not rendered is told as the release before told it', () => {
  expect(llmsText(pages, new Map(), whole)).toBe(whole);
  const after = llmsText(pages, new Map([['/a', { description: 'New.', site: 'Site' }]]), whole);
  expect(after).toBe(whole.replace('About /a.', 'New.'));
});

test('variants and pages that search engines leave out are not on it, nor a page that has gone', () => {
  const { '/b': _, ...rest } = pages;
  const changed = {
    ...rest,
    '/c': page('/c', { indexable: false }),
    '/d': page('/d', { canonical: pages['/a'].canonical }),
  };
  const after = llmsText(changed, described('/c', '/d'), whole);
  expect(after.match(/\]\(\S+\)/g)).toEqual(['](https://example.com/)', '](https://example.com/a)']);
});

test('a page that no list has told of yet is named all the same', () => {
  expect(llmsText({ '/a': pages['/a'] }, new Map())).toContain('- [Page /a](https://example.com/a)\n');
});
