import { head } from '@vantedge/release';
import { buildCommand, command, SiteError } from '@vantedge/errors';
import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { applySettings } from './settings.ts';
import { releaseVersions } from './release-versions.ts';
import type { ReleaseVisit, Seen } from './requests.ts';
import { rollBackSection } from './roll-back.ts';
import { racingStore } from './testing/racing-store.ts';

const channel = 'production';
const AT = '2026-01-01T00:00:00.000Z';

const site = sampleStore((store) =>
  publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('live') }),
);

/** A request that publishes stories with another text, and the visits that it asks for. */
async function request(problems: Seen['problems'] = []) {
  const store = await site();
  const visit = jest.fn(
    async ({ visited }: ReleaseVisit): Promise<Seen> => (
      visited!.add('/stories'),
      { at: AT, browser: 'Chromium 1', pages: ['/stories'], problems }
    ),
  );
  const versions = { stories: await storeSampleSection(store, 'stories', pageCode('new')) };
  const retryCommand = command('site', 'publish', 'stories');
  return { store, channel, versions, visit, retryCommand };
}

test('a browser visits what is new before it goes live, and the entry says what it has found', async () => {
  const given = await request();
  const { entry, before, release } = await releaseVersions(given);
  expect(entry).toMatchObject({ number: 2, visited: { at: AT, pages: 1, problems: 0 } });
  expect(given.visit.mock.calls[0]![0]).toMatchObject({ before, release });
});

test('problems stop the release, unless a reason is given: then nothing is visited, and the entry has the reason', async () => {
  const problem = { kind: 'error' as const, pages: ['/stories'], part: 'stories', message: 'no feed' };
  const given = await request([problem]);
  await expect(releaseVersions(given)).rejects.toMatchObject({
    code: 'CHECK_FAILED',
    message: expect.stringContaining('error, stories on /stories: no feed'),
    fix: [buildCommand('stories'), command('site', 'publish', 'stories')],
    problems: [{ code: 'CHECK_FAILED', message: '/stories: no feed', at: 'stories' }],
  });
  expect((await head(given.store, channel))!.number).toBe(1);
  given.visit.mockClear();
  const { entry } = await releaseVersions({ ...given, permissions: { unchecked: 'the feed is down' } });
  expect(entry).toMatchObject({ unchecked: true, reason: 'the feed is down' });
  expect(given.visit).not.toHaveBeenCalled();
});

test('without a browser, the error says how to get one, and how to go without', async () => {
  const given = await request();
  const install = command('npx', 'playwright-core', 'install', 'chromium');
  const missing = new SiteError('BROWSER_UNAVAILABLE', 'Chromium is not installed.', { fix: install });
  given.visit.mockRejectedValueOnce(missing);
  await expect(releaseVersions(given)).rejects.toMatchObject({
    code: 'BROWSER_UNAVAILABLE',
    message: expect.stringContaining('--unchecked <reason>'),
    fix: [install, given.retryCommand],
  });
});

test('after a lost round, the next visit knows the pages of the first', async () => {
  const given = await request();
  const rival = () => publishSampleSections(given.store, { pricing: pageCode('rates') });
  const known: string[][] = [];
  const visit = (request: ReleaseVisit) => {
    known.push([...request.visited!]);
    return given.visit(request);
  };
  await releaseVersions({ ...given, visit, store: racingStore(given.store, rival) });
  expect(known).toEqual([[], ['/stories']]);
});

test('what is live, settings and rollbacks are not visited', async () => {
  const given = await request();
  await releaseVersions(given);
  given.visit.mockClear();
  expect(await releaseVersions(given)).toMatchObject({ changed: false });
  const { release } = await rollBackSection(given, 'stories');
  await applySettings({ ...given, settings: { ...release.settings, leadRetentionDays: 30 } });
  expect(given.visit).not.toHaveBeenCalled();
});
