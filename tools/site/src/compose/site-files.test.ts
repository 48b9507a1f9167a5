import { SHELL } from '@vantedge/federation-contract';
import type { SectionVersion } from '@vantedge/release';
import { memoryStore } from '@vantedge/release/store';
import { fakeBuild, fakeCompose } from '@vantedge/release/testing';
import { siteFiles } from './site-files.ts';

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
