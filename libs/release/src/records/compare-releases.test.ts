import { compareReleases, isCodeChange } from './compare-releases.ts';
import type { KeyedPage, Release } from './model.ts';
import { getSettings } from './settings.ts';

const body = (identity: string, bytes = 10) => ({ identity, bytes });

const page = (html: string, more: Partial<KeyedPage> = {}): KeyedPage => ({
  owner: 'stories',
  html: body(html),
  policy: '',
  status: 200,
  title: 'Title',
  description: '',
  canonical: 'https://example.com/',
  indexable: true,
  widgets: [],
  links: ['/contact'],
  fragments: [],
  ids: [],
  content: 'same',
  changed: '2026-01-01T00:00:00.000Z',
  published: '2026-01-01T00:00:00.000Z',
  key: '',
  ...more,
});

const release = (more: Partial<Release>): Release => ({
  versions: {},
  pages: {},
  files: {},
  settings: getSettings(undefined),
  ...more,
});

const before = release({
  versions: { shell: 'a', stories: 'b', old: 'c' },
  pages: { '/': page('1'), '/stories': page('2'), '/old': page('3') },
  files: { '/sitemap.xml': { type: 'text/xml', body: body('s1') } },
});
const after = release({
  versions: { shell: 'a', stories: 'd', pricing: 'e' },
  pages: {
    '/': page('1'),
    '/stories': page('4', { title: 'New', links: ['/rate-card'], content: 'other', html: body('4', 30) }),
    '/rate-card': page('5'),
  },
  files: { '/sitemap.xml': { type: 'text/xml', body: body('s2') } },
});

test('lists sections, paths and files that differ', () => {
  expect(compareReleases(before, after)).toMatchObject({
    sections: [
      { name: 'old', before: 'c', after: undefined },
      { name: 'pricing', before: undefined, after: 'e' },
      { name: 'stories', before: 'b', after: 'd' },
    ],
    added: ['/rate-card'],
    removed: ['/old'],
    files: ['/sitemap.xml'],
  });
});

test('describes a changed page by head, links, content and size', () => {
  expect(compareReleases(before, after).changed).toEqual([
    {
      path: '/stories',
      owner: 'stories',
      head: [{ name: 'title', before: 'Title', after: 'New' }],
      isContentChanged: true,
      linksAdded: ['/rate-card'],
      linksRemoved: ['/contact'],
      bytes: { before: 10, after: 30 },
    },
  ]);
});

test('a page with another policy or status has changed, although its bytes are equal', () => {
  const one = release({ pages: { '/': page('1') } });
  expect(compareReleases(one, release({ pages: { '/': page('1', { policy: 'x' }) } })).changed).toHaveLength(
    1,
  );
  expect(compareReleases(one, release({ pages: { '/': page('1', { status: 404 }) } })).changed).toHaveLength(
    1,
  );
  expect(compareReleases(one, one).changed).toEqual([]);
});

test.each([
  ['another document', {}, true],
  ['another text', { content: 'other' }, false],
  ['another title', { title: 'New' }, false],
  ['another link', { links: ['/rate-card'] }, false],
])('tells whether only the code of a page has changed: %s', (_, change, isCode) => {
  const one = release({ pages: { '/': page('1') } });
  const other = release({ pages: { '/': page('2', change) } });
  expect(compareReleases(one, other).changed.map(isCodeChange)).toEqual([isCode]);
});
