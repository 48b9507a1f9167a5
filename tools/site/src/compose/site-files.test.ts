import { SHELL } from '@vantedge/federation-contract';
import type { KeyedPage, SectionVersion } from '@vantedge/release';
import { memoryStore } from '@vantedge/release/store';
import { fakeBuild, fakeCompose } from '@vantedge/release/testing';
import { llmsText, siteFiles } from './site-files.ts';

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
  const kept = await siteFiles(memoryStore(), pages, sections('1'));
  const store = memoryStore();
  const files = await siteFiles(store, pages, sections('2'), kept);
  const changed = Object.keys(files).filter((path) => files[path] !== kept[path]);
  expect(changed).toEqual(['/release.json']);
  const written = (await store.list('blobs/')).map((key) => key.slice(-64));
  expect(written).toContain(files['/release.json']!.body.identity);
  for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt'])
    expect(written).not.toContain(kept[path]!.body.identity);
});

test('without kept files, all are written', async () => {
  const store = memoryStore();
  const files = await siteFiles(store, pages, sections('1'));
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
  expect(llmsText(listed)).toBe(
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
  expect(llmsText({ ...listed, ...variants })).toBe(llmsText(listed));
});

test('lists a page without a description', () => {
  expect(llmsText({ '/a': page('/a', { description: '' }) })).toBe('- [Page /a](https://example.com/a)\n');
});
