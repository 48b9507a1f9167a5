import path from 'node:path';
import {
  append,
  entryKey,
  getRelease,
  getSettings,
  head,
  type LogEntry,
  putVersion,
} from '@vantedge/release';
import { command, type CommandLine, type SiteError } from '@vantedge/errors';
import { diskStore, memoryStore, putBody, type Store } from '@vantedge/store';
import {
  pageCode,
  publishSampleSections,
  releaseUnchecked,
  shellCode,
  storedSample,
} from '../compose/testing/sample-sections.ts';
import { composeRelease } from '../compose/compose-release.ts';
import { rollBackSection, rollBackSite } from './roll-back.ts';
import { channelStatus } from '../commands/status.ts';
import { spawnSync } from 'node:child_process';
import { tamperedStore, withTemporaryFolder } from '@vantedge/store/testing';
import { applySettings } from './settings.ts';
import { racingStore } from './testing/racing-store.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

const channel = 'production';

test('restores a version that a newer check of sections would refuse', async () => {
  const store = memoryStore();
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('first') });
  const version = await storedSample(store, 'stories', pageCode('second'));
  const css = await putBody(store, Buffer.from('h2{color:red}'), { compression: 'fast' });
  const stories = await putVersion(store, { ...version, files: { 'loose.css': css } });
  const base = await getRelease(store, (await head(store, channel))!.release);
  const versions = { ...base.versions, stories };
  const request = { store, base, versions, settings: getSettings(base), now: '2026-01-02T00:00:00.000Z' };
  await expect(composeRelease(request)).rejects.toMatchObject({ code: 'STYLESHEET_INVALID' });
  await releaseUnchecked(store, 'stories', stories);
  await publishSampleSections(store, { stories: pageCode('third') });
  const { entry } = await rollBackSection({ store, channel }, 'stories');
  expect((await getRelease(store, entry.release)).versions['stories']).toBe(stories);
});

test('pages that a newer check or budget would refuse are restored, with warnings', async () => {
  const store = memoryStore();
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('first') });
  await publishSampleSections(store, { stories: pageCode('second') });
  // From now on, no release has the pages of this shell and the first stories.
  await publishSampleSections(store, { shell: shellCode('b') });
  const budgets = { html: 10 };
  await applySettings({ store, channel, settings: { ...getSettings(undefined), budgets } });
  const { entry, rendered, warnings } = await rollBackSection({ store, channel }, 'stories');
  expect([entry.number, rendered]).toEqual([5, ['/stories']]);
  expect(warnings).toEqual([
    {
      text: expect.stringMatching(/^\/stories of 'stories' loads .* of html; the budget is 0.0 kB/),
      fix: expect.stringContaining('budgets.html'),
    },
  ]);
});

test('a page that cannot be rendered is not restored', async () => {
  const store = memoryStore();
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('first') });
  await publishSampleSections(store, { stories: pageCode('second') });
  const shell = `${shellCode('b')}
    const { render } = exports;
    exports.render = (page) => {
      if (page.Page === 'first') throw new Error('no such context');
      return render(page);
    };`;
  await publishSampleSections(store, { shell });
  await expect(rollBackSection({ store, channel }, 'stories')).rejects.toMatchObject({
    code: 'RENDER_FAILED',
  });
});

test('the fix for the first version of a section removes it, and a section that is not there is named', async () => {
  const store = memoryStore();
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('first') });
  const rollback = (section: string) => rollBackSection({ store, channel }, section);
  await expect(rollback('stories')).rejects.toMatchObject({
    code: 'PREVIOUS_RELEASE_NOT_FOUND',
    fix: command('site', 'remove', 'stories'),
  });
  await expect(rollback('pricing')).rejects.toMatchObject({
    code: 'SECTION_NOT_FOUND',
    message: expect.stringContaining('Live: shell, stories'),
  });
});

test('restores the given release, of which 8 digits are enough', async () => {
  const store = memoryStore();
  const { release } = await publishSampleSections(store, {
    shell: shellCode('a'),
    stories: pageCode('first'),
  });
  await publishSampleSections(store, { stories: pageCode('second') });
  const section = await rollBackSection({ store, channel }, 'stories', release.slice(0, 8));
  expect(section.entry).toMatchObject({ target: release });
  await publishSampleSections(store, { stories: pageCode('third') });
  const site = await rollBackSite({ store, channel }, release.slice(0, 8));
  expect(site.entry).toMatchObject({ release, target: release });
  const unknown = rollBackSite({ store, channel }, '00000000');
  await expect(unknown).rejects.toMatchObject({ code: 'RECORD_NOT_FOUND', fix: command('site', 'log') });
});

const LENGTH = 10_000;
const MAX_READS = 100;

/** Counts the operations on a store. */
function counted(store: Store) {
  const count = { reads: 0, lists: 0 };
  const counting: Store = {
    ...store,
    read: (key) => ((count.reads += 1), store.read(key)),
    list: (prefix) => ((count.lists += 1), store.list(prefix)),
  };
  return { count, store: counting };
}

/** A log of 10,000 entries: two alternating releases, then a publish of stories and one of pricing. */
async function longLog(): Promise<Store> {
  const store = memoryStore();
  let last: LogEntry = await publishSampleSections(store, {
    shell: shellCode('a'),
    stories: pageCode('first words'),
  });
  const first = last;
  const other = (last = await publishSampleSections(store, { stories: pageCode('other words') }));
  while (last.number < LENGTH - 2) {
    const { release, versions, sections } = last.number % 2 ? other : first;
    const next = {
      number: last.number + 1,
      release,
      versions,
      action: 'publish' as const,
      sections,
      at: first.at,
    };
    last = (await append(store, channel, next, last))!;
  }
  await publishSampleSections(store, { stories: pageCode('newest words') });
  await publishSampleSections(store, { pricing: pageCode('prices') });
  return store;
}

let longStore: Store;
beforeAll(async () => {
  longStore = await longLog();
});

test(`status reads only the end of a log of ${LENGTH} entries`, async () => {
  const { count, store } = counted(longStore);
  const status = await channelStatus(store, channel);
  expect(status?.live.number).toBe(LENGTH);
  expect(status?.recent).toHaveLength(10);
  expect(status?.problems).toEqual([]);
  expect(count.reads).toBeLessThan(MAX_READS);
  expect(count.lists).toBeLessThan(5);
});

test(`rollbacks of the site, of a section and to a release read only the end of a log of ${LENGTH} entries`, async () => {
  const { count, store } = counted(longStore);
  const { entry } = await rollBackSection({ store, channel }, 'stories');
  expect(entry.number).toBe(LENGTH + 1);
  expect(count.reads).toBeLessThan(MAX_READS);
  count.reads = 0;
  const back = await rollBackSite({ store, channel });
  expect(back.entry.number).toBe(LENGTH + 2);
  expect(count.reads).toBeLessThan(MAX_READS);
  count.reads = 0;
  expect((await rollBackSite({ store, channel }, entry.release)).changed).toBe(true);
  expect(count.reads).toBeLessThan(MAX_READS);
});

const ROOT = path.resolve(__dirname, '../../../..');
const live = async (store: Store) => getRelease(store, (await head(store, channel))!.release);

/** Runs the command of an error's fix, which must succeed. */
function follow({ fix }: SiteError) {
  const [program, ...args] = (fix as CommandLine).argv;
  expect(program).toBe('site');
  const { status, stderr } = spawnSync(process.execPath, ['tools/site/bin/vantedge-site.mjs', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
}

const errorOf = (work: Promise<unknown>): Promise<SiteError> =>
  work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: SiteError) => error,
  );

test('the fix for a site rollback that lost a race restores the intended release', () =>
  withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    const good = await publishSampleSections(store, {
      shell: shellCode('a'),
      stories: pageCode('good'),
      pricing: pageCode('1'),
    });
    await publishSampleSections(store, { stories: pageCode('bad') });
    const rival = () => publishSampleSections(store, { pricing: pageCode('2') });
    const retryCommand = command('site', 'rollback', '--store', folder);
    const error = await errorOf(rollBackSite({ store: racingStore(store, rival), channel, retryCommand }));
    expect(error).toMatchObject({ code: 'CONFLICT', at: 'channels/production/00000003.json' });
    follow(error);
    expect((await head(store, channel))!.release).toBe(good.release);
  }));

test('the fix for a section rollback that lost a race restores only that section', () =>
  withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    await publishSampleSections(store, {
      shell: shellCode('a'),
      stories: pageCode('good'),
      pricing: pageCode('1'),
    });
    const before = await live(store);
    await publishSampleSections(store, { pricing: pageCode('2') });
    await publishSampleSections(store, { stories: pageCode('bad') });
    const { versions } = await live(store);
    const rival = () => publishSampleSections(store, { stories: pageCode('other') });
    const retryCommand = command('site', 'rollback', 'stories', '--store', folder);
    const request = { store: racingStore(store, rival), channel, retryCommand };
    const error = await errorOf(rollBackSection(request, 'stories'));
    expect(error).toMatchObject({ code: 'CONFLICT' });
    follow(error);
    expect((await live(store)).versions).toEqual({ ...versions, stories: before.versions['stories'] });
  }));

describe('a damaged newest entry', () => {
  /** Two releases; the entry of the second one is damaged. */
  async function damagedSite(entries = 2) {
    const store = tamperedStore(memoryStore());
    await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('first') });
    const first = (await head(store, channel))!;
    if (entries > 1) await publishSampleSections(store, { stories: pageCode('second') });
    store.tamper(entryKey(channel, entries), Buffer.from('{}'));
    return { store, first };
  }

  const silent = { channel, report: () => undefined };

  test('stops a rollback of a section, which would undo the rest of it; the fix is that of the site', async () => {
    const { store, first } = await damagedSite();
    await expect(rollBackSection({ ...silent, store }, 'stories', first.release)).rejects.toMatchObject({
      code: 'LOG_HASH_MISMATCH',
      fix: expect.arrayContaining([command('site', 'rollback')]),
    });
    const { entry } = await rollBackSite({ ...silent, store });
    expect(entry).toMatchObject({ number: 3, release: first.release });
  });

  test('that is the only one is continued by a rollback to a release', async () => {
    const { store, first } = await damagedSite(1);
    await expect(rollBackSite({ ...silent, store })).rejects.toMatchObject({
      code: 'PREVIOUS_RELEASE_NOT_FOUND',
      fix: command('site', 'rollback', '--to', '<release>'),
    });
    const { entry } = await rollBackSite({ ...silent, store }, first.release);
    expect(entry).toMatchObject({ number: 2, release: first.release });
  });
});
