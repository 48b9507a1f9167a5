import type { KeyedPage } from '@vantedge/release';
import { fakeBuild, fakeCompose } from '@vantedge/release/testing';
import {
  checkForms,
  checkLinks,
  checkRedirects,
  checkTitles,
  type LinkedRelease,
  type RedirectingRelease,
} from './release-links.ts';

/** A page of a section, with links. */
const page = (owner: string, ...links: string[]): KeyedPage => ({
  ...fakeCompose(undefined, owner, 'v').pages[`/${owner}`]!,
  canonical: 'https://example.com/',
  links,
});

/** Served URLs other than pages. */
const FILES = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/assets/stories/ukg.0a1b2c3d4e.pdf'];

interface Change extends Partial<Omit<LinkedRelease, 'before'>> {
  /** Pages of the previous release. Default: the same. */
  before?: Record<string, KeyedPage>;
  /** Paths of pages that it does not have. Default: all. */
  fresh?: string[];
}

const check = (
  pages: Record<string, KeyedPage>,
  { before = pages, fresh = Object.keys(pages), ...rest }: Change = {},
) => {
  const release = {
    pages,
    before: Object.fromEntries(
      Object.entries(before).map(([path, { key }]) => [path, { key: fresh.includes(path) ? 'other' : key }]),
    ),
    routes: Object.entries(pages).map(([path, { owner }]) => ({ path, section: owner, module: './a.tsx' })),
    pendingPaths: [],
    served: new Set([...Object.keys(pages), ...FILES]),
    ...rest,
  };
  return [...checkLinks(release), ...checkTitles(release)];
};

test.each(FILES)('accepts a link to %s if it is served', (link) => {
  expect(check({ '/': page('shell', link) })).toEqual([]);
});

test('rejects a link to a missing asset, even on an unchanged page', () => {
  const pages = { '/': page('shell'), '/pdf': page('pricing', '/assets/stories/ukg.ffffffffff.pdf') };
  expect(check(pages, { before: pages, fresh: ['/'] })).toMatchObject([
    { page: "/pdf of 'pricing'", text: expect.stringContaining('ukg.ffffffffff.pdf') },
  ]);
});

test('rejects a link to a removed page, even on an unchanged page', () => {
  const pages = { '/': page('shell'), '/rates': page('pricing', '/careers') };
  const before = { ...pages, '/careers': page('careers') };
  expect(check(pages, { before, fresh: [] })).toEqual([
    {
      code: 'BROKEN_LINK',
      page: "/rates of 'pricing'",
      text: 'links to /careers, which does not exist',
      at: 'pricing: ./a.tsx',
      fix: expect.stringContaining('publish the section that owns the page'),
      sections: ['pricing'],
    },
  ]);
});

test('reports a link on every page as one of the header or footer, with its source', () => {
  const pages = {
    '/': page('shell', '/careers'),
    '/404': page('shell', '/careers'),
    '/rates': page('pricing', '/careers'),
  };
  const before = { ...pages, '/careers': page('careers') };
  expect(check(pages, { before, fresh: [] })).toMatchObject([
    {
      text: expect.stringMatching(/^The header or footer of every page links to \/careers/),
      at: expect.stringContaining('libs/content/site'),
      sections: ['shell'],
    },
  ]);
});

test('reports the first page with a broken link, and the number of others', () => {
  const pages = { '/': page('shell'), '/a': page('stories', '/gone'), '/b': page('pricing', '/gone') };
  expect(check(pages)).toMatchObject([
    {
      page: "/a of 'stories'",
      text: expect.stringContaining('(also on /b)'),
      sections: ['stories', 'pricing'],
    },
  ]);
});

test('a pending path that exists is not a problem', () => {
  const routes = [{ path: '/careers', section: 'careers', module: './a.tsx' }];
  expect(check({}, { routes, served: new Set(['/careers']), pendingPaths: ['/careers', '/later'] })).toEqual(
    [],
  );
});

/** Checks a page of careers with these links, next to a page of pricing with these ids. */
const checkFragments = (fragments: string[], ids: string[] = []) => {
  const pages: LinkedRelease['pages'] = {
    '/careers': { ...page('careers'), fragments },
    '/rate-card': { ...page('pricing'), ids },
  };
  const routes = Object.entries(pages).map(([path, { owner }]) => ({
    path,
    section: owner,
    module: './a.tsx',
  }));
  return checkLinks({ pages, before: pages, routes, pendingPaths: [], served: new Set() });
};

test('accepts a link to an id of another page', () => {
  expect(checkFragments(['/rate-card#developers'], ['developers'])).toEqual([]);
});

test('reports a link to a missing id with both pages and sections', () => {
  expect(checkFragments(['/rate-card#nowhere'], ['developers'])).toEqual([
    {
      code: 'BROKEN_LINK',
      page: "/careers of 'careers'",
      text: "links to /rate-card#nowhere, but /rate-card of 'pricing' has no element with this id",
      at: 'careers: ./a.tsx',
      fix: expect.stringContaining('id="nowhere"'),
      sections: ['careers', 'pricing'],
    },
  ]);
});

test('leaves fragments of missing pages to the check of links', () => {
  expect(checkFragments(['/gone#nowhere'])).toEqual([]);
});

describe('pages with the same title', () => {
  const titled = (owner: string, canonical: string, title = 'Finance | Site'): KeyedPage => ({
    ...page(owner),
    title,
    canonical: `https://example.com${canonical}`,
  });
  const pages = {
    '/a': titled('pricing', '/a'),
    '/b': titled('stories', '/b'),
    '/c': titled('stories', '/a'),
    '/d': titled('stories', '/d', 'Other'),
  };

  test('and other canonical links are reported once, on a rendered page', () => {
    const problem = { code: 'DUPLICATE_TITLE', fix: expect.stringContaining('a title of its own') };
    expect(check({ '/a': pages['/a'], '/b': pages['/b'] })).toMatchObject([
      {
        ...problem,
        page: "/a of 'pricing'",
        text: "has the title of /b, 'Finance | Site', but another canonical link",
        sections: ['pricing', 'stories'],
      },
    ]);
    expect(check(pages, { fresh: ['/b'] })).toMatchObject([{ ...problem, page: "/b of 'stories'" }]);
  });

  test('are accepted if they are the same page, or both unchanged', () => {
    expect(check({ '/a': pages['/a'], '/c': pages['/c'], '/d': pages['/d'] })).toEqual([]);
    expect(check(pages, { fresh: ['/d'] })).toEqual([]);
  });
});

describe('forms', () => {
  const form = { name: 'apply', fields: [{ name: 'email', label: 'Email', type: 'email' as const }] };
  const build = { ...fakeBuild('careers'), forms: [form] };
  const sections = new Map([['careers', { id: 'careers', build }]]);
  const route = { path: '/careers', section: 'careers', module: './a.tsx' };
  const withWidgets = (...widgets: string[]) => ({ ...page('careers'), widgets });
  const problemsOf = (pages: Record<string, KeyedPage>, changed = ['careers']) =>
    checkForms({ pages, routes: [route], sections }, changed);
  const shown = { '/careers': withWidgets('careers/teasers') };

  test('of a changed section must be on a page', () => {
    expect(problemsOf(shown)).toMatchObject([{ code: 'FORM_NOT_SHOWN', sections: ['careers'] }]);
    expect(problemsOf(shown, [])).toEqual([]);
    const posted = { ...page('shell', '/api/forms/careers/apply'), widgets: [] };
    expect(problemsOf({ ...shown, '/': posted })).toEqual([]);
  });

  test('may be in a widget that no page shows yet, or on a page that has other problems', () => {
    expect(build.widgets.map(({ name }) => name)).toEqual(['teasers']);
    expect(problemsOf({ '/careers': withWidgets() })).toEqual([]);
    expect(problemsOf({ '/': shown['/careers'] })).toEqual([]);
  });
});

describe('redirects', () => {
  const pages = { '/': page('shell'), '/about': { ...page('shell'), ids: ['team'] }, '/404': page('shell') };
  const release = (redirects: Record<string, string>, change: Partial<RedirectingRelease> = {}) => ({
    pages,
    served: new Set([...Object.keys(pages), ...FILES, '/api/forms']),
    pendingPaths: ['/later'],
    redirects,
    ...change,
  });
  const problemsOf = (redirects: Record<string, string>, change?: Partial<RedirectingRelease>) =>
    checkRedirects(release(redirects, change), undefined).problems;

  test('to a page, an element of a page and a pending path are accepted', () => {
    expect(problemsOf({ '/a': '/', '/b/c': '/about#team', '/d': '/later', '/e': '/about' })).toEqual([]);
  });

  test.each<[Record<string, string>, string, string]>([
    [{ '/a': '/gone' }, 'The redirect from /a leads to /gone, which does not exist', '"pendingPaths"'],
    [{ '/a': '/404' }, 'leads to /404, which does not exist', 'change its target'],
    [{ '/a': '/api/forms' }, 'leads to /api/forms, which does not exist', 'change its target'],
    [{ '/a': '/about#gone' }, 'leads to /about#gone, but /about has no element with this id', 'change its'],
    [{ '/a': '/a' }, 'leads to /a, which is redirected to /a', 'remove it'],
    [{ '/later': '/later' }, 'leads to /later, which is redirected to /later', 'remove it'],
    [{ '/a': '/b', '/b': '/about#team' }, 'leads to /b, which is redirected to /about#team', 'change its'],
    [{ '/api/forms': '/' }, 'The redirect from /api/forms is never followed', 'remove it'],
    [{ '/healthz': '/' }, 'The redirect from /healthz is never followed', 'remove it'],
  ])('rejects %p', (redirects, text, fix) => {
    const [from] = Object.keys(redirects);
    expect(problemsOf(redirects)).toEqual([
      {
        code: 'REDIRECT_INVALID',
        text: expect.stringContaining(text),
        at: `site.json: redirects.${from}`,
        fix: expect.stringContaining(fix),
        sections: [],
      },
    ]);
  });

  test('in a circle are all reported', () => {
    expect(problemsOf({ '/a': '/b', '/b': '/c', '/c': '/b' }).map(({ text }) => text)).toEqual([
      'The redirect from /a leads to /b, which is redirected to /c',
      'The redirect from /b leads to /c, which is redirected to /b',
      'The redirect from /c leads to /b, which is redirected to /c',
    ]);
  });

  test('from a page, or that were broken before, are warnings: only their cause is refused', () => {
    const redirects = { '/old': '/gone', '/about': '/' };
    const before = release(redirects, { pages: {}, served: new Set(['/']) });
    const { problems, warnings } = checkRedirects(release(redirects), before);
    expect(problems).toMatchObject([]);
    expect(warnings.map(({ text }) => text)).toEqual([
      'The redirect from /old leads to /gone, which does not exist',
      'The redirect from /about is not followed while this path is a page',
    ]);
    expect(checkRedirects(release({ '/about': '/' }), undefined)).toMatchObject({
      problems: [],
      warnings: [{}],
    });
    const whole = { ...before, served: new Set(['/', '/gone']) };
    expect(checkRedirects(release(redirects), whole).problems).toMatchObject([
      { at: 'site.json: redirects./old' },
    ]);
  });
});
