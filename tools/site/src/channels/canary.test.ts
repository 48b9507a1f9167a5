import { getRelease, head, recordId } from '@vantedge/release';
import { command } from '@vantedge/errors';
import { blobKey, type Store } from '@vantedge/store';
import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { rollBackSite } from './roll-back.ts';
import { startCanary, stopCanary } from './canary.ts';
import { previewVersions, promotePreview } from './previews.ts';
import type { ReleaseVisit } from './requests.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

const CHANNEL = 'production';

/** What is tested here does not depend on a visit. */
const UNCHECKED = { unchecked: 'a test' };

const sample = sampleStore(async (store) => {
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('live') });
  const versions = { stories: await storeSampleSection(store, 'stories', pageCode('draft')) };
  await previewVersions({ store, name: 'pr-1', baseChannel: CHANNEL, versions });
});

/** A site with the preview `pr-1`, and the releases of both. */
async function siteWithPreview(): Promise<{ store: Store; live: string; preview: string }> {
  const store = await sample();
  return {
    store,
    live: (await head(store, CHANNEL))!.release,
    preview: (await head(store, 'pr-1'))!.release,
  };
}

test('a canary is an entry that names the live release, the one of the preview and the share', async () => {
  const { store, live, preview } = await siteWithPreview();
  const { entry, changed, channel } = await startCanary({
    store,
    name: 'pr-1',
    percent: 10,
    permissions: UNCHECKED,
  });
  expect({ changed, channel }).toEqual({ changed: true, channel: CHANNEL });
  const { versions } = await getRelease(store, preview);
  expect(entry).toMatchObject({
    number: 2,
    action: 'canary',
    release: live,
    sections: [],
    canary: { preview: 'pr-1', release: preview, versions, percent: 10 },
  });
  expect(await head(store, CHANNEL)).toEqual(entry);
});

test('the same share again adds no entry, another share does', async () => {
  const { store } = await siteWithPreview();
  await startCanary({ store, name: 'pr-1', percent: 10, permissions: UNCHECKED });
  expect(await startCanary({ store, name: 'pr-1', percent: 10, permissions: UNCHECKED })).toMatchObject({
    changed: false,
  });
  expect(await startCanary({ store, name: 'pr-1', percent: 50, permissions: UNCHECKED })).toMatchObject({
    changed: true,
    entry: { number: 3, canary: { percent: 50 } },
  });
});

test('the canary of another preview is only replaced on purpose; its own preview may change', async () => {
  const { store } = await siteWithPreview();
  const versions = { stories: await storeSampleSection(store, 'stories', pageCode('other draft')) };
  await previewVersions({ store, name: 'pr-2', baseChannel: CHANNEL, versions });
  await startCanary({
    store,
    name: 'pr-1',
    percent: 10,
    permissions: UNCHECKED,
    provenance: { by: 'grace', tool: '0.1.0' },
  });
  await startCanary({
    store,
    name: 'pr-1',
    percent: 20,
    permissions: UNCHECKED,
    provenance: { by: 'ada', tool: '0.1.0' },
  });
  const start = {
    store,
    name: 'pr-2',
    percent: 30,
    permissions: UNCHECKED,
    retryCommand: command('site', 'canary', 'pr-2', '--percent', '30'),
  };
  await expect(startCanary(start)).rejects.toMatchObject({
    code: 'CANARY_RUNNING',
    message: expect.stringMatching(/^ada has been showing 'pr-1' to 20% of visitors since entry 3 /),
    fix: [command('site', 'canary', '--stop'), start.retryCommand],
  });
});

test('stop shows everyone the live release again', async () => {
  const { store, live } = await siteWithPreview();
  await startCanary({ store, name: 'pr-1', percent: 10, permissions: UNCHECKED });
  const { entry } = await stopCanary({ store, channel: CHANNEL });
  expect(entry).toMatchObject({ number: 3, action: 'canary', release: live });
  expect(entry.canary).toBeUndefined();
  await expect(stopCanary({ store, channel: CHANNEL })).rejects.toMatchObject({ code: 'CANARY_NOT_FOUND' });
});

test('promote ends the canary: its release is live for everyone', async () => {
  const { store, preview } = await siteWithPreview();
  await startCanary({ store, name: 'pr-1', percent: 50, permissions: UNCHECKED });
  const { entry } = await promotePreview({ store, name: 'pr-1', permissions: UNCHECKED });
  expect(entry).toMatchObject({ action: 'promote', release: preview, sections: ['stories'] });
  expect(entry.canary).toBeUndefined();
});

test('promoting another preview ends the canary and says so, promoting its own does not', async () => {
  const { store } = await siteWithPreview();
  const versions = { stories: await storeSampleSection(store, 'stories', pageCode('other draft')) };
  await previewVersions({ store, name: 'pr-2', baseChannel: CHANNEL, versions });
  await startCanary({ store, name: 'pr-1', percent: 50, permissions: UNCHECKED });
  const report = jest.fn();
  await promotePreview({ store, name: 'pr-2', permissions: UNCHECKED, report });
  expect((await head(store, CHANNEL))!.canary).toBeUndefined();
  expect(JSON.stringify(report.mock.calls)).toContain("The canary 'pr-1' has ended");
});

test('a canary whose release a server could not load is refused', async () => {
  const { store, preview } = await siteWithPreview();
  const at = blobKey((await getRelease(store, preview)).pages['/stories']!.html.identity);
  await store.replace(at, Buffer.from('damaged'));
  await expect(
    startCanary({ store, name: 'pr-1', percent: 10, permissions: UNCHECKED }),
  ).rejects.toMatchObject({ code: 'BLOB_HASH_MISMATCH', at });
  expect((await head(store, CHANNEL))!.number).toBe(1);
});

test('a publish ends the canary, which would not contain it', async () => {
  const { store } = await siteWithPreview();
  await startCanary({ store, name: 'pr-1', percent: 50, permissions: UNCHECKED });
  const report = jest.spyOn(console, 'error').mockImplementation();
  await publishSampleSections(store, { pricing: pageCode('rates') });
  expect(report.mock.calls.flat()).toEqual([expect.stringContaining("The canary 'pr-1' has ended")]);
  report.mockRestore();
  expect((await head(store, CHANNEL))!.canary).toBeUndefined();
  await expect(
    startCanary({ store, name: 'pr-1', percent: 60, permissions: UNCHECKED }),
  ).rejects.toMatchObject({
    code: 'PREVIEW_OUTDATED',
  });
});

test('a publish without changes leaves the canary running', async () => {
  const { store } = await siteWithPreview();
  const { entry } = await startCanary({ store, name: 'pr-1', percent: 50, permissions: UNCHECKED });
  await publishSampleSections(store, { stories: pageCode('live') });
  expect(await head(store, CHANNEL)).toEqual(entry);
});

test('promoting or stopping a canary reports nothing', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  const { store } = await siteWithPreview();
  await startCanary({ store, name: 'pr-1', percent: 50, permissions: UNCHECKED });
  await stopCanary({ store, channel: CHANNEL });
  await startCanary({ store, name: 'pr-1', percent: 50, permissions: UNCHECKED });
  await promotePreview({ store, name: 'pr-1', permissions: UNCHECKED });
  expect(report.mock.calls).toEqual([]);
  report.mockRestore();
});

test('a rollback never restores a release that only a canary had', async () => {
  const { store, live } = await siteWithPreview();
  await startCanary({ store, name: 'pr-1', percent: 50, permissions: UNCHECKED });
  await publishSampleSections(store, { stories: pageCode('newer') });
  const { entry } = await rollBackSite({ store, channel: CHANNEL });
  expect(entry.release).toBe(live);
});

test('a canary needs a preview', async () => {
  const { store } = await siteWithPreview();
  await expect(startCanary({ store, name: CHANNEL, percent: 10 })).rejects.toMatchObject({
    code: 'PREVIEW_NOT_FOUND',
  });
});

test('a browser visits a canary before it starts, and not again for another share', async () => {
  const { store, preview } = await siteWithPreview();
  const at = '2026-01-01T00:00:00.000Z';
  const visit = jest.fn(async ({ release }: ReleaseVisit) => {
    expect(recordId(release)).toBe(preview);
    return { at, browser: 'Chromium 1', pages: ['/stories'], problems: [] };
  });
  const start = { store, name: 'pr-1', visit };
  const { entry } = await startCanary({ ...start, percent: 10 });
  expect(entry).toMatchObject({ visited: { at, pages: 1, problems: 0 }, canary: { percent: 10 } });
  await startCanary({ ...start, percent: 20 });
  expect(visit).toHaveBeenCalledTimes(1);
});
