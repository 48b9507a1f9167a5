import path from 'node:path';
import { entryKey, getRelease, getSettings, getVersion, head, putVersion } from '@vantedge/release';
import { command, problemText } from '@vantedge/errors';
import { memoryStore, readBlob, type Store } from '@vantedge/store';
import { parseHtml, selectOne } from '@vantedge/documents/html';
import { textContent } from 'domutils';
import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { releaseVersions } from './release-versions.ts';
import { removeSection } from './remove-section.ts';
import { rollBackSection, rollBackSite } from './roll-back.ts';
import { racingStore } from './testing/racing-store.ts';
import { applySettings, readSettings } from './settings.ts';
import { writeFile } from 'node:fs/promises';
import { withTemporaryFolder } from '@vantedge/store/testing';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

const channel = 'production';
const defaults = getSettings(undefined);

const sample = sampleStore((store) =>
  publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('words') }),
);

async function site() {
  const store = await sample();
  const live = async () => getSettings(await getRelease(store, (await head(store, channel))!.release));
  return { store, live };
}

test('new settings are a release, which a rollback undoes; only those that documents show render pages', async () => {
  const { store, live } = await site();
  const pending = { ...defaults, pendingPaths: ['/stories', '/later'] };
  const applied = await applySettings({ store, channel, settings: pending });
  expect(applied).toMatchObject({ changed: true, rendered: [], entry: { action: 'settings', number: 2 } });
  expect(applied.warnings).toMatchObject([{ text: expect.stringContaining('/stories') }]);
  expect(await applySettings({ store, channel, settings: pending })).toMatchObject({ changed: false });
  const shorter = { ...pending, leadRetentionDays: 30 };
  expect((await applySettings({ store, channel, settings: shorter })).rendered).toHaveLength(3);
  expect(await live()).toEqual(shorter);
  expect(await rollBackSite({ store, channel })).toMatchObject({
    settings: [{ name: 'leadRetentionDays', before: '30', after: '730' }],
  });
  expect(await live()).toEqual(pending);
});

test('a new origin is that of canonical links, sitemap and page data', async () => {
  const { store } = await site();
  const origin = 'https://example.org';
  const { entry, rendered } = await applySettings({ store, channel, settings: { ...defaults, origin } });
  expect(rendered.sort()).toEqual(['/404', '/shell', '/stories']);
  const { pages, files } = await getRelease(store, entry.release);
  const text = async (body: { identity: string }) =>
    Buffer.from(await readBlob(store, body.identity)).toString();
  expect(pages['/stories']!.canonical).toBe(`${origin}/stories`);
  expect(await text(files['/sitemap.xml']!.body)).toContain(`<loc>${origin}/stories</loc>`);
  expect(await text(files['/robots.txt']!.body)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const document = parseHtml(await text(pages['/stories']!.html));
  expect(JSON.parse(textContent(selectOne('#vantedge-page', document)!))).toMatchObject({ origin });
});

test('settings that contradict the live sections are refused', async () => {
  const { store, live } = await site();
  const settings = { ...defaults, paths: { shell: ['/stories/**', '/shell', '/404'] } };
  await expect(applySettings({ store, channel, settings })).rejects.toMatchObject({ code: 'PATH_NOT_OWNED' });
  expect(await live()).toEqual(defaults);
});

test.each([
  ['to nothing', { '/old': '/gone' }, '/old'],
  ['in a circle', { '/old': '/older', '/older': '/old' }, '/old'],
  ['from a path of the server', { '/api/forms': '/shell' }, '/api/forms'],
])('redirects %s are refused', async (_, redirects, from) => {
  const { store, live } = await site();
  const error = await applySettings({ store, channel, settings: { ...defaults, redirects } }).catch(
    (error: unknown) => error,
  );
  expect(error).toMatchObject({ code: 'REDIRECT_INVALID' });
  expect(problemText(error)).toContain(`at    site.json: redirects.${from}`);
  expect(await live()).toEqual(defaults);
});

test('removing the target of a redirect is refused, or redirects both', async () => {
  const { store, live } = await site();
  await publishSampleSections(store, { stories: pageCode('one'), pricing: pageCode('prices') });
  const redirects = { '/old': '/pricing' };
  await applySettings({ store, channel, settings: { ...defaults, redirects } });
  const removed = removeSection({ store, channel, section: 'pricing' });
  await expect(removed).rejects.toMatchObject({
    code: 'REDIRECT_INVALID',
    message: expect.stringContaining('/pricing'),
  });
  await removeSection({ store, channel, section: 'pricing', redirectTo: '/stories' });
  expect((await live()).redirects).toEqual({ '/old': '/stories', '/pricing': '/stories' });
});

test('a rollback that removes the target of a redirect warns, and a published page replaces a redirect', async () => {
  const { store, live } = await site();
  const one = await storeSampleSection(store, 'stories', pageCode('one page'));
  const { build, ...stored } = await getVersion(store, 'stories', one);
  const [route] = build.routes;
  const routes = [route!, { ...route!, path: '/stories/more' }];
  const two = await putVersion(store, { ...stored, build: { ...build, routes } });
  for (const stories of [one, two]) await releaseVersions({ store, channel, versions: { stories } });
  const redirects = { '/old': '/stories/more' };
  await applySettings({ store, channel, settings: { ...defaults, redirects } });
  const warning = {
    text: expect.stringContaining('The redirect from /old leads to /stories/more,'),
    fix: expect.stringContaining('pendingPaths'),
  };
  const rolledBack = await rollBackSection({ store, channel }, 'stories', undefined);
  expect(rolledBack).toMatchObject({ removed: ['/stories/more'], warnings: [warning] });
  const added = await applySettings({
    store,
    channel,
    settings: { ...defaults, redirects: { ...redirects, '/stories/more': '/stories' } },
  }).catch((error: unknown) => error);
  expect(added).toMatchObject({
    code: 'REDIRECT_INVALID',
    message: expect.stringContaining('/stories/more, which is redirected to /stories'),
  });
  const both = { '/old': '/stories', '/stories/more': '/stories' };
  await applySettings({ store, channel, settings: { ...defaults, redirects: both } });
  expect((await releaseVersions({ store, channel, versions: { stories: two } })).warnings).toEqual([
    {
      text: expect.stringContaining('The redirect from /stories/more is not followed'),
      fix: expect.any(String),
    },
  ]);
  expect((await live()).redirects).toEqual(both);
});

describe('of two commands at the same time,', () => {
  const one = { ...defaults, pendingPaths: ['/one'] };
  const two = { ...defaults, pendingPaths: ['/two'] };

  test('one changes the settings, and the other one gets CONFLICT', async () => {
    const { store, live } = await site();
    const rival = racingStore(store, () => applySettings({ store, channel, settings: one }));
    await expect(applySettings({ store: rival, channel, settings: two })).rejects.toMatchObject({
      code: 'CONFLICT',
      at: entryKey(channel, 2),
      message: expect.stringContaining('entry 2'),
      fix: command('site', 'settings'),
    });
    expect(await live()).toEqual(one);
  });

  test('both succeed with the same settings', async () => {
    const { store } = await site();
    const rival = racingStore(store, () => applySettings({ store, channel, settings: one }));
    expect(await applySettings({ store: rival, channel, settings: one })).toMatchObject({
      changed: false,
      entry: { number: 2 },
    });
  });

  test('a rollback of the site keeps settings that were applied meanwhile, and gets CONFLICT', async () => {
    const { store, live } = await site();
    await publishSampleSections(store, { stories: pageCode('bad words') });
    const rival = racingStore(store, () => applySettings({ store, channel, settings: one }));
    await expect(rollBackSite({ store: rival, channel })).rejects.toMatchObject({
      code: 'CONFLICT',
      at: entryKey(channel, 3),
      message: expect.stringContaining('pendingPaths'),
    });
    expect(await live()).toEqual(one);
  });

  test('two redirects are added, one by each of two removals', async () => {
    const { store, live } = await site();
    await publishSampleSections(store, { pricing: pageCode('prices') });
    const remove = (store: Store, section: string) =>
      removeSection({ store, channel, section, redirectTo: '/shell' });
    const rival = racingStore(store, () => remove(store, 'pricing'));
    await remove(rival, 'stories');
    expect((await live()).redirects).toEqual({ '/pricing': '/shell', '/stories': '/shell' });
  });

  test('settings are applied on top of a publish', async () => {
    const { store, live } = await site();
    const rival = racingStore(store, () => publishSampleSections(store, { stories: pageCode('new words') }));
    const { entry } = await applySettings({ store: rival, channel, settings: one });
    expect(entry).toMatchObject({ number: 3, action: 'settings' });
    expect(await live()).toEqual(one);
    const { pages } = await getRelease(store, entry.release);
    const html = await readBlob(store, pages['/stories']!.html.identity);
    expect(Buffer.from(html).toString()).toContain('new words');
  });

  test('a publish is applied on top of settings', async () => {
    const { store, live } = await site();
    const rival = racingStore(store, () => applySettings({ store, channel, settings: one }));
    const versions = { stories: await storeSampleSection(store, 'stories', pageCode('new words')) };
    await releaseVersions({ store: rival, channel, versions });
    expect((await head(store, channel))!.number).toBe(3);
    expect(await live()).toEqual(one);
  });
});

test('a channel without releases has no settings to change', () =>
  expect(applySettings({ store: memoryStore(), channel, settings: defaults })).rejects.toMatchObject({
    code: 'CHANNEL_EMPTY',
  }));

test('reads the given file', () =>
  withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'staging.json');
    await writeFile(file, '{ "leadRetentionDays": 30 }');
    expect(await readSettings(file)).toMatchObject({ leadRetentionDays: 30, pendingPaths: [] });
    await writeFile(file, '{ "leadRetentionDays": 0 }');
    await expect(readSettings(file)).rejects.toMatchObject({ code: 'SETTINGS_INVALID', at: file });
  }));

test('only a file that was named must exist', async () => {
  await expect(readSettings('no-such-file.json')).rejects.toMatchObject({ code: 'SETTINGS_NOT_FOUND' });
  const folder = process.cwd();
  await withTemporaryFolder(async (empty) => {
    process.chdir(empty);
    try {
      expect(await readSettings()).toMatchObject({ leadRetentionDays: 730 });
    } finally {
      process.chdir(folder);
    }
  });
});
