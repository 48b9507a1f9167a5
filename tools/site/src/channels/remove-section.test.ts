import { getRelease, head, settingsOf } from '@vantedge/release';
import { memoryStore } from '@vantedge/release/store';
import { pageCode, publishSampleSections, shellCode } from '../compose/testing/sample-sections.ts';
import { removeSection } from './remove-section.ts';

const channel = 'production';

async function site() {
  const store = memoryStore();
  const stories = pageCode('stories');
  await publishSampleSections(store, { shell: shellCode('a'), stories, pricing: pageCode('rates') });
  return store;
}

test('retires a section and its paths, with redirects, and renders nothing', async () => {
  const store = await site();
  const removed = await removeSection({ store, channel, section: 'stories', redirectTo: '/pricing' });
  expect(removed).toMatchObject({ changed: true, paths: ['/stories'], rendered: [] });
  const live = (await head(store, channel))!;
  expect(live).toMatchObject({ action: 'remove', sections: ['stories'] });
  const release = await getRelease(store, live.release);
  expect(Object.keys(release.versions).sort()).toEqual(['pricing', 'shell']);
  expect(release.pages['/stories']).toBeUndefined();
  expect(settingsOf(release).redirects).toEqual({ '/stories': '/pricing' });
});

test.each([
  ['the shell', 'shell', undefined, 'SECTION_REQUIRED'],
  ['a section that is not live', 'careers', undefined, 'SECTION_NOT_FOUND'],
  ['a target that does not exist', 'stories', '/nowhere', 'USAGE'],
  ['one of its own pages as target', 'stories', '/stories', 'USAGE'],
])('rejects %s', async (_, section, redirectTo, code) => {
  const store = await site();
  await expect(removeSection({ store, channel, section, redirectTo })).rejects.toMatchObject({ code });
  expect((await head(store, channel))!.number).toBe(1);
});
