import { getRelease, getSettings, head } from '@vantedge/release';
import { loadLiveRelease } from '@vantedge/release/live';
import type { Store } from '@vantedge/store';
import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
} from '../compose/testing/sample-sections.ts';
import { rollBackSection } from './roll-back.ts';
import { removeSection } from './remove-section.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

const channel = 'production';

const site = sampleStore((store) =>
  publishSampleSections(store, {
    shell: shellCode('a'),
    stories: pageCode('stories'),
    pricing: pageCode('rates'),
  }),
);

const versionOfStories = async (store: Store) =>
  (await getRelease(store, (await head(store, channel))!.release)).versions['stories'];

test('retires a section and its paths, with redirects, and renders nothing', async () => {
  const store = await site();
  const removed = await removeSection({ store, channel, section: 'stories', redirectTo: '/pricing' });
  expect(removed).toMatchObject({ changed: true, removed: ['/stories'], rendered: [] });
  const live = (await head(store, channel))!;
  expect(live).toMatchObject({ action: 'remove', sections: ['stories'] });
  const release = await getRelease(store, live.release);
  expect(Object.keys(release.versions).sort()).toEqual(['pricing', 'shell']);
  expect(release.pages['/stories']).toBeUndefined();
  expect(getSettings(release).redirects).toEqual({ '/stories': '/pricing' });
});

test('a rollback of the section restores its pages, which take precedence over the redirects that stay', async () => {
  const store = await site();
  const first = await versionOfStories(store);
  await publishSampleSections(store, { stories: pageCode('newer stories') });
  const second = await versionOfStories(store);
  await removeSection({ store, channel, section: 'stories', redirectTo: '/pricing' });
  await rollBackSection({ store, channel }, 'stories');
  expect(await versionOfStories(store)).toBe(second);
  const live = (await head(store, channel))!;
  const release = await getRelease(store, live.release);
  expect(release.pages['/stories']).toBeDefined();
  expect(getSettings(release).redirects).toEqual({ '/stories': '/pricing' });
  const { files, redirects } = await loadLiveRelease(store, channel, live);
  expect([files.has('/stories'), redirects.has('/stories')]).toEqual([true, true]);
  await rollBackSection({ store, channel }, 'stories');
  expect(await versionOfStories(store)).toBe(first);
});

test.each([
  ['the shell', 'shell', undefined, 'SHELL_NOT_REMOVABLE'],
  ['a section that is not live', 'careers', undefined, 'SECTION_NOT_FOUND'],
  ['a target that does not exist', 'stories', '/nowhere', 'USAGE'],
  ['one of its own pages as target', 'stories', '/stories', 'USAGE'],
])('rejects %s', async (_, section, redirectTo, code) => {
  const store = await site();
  await expect(removeSection({ store, channel, section, redirectTo })).rejects.toMatchObject({ code });
  expect((await head(store, channel))!.number).toBe(1);
});
