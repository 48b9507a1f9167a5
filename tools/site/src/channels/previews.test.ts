import { type BrowserCheck, entries, getRelease, head, putCheck } from '@vantedge/release';
import { buildCommand, command } from '@vantedge/errors';
import { memoryStore, type Store } from '@vantedge/store';
import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { changedSections } from './changed-versions.ts';
import { previewUrl, previewVersions, promotePreview } from './previews.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

const request = { name: 'pr-1', baseChannel: 'production' };

const site = sampleStore((store) =>
  publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('live') }),
);

const preview = async (store: Store, stories: string) =>
  previewVersions({
    store,
    ...request,
    versions: { stories: await storeSampleSection(store, 'stories', pageCode(stories)) },
  });

test('a preview is composed on the live release, and leaves it unchanged', async () => {
  const store = await site();
  const before = await entries(store, 'production');
  const { entry, rendered, changedUrls } = await preview(store, 'draft');
  expect(entry).toMatchObject({
    number: 1,
    action: 'preview',
    parent: { channel: 'production', number: 1, release: before[0]!.release },
  });
  expect(rendered).toEqual(['/stories']);
  expect(changedUrls).toEqual(['/release.json', '/sitemap.xml', '/stories']);
  expect(await entries(store, 'production')).toEqual(before);
});

test('a preview shows only its own versions on the newest live release', async () => {
  const store = await site();
  await preview(store, 'draft');
  await publishSampleSections(store, { pricing: pageCode('rates') });
  const second = await preview(store, 'draft');
  expect(second.entry.number).toBe(2);
  expect(changedSections(second.before, second.release)).toEqual(['stories']);
  const { versions } = await getRelease(store, second.entry.release);
  expect(Object.keys(versions).sort()).toEqual(['pricing', 'shell', 'stories']);
});

test('promote puts the same release live', async () => {
  const store = await site();
  const { entry } = await preview(store, 'draft');
  const promoted = await promotePreview({ store, name: 'pr-1', permissions: { unchecked: 'a test' } });
  expect(promoted).toMatchObject({ channel: 'production', changed: true });
  const live = await head(store, 'production');
  expect(live).toMatchObject({ number: 2, action: 'promote', release: entry.release, sections: ['stories'] });
});

describe('promote, by what a browser has found', () => {
  const AT = '2026-01-01T09:00:00.000Z';
  const checked = async (problems: BrowserCheck['problems'], live?: string) => {
    const store = await site();
    const { entry } = await preview(store, 'draft');
    const parent = live ?? entry.parent!.release;
    const check = {
      by: 'ada',
      tool: '0.1.0',
      at: AT,
      parent,
      browser: 'Chromium 1',
      pages: ['/stories'],
      problems,
    };
    await putCheck(store, entry.release, check);
    return { store, name: 'pr-1', retryCommand: command('site', 'promote', 'pr-1', '--gone', '/a') };
  };
  const problem: BrowserCheck['problems'][number] = {
    kind: 'error',
    pages: ['/stories'],
    part: 'stories',
    message: 'no feed',
    at: 'a.tsx:1:2',
  };

  test('nothing: the entry names the check', async () => {
    const { entry } = await promotePreview(await checked([]));
    expect(entry.visited).toEqual({ at: AT, pages: 1, problems: 0 });
    expect(entry.unchecked).toBeUndefined();
  });

  test('problems: refused with each of them, unless it is permitted, which the entry records', async () => {
    const request = await checked([problem]);
    await expect(promotePreview(request)).rejects.toMatchObject({
      code: 'CHECK_FAILED',
      message: expect.stringContaining('error, stories on /stories: no feed\n      at  a.tsx:1:2'),
      fix: [buildCommand('stories'), command('site', 'preview', 'stories', '--name', 'pr-1')],
      problems: [{ code: 'CHECK_FAILED', message: '/stories: no feed', at: 'a.tsx:1:2' }],
    });
    const { entry } = await promotePreview({ ...request, permissions: { unchecked: 'a test' } });
    expect(entry).toMatchObject({ visited: { pages: 1, problems: 1 }, unchecked: true, reason: 'a test' });
  });

  test('nothing against another live release: visited now', async () => {
    const visit = jest.fn(async () => ({ at: AT, browser: 'Chromium 1', pages: ['/stories'], problems: [] }));
    await promotePreview({ ...(await checked([], 'a'.repeat(64))), visit });
    expect(visit).toHaveBeenCalledTimes(1);
    visit.mockClear();
    await promotePreview({ ...(await checked([])), visit });
    expect(visit).not.toHaveBeenCalled();
  });
});

test('promote is repeatable', async () => {
  const store = await site();
  await preview(store, 'draft');
  await promotePreview({ store, name: 'pr-1', permissions: { unchecked: 'a test' } });
  expect(await promotePreview({ store, name: 'pr-1' })).toMatchObject({ changed: false });
});

test('promote refuses a preview of an older release, which would undo what came after, and names what to preview again', async () => {
  const store = await site();
  const version = await storeSampleSection(store, 'stories', pageCode('draft'));
  await preview(store, 'draft');
  await publishSampleSections(store, { pricing: pageCode('rates') });
  await expect(promotePreview({ store, name: 'pr-1' })).rejects.toMatchObject({
    code: 'PREVIEW_OUTDATED',
    fix: [
      command('site', 'preview', `stories@${version}`, '--name', 'pr-1'),
      command('site', 'promote', 'pr-1'),
    ],
  });
  expect((await head(store, 'production'))!.number).toBe(2);
});

test.each([
  ['a channel without releases', 'pr-2'],
  ['a channel that is not a preview', 'production'],
])('promote rejects %s', async (_, name) => {
  const store = await site();
  await expect(promotePreview({ store, name })).rejects.toMatchObject({ code: 'PREVIEW_NOT_FOUND' });
});

test('a preview never replaces a site', async () => {
  const store = await site();
  const versions = { stories: await storeSampleSection(store, 'stories', pageCode('draft')) };
  await expect(
    previewVersions({ store, name: 'production', baseChannel: 'production', versions }),
  ).rejects.toMatchObject({ code: 'PREVIEW_NAME_TAKEN' });
});

test('a preview needs a live release', async () => {
  await expect(previewVersions({ store: memoryStore(), ...request, versions: {} })).rejects.toMatchObject({
    code: 'CHANNEL_EMPTY',
  });
});

test.each(['PR 1', 'a.b', '', 'a'.repeat(64)])(
  'rejects %j, which cannot be part of a host name',
  async (name) => {
    await expect(
      previewVersions({ store: await site(), ...request, name, versions: {} }),
    ).rejects.toMatchObject({ code: 'CHANNEL_NAME_INVALID' });
  },
);

test('the URL keeps scheme and port', () => {
  expect(previewUrl('http://localhost:4200', 'pr-1')).toBe('http://pr-1.preview.localhost:4200/');
  expect(previewUrl('https://example.com', 'pr-1')).toBe('https://pr-1.preview.example.com/');
});

test('a name that no host can have says how long it is', async () => {
  const store = await site();
  const name = 'a'.repeat(64);
  await expect(
    previewVersions({ store, name, baseChannel: 'production', versions: {} }),
  ).rejects.toMatchObject({
    code: 'CHANNEL_NAME_INVALID',
    message: expect.stringContaining('has 64 letters'),
  });
});
