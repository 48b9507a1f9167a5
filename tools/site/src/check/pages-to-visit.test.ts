import type { KeyedPage, Release } from '@vantedge/release';
import type { BuiltRoute } from '@vantedge/federation-contract';
import { fakeBuild } from '@vantedge/release/testing';
import { putVersion } from '@vantedge/release';
import { memoryStore } from '@vantedge/store';
import { pagesToVisit } from './pages-to-visit.ts';

const store = memoryStore();

/** Stores a version of stories whose pages `/a`, `/b` and `/c` load files of these contents. */
async function stories(
  contents: Record<string, string>,
  fromData: Partial<BuiltRoute> = {},
): Promise<string> {
  const build = fakeBuild('stories');
  const names = ['a', 'b', 'c'];
  build.routes = names.map((name) => ({
    ...build.routes[0]!,
    path: `/${name}`,
    js: [`${name}.js`],
    css: [],
    ...fromData,
  }));
  build.widgets = build.widgets.map((widget) => ({ ...widget, js: ['widget.js'] }));
  build.files = Object.fromEntries(
    [...names, 'widget'].map((name) => [
      `${name}.js`,
      { integrity: `sha256-${(contents[name] ?? name).padEnd(43, 'A')}=`, bytes: 1 },
    ]),
  );
  return putVersion(store, { section: 'stories', build, files: {}, server: 'a'.repeat(64) });
}

/** A release with these pages. Each loads the entry of its section, so that a document changes with it. */
async function release(version: string, pages: Record<string, Partial<KeyedPage>>): Promise<Release> {
  const shell = await putVersion(store, {
    section: 'shell',
    build: fakeBuild('shell'),
    files: {},
    server: 'b'.repeat(64),
  });
  const of = (path: string, page: Partial<KeyedPage>) => ({
    owner: 'stories',
    html: { identity: `${path} ${version}`, bytes: 1 },
    policy: '',
    status: 200,
    title: path,
    widgets: [],
    links: [],
    fragments: [],
    content: path,
    ...page,
  });
  return {
    versions: { shell, stories: version },
    pages: Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, of(path, page)])),
    files: {},
  } as unknown as Release;
}

const PAGES = { '/': { owner: 'shell' }, '/a': {}, '/b': {}, '/c': {} };

test('pages with other content or files of their own are visited, and no other of their section', async () => {
  const before = await release(await stories({}), PAGES);
  const after = await release(await stories({ b: 'edited' }), { ...PAGES, '/c': { content: 'edited' } });
  expect(await pagesToVisit(store, before, after)).toEqual(['/', '/b', '/c']);
});

test('of pages from data with other files of their own, one is visited, and all that show other content', async () => {
  const fromData = { pattern: '/:slug', js: ['a.js'] };
  const before = await release(await stories({}, fromData), PAGES);
  const version = await stories({ a: 'edited' }, fromData);
  expect(await pagesToVisit(store, before, await release(version, PAGES))).toEqual(['/', '/a']);
  const edited = { ...PAGES, '/b': { content: 'edited' }, '/c': { content: 'edited' } };
  expect(await pagesToVisit(store, before, await release(version, edited))).toEqual(['/', '/b', '/c']);
});

test('of pages that only have other common code, one of each section is visited', async () => {
  const before = await release(await stories({}), PAGES);
  const after = await release(await stories({ d: 'x', widget: 'edited' }), PAGES);
  expect(await pagesToVisit(store, before, after)).toEqual(['/', '/a']);
});

test('pages whose widgets have other files are visited', async () => {
  const pages = { ...PAGES, '/': { owner: 'shell', widgets: ['stories/teasers'] } };
  const before = await release(await stories({}), { ...pages, '/x': { owner: 'shell' } });
  const after = await release(await stories({ widget: 'edited' }), { ...pages, '/x': { owner: 'shell' } });
  expect(await pagesToVisit(store, before, after)).toEqual(['/', '/a']);
});

test('pages whose styles a new version of their section changes are visited', async () => {
  const styled = (hash: string) => ({
    ...PAGES,
    '/b': { policy: `style-src 'self' '${hash}'; img-src 'self'` },
  });
  const before = await release(await stories({}), styled('sha256-a'));
  const after = await release(await stories({ widget: 'edited' }), styled('sha256-b'));
  expect(await pagesToVisit(store, before, after)).toEqual(['/', '/b']);
});

test('every page of a first release is visited, and nothing of the same one', async () => {
  const only = await release(await stories({}), PAGES);
  expect(await pagesToVisit(store, undefined, only)).toEqual(['/', '/a', '/b', '/c']);
  expect(await pagesToVisit(store, only, only)).toEqual([]);
});
