import type { Page } from '../release/model.ts';
import { fakeCompose } from '../release/testing/fake-release.ts';
import { checkLinks } from './check-links.ts';

/** A page of a section with these links. */
const page = (owner: string, ...links: string[]): Page => ({
  ...fakeCompose(undefined, owner, 'v').pages[`/${owner}`]!,
  links,
});

const check = (pages: Record<string, Page>, rest: Partial<Parameters<typeof checkLinks>[0]> = {}) =>
  checkLinks({ pages, rendered: Object.keys(pages), pendingPaths: [], files: [], ...rest });

const FILES = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/assets/stories/ukg.0a1b2c3d4e.pdf'];

test.each(FILES)('a link to %s is fine when it is served', (link) => {
  expect(() => check({ '/': page('shell', link) }, { files: FILES })).not.toThrow();
});

test('a link to an asset that the release does not have is refused, also on a page that was kept', () => {
  const pages = { '/': page('shell'), '/pdf': page('pricing', '/assets/stories/ukg.ffffffffff.pdf') };
  expect(() => check(pages, { files: FILES, before: pages, rendered: ['/'] })).toThrow(
    /ukg\.ffffffffff\.pdf, from \/pdf \(pricing\)/,
  );
});

test('a link to a page that went away is refused on a page that was kept', () => {
  const pages = { '/': page('shell'), '/rates': page('pricing', '/careers') };
  const before = { ...pages, '/careers': page('careers') };
  expect(() => check(pages, { before, rendered: [] })).toThrow(/\/careers, from \/rates \(pricing\)\./);
});

test('a link that every page has is in the frame, and the error says where that is written', () => {
  const pages = {
    '/': page('shell', '/careers'),
    '/404': page('shell', '/careers'),
    '/rates': page('pricing', '/careers'),
  };
  const before = { ...pages, '/careers': page('careers') };
  expect(() => check(pages, { before, rendered: [] })).toThrow(
    expect.objectContaining({
      code: 'BROKEN_LINK',
      message: expect.stringMatching(/\/careers, from the header or footer/),
      at: expect.stringContaining('libs/content/site'),
      fix: expect.stringContaining('site publish shell'),
    }),
  );
});

test('a link that some pages have names the first, its owner and how many more', () => {
  const pages = { '/': page('shell'), '/a': page('stories', '/gone'), '/b': page('stories', '/gone') };
  expect(() => check(pages)).toThrow(/\/gone, from \/a \(stories\) and 1 more/);
});
