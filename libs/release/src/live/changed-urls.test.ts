import type { KeyedPage, Release, SiteFile } from '../records/model.ts';
import { getSettings } from '../records/settings.ts';
import { changedUrls } from './changed-urls.ts';

const page = (body: string, more: Partial<KeyedPage> = {}) =>
  ({ html: { bytes: 1, identity: body }, policy: 'a', status: 200, title: body, ...more }) as KeyedPage;
const file = (body: string, type = 'text/plain'): SiteFile => ({ type, body: { bytes: 1, identity: body } });
const release = (
  pages: Release['pages'],
  files: Release['files'] = {},
  redirects?: Record<string, string>,
): Pick<Release, 'pages' | 'files' | 'settings'> => ({
  pages,
  files,
  settings: { ...getSettings(undefined), ...(redirects && { redirects }) },
});

const before = release(
  { '/': page('home'), '/about': page('about'), '/café': page('cafe'), '/404': page('404') },
  { '/sitemap.xml': file('map'), '/robots.txt': file('robots') },
);

test('nothing changes between equal releases', () => {
  expect(changedUrls(before, structuredClone(before))).toEqual([]);
});

test.each<[string, Partial<Release['pages']>, string[]]>([
  ['another body', { '/': page('new home') }, ['/']],
  ['another policy', { '/about': page('about', { policy: 'b' }) }, ['/about']],
  ['another title alone, which is part of the body', { '/about': page('about', { title: 'x' }) }, []],
  ['an added page', { '/new': page('new') }, ['/new']],
  ['a page whose path needs encoding', { '/café': page('new') }, ['/caf%C3%A9']],
  ['another not-found page', { '/404': page('new 404') }, []],
])('%s', (_, pages, urls) => {
  expect(
    changedUrls(before, release({ ...before.pages, ...pages } as Release['pages'], before.files)),
  ).toEqual(urls);
});

test('removed pages, and files with another body or type, sorted', () => {
  const { '/about': _, ...pages } = before.pages;
  const files = { '/sitemap.xml': file('new map'), '/robots.txt': file('robots', 'text/html') };
  expect(changedUrls(before, release(pages, files))).toEqual(['/about', '/robots.txt', '/sitemap.xml']);
});

test('everything is new in the first release', () => {
  expect(changedUrls(undefined, before)).toEqual([
    '/',
    '/about',
    '/caf%C3%A9',
    '/robots.txt',
    '/sitemap.xml',
  ]);
});

describe('redirects', () => {
  const redirected = (redirects?: Record<string, string>) => release(before.pages, before.files, redirects);

  test('that are new, changed or removed', () => {
    const [old, next] = [
      redirected({ '/same': '/', '/changed': '/', '/removed': '/' }),
      redirected({ '/same': '/', '/changed': '/about', '/new': '/about' }),
    ];
    expect(changedUrls(old, next)).toEqual(['/changed', '/new', '/removed']);
    expect(changedUrls(undefined, redirected({ '/new': '/' }))).toContain('/new');
  });

  test('that replace a page, or that a page replaces', () => {
    const { '/about': _, ...pages } = before.pages;
    expect(changedUrls(before, release(pages, before.files, { '/about': '/' }))).toEqual(['/about']);
    expect(changedUrls(before, redirected({ '/about': '/' }))).toEqual([]);
  });
});
