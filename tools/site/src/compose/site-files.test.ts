import { SHELL } from '@vantedge/federation-contract';
import { type KeyedPage, type SectionVersion, siteOrigin } from '@vantedge/release';
import { memoryStore, readText } from '@vantedge/store';
import { fakeBuild, fakeCompose } from '@vantedge/release/testing';
import { llmsText, siteFiles } from './site-files.ts';

const origin = 'https://example.com';
const { pages } = fakeCompose(undefined, 'a', '1');

const sections = (id: string) =>
  new Map([
    [
      SHELL,
      { id, section: SHELL, build: fakeBuild(SHELL), files: {}, server: 'a'.repeat(64) } as SectionVersion & {
        id: string;
      },
    ],
  ]);

test('files of the live release that are the same are not written again', async () => {
  const kept = await siteFiles(memoryStore(), pages, sections('1'), origin);
  const store = memoryStore();
  const files = await siteFiles(store, pages, sections('2'), origin, kept);
  const changed = Object.keys(files).filter((path) => files[path] !== kept[path]);
  expect(changed).toEqual(['/release.json']);
  const written = (await store.list('blobs/')).map((key) => key.slice(-64));
  expect(written).toContain(files['/release.json']!.body.identity);
  for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt'])
    expect(written).not.toContain(kept[path]!.body.identity);
});

test('without kept files, all are written', async () => {
  const store = memoryStore();
  const files = await siteFiles(store, pages, sections('1'), origin);
  const written = (await store.list('blobs/')).map((key) => key.slice(-64));
  expect(written).toEqual(expect.arrayContaining(Object.values(files).map(({ body }) => body.identity)));
});

const sample = fakeCompose(undefined, 'a', '1').pages['/a']!;
const page = (path: string, more: Partial<KeyedPage> = {}): KeyedPage => ({
  ...sample,
  title: `Page ${path} | Site`,
  description: `About\n${path}.`,
  site: 'Site',
  canonical: `https://example.com${path}`,
  ...more,
});
const listed = { '/b': page('/b'), '/a': page('/a'), '/': page('/') };

test('starts with the site and lists every page by path', () => {
  expect(llmsText(listed, origin)).toBe(
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
    '/d': page('/d', { canonical: listed['/a'].canonical }),
  };
  expect(llmsText({ ...listed, ...variants }, origin)).toBe(llmsText(listed, origin));
});

test('lists a page without a description', () => {
  expect(llmsText({ '/a': page('/a', { description: '' }) }, origin)).toBe(
    '- [Page /a](https://example.com/a)\n',
  );
});

describe('the origin of the site', () => {
  const own = { ...listed, '/': page('/', { owner: SHELL }), '/about': page('/about', { owner: SHELL }) };
  const foreign = page('/0', { canonical: 'https://elsewhere.example/' });
  const { canonical: _, ...none } = page('/0');

  test.each<[string, Record<string, KeyedPage>]>([
    ['another section has a foreign canonical link on its first page', { '/0': foreign, ...own }],
    ['the shell has one, but not on its home page', { '/0': { ...foreign, owner: SHELL }, ...own }],
    ['a page has no canonical link', { '/0': none, ...own }],
  ])('is that of the shell if %s', async (_, pages) => {
    expect(siteOrigin(pages, undefined)).toBe(origin);
    const store = memoryStore();
    const files = await siteFiles(store, pages, sections('1'), siteOrigin(pages, undefined));
    const text = (path: string) => readText(store, files[path]!.body.identity);
    expect(await text('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const path of ['/sitemap.xml', '/llms.txt']) expect(await text(path)).toContain(`${origin}/about`);
  });

  test('is that of the settings before any other', () => {
    expect(siteOrigin(own, 'https://other.example')).toBe('https://other.example');
  });

  test('may be unknown: nothing is listed', async () => {
    const store = memoryStore();
    const files = await siteFiles(
      store,
      { '/0': none },
      sections('1'),
      siteOrigin({ '/0': none }, undefined),
    );
    expect(await readText(store, files['/robots.txt']!.body.identity)).toBe('User-agent: *\nAllow: /\n');
    expect(await readText(store, files['/sitemap.xml']!.body.identity)).not.toContain('<url>');
  });
});
