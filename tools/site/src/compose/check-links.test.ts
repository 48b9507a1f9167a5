import type { Page } from '../release/model.ts';
import { fakeCompose } from '../release/testing/fake-release.ts';
import { checkLinks } from './check-links.ts';

/** A page of a section, with links. */
const page = (owner: string, ...links: string[]): Page => ({
  ...fakeCompose(undefined, owner, 'v').pages[`/${owner}`]!,
  links,
});

const check = (pages: Record<string, Page>, rest: Partial<Parameters<typeof checkLinks>[0]> = {}) =>
  checkLinks({ pages, rendered: Object.keys(pages), pendingPaths: [], files: [], ...rest });

const FILES = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/assets/stories/ukg.0a1b2c3d4e.pdf'];

test.each(FILES)('accepts a link to %s if it is served', (link) => {
  expect(() => check({ '/': page('shell', link) }, { files: FILES })).not.toThrow();
});

test('rejects a link to a missing asset, even on an unchanged page', () => {
  const pages = { '/': page('shell'), '/pdf': page('pricing', '/assets/stories/ukg.ffffffffff.pdf') };
  expect(() => check(pages, { files: FILES, before: pages, rendered: ['/'] })).toThrow(
    /ukg\.ffffffffff\.pdf, on \/pdf \(pricing\)/,
  );
});

test('rejects a link to a removed page, even on an unchanged page', () => {
  const pages = { '/': page('shell'), '/rates': page('pricing', '/careers') };
  const before = { ...pages, '/careers': page('careers') };
  expect(() => check(pages, { before, rendered: [] })).toThrow(/\/careers, on \/rates \(pricing\)\./);
});

test('reports a link on every page as one of the header or footer, with its source', () => {
  const pages = {
    '/': page('shell', '/careers'),
    '/404': page('shell', '/careers'),
    '/rates': page('pricing', '/careers'),
  };
  const before = { ...pages, '/careers': page('careers') };
  expect(() => check(pages, { before, rendered: [] })).toThrow(
    expect.objectContaining({
      code: 'BROKEN_LINK',
      message: expect.stringMatching(/\/careers, in the header or footer/),
      at: expect.stringContaining('libs/content/site'),
      fix: expect.stringContaining('site publish shell'),
    }),
  );
});

test('reports the first page with a broken link, its owner, and the number of others', () => {
  const pages = { '/': page('shell'), '/a': page('stories', '/gone'), '/b': page('stories', '/gone') };
  expect(() => check(pages)).toThrow(/\/gone, on \/a \(stories\) and 1 more/);
});
