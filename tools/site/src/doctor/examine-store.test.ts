import { showProgress } from '@vantedge/cli';
import { cp, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { doctor } from '../commands/doctor.ts';
import {
  pageCode,
  publishSampleSections,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { rollBackSite } from '../publish/roll-back.ts';
import { entryKey, getRelease, getVersion, head, putPush, putRelease } from '@vantedge/release';
import { tamperedStore, withTemporaryFolder } from '@vantedge/release/testing';
import { blobKey, diskStore, memoryStore, putBlob, readEncodings } from '@vantedge/release/store';
import { examineStore } from './examine-store.ts';

const channel = 'production';

async function site() {
  const store = tamperedStore(memoryStore());
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('words') });
  await publishSampleSections(store, { stories: pageCode('other words') });
  const live = (await head(store, channel))!;
  const release = await getRelease(store, live.release);
  const version = await getVersion(store, 'stories', release.versions['stories']!);
  return { store, live, release, version };
}

test('an intact store has no findings', async () => {
  expect(await examineStore((await site()).store)).toEqual([]);
});

type Site = Awaited<ReturnType<typeof site>>;

describe.each(['damaged', 'missing'] as const)('reports a %s key and its fix', (state) => {
  test.each<[string, (site: Site) => string | Promise<string>, string]>([
    ['a live document', ({ release }) => blobKey(release.pages['/stories']!.html.identity), 'site compose'],
    ['a live file', ({ release }) => blobKey(release.files['/llms.txt']!.body.identity), 'site compose'],
    [
      "a live document's compressed variant",
      async ({ store, release }) =>
        blobKey((await readEncodings(store, release.pages['/stories']!.html.identity))!.br!),
      'site compose',
    ],
    ['a live bundle', ({ version }) => blobKey(version.server), 'site publish stories'],
    [
      'a live version record',
      ({ release }) => `versions/stories/${release.versions['stories']}.json`,
      'site publish stories',
    ],
    ['the live release record', ({ live }) => `releases/${live.release}.json`, 'site rollback'],
    ['an old entry', () => entryKey(channel, 1), 'backup'],
  ])('%s', async (_, keyOf, fix) => {
    const found = await site();
    const at = await keyOf(found);
    found.store.tamper(at, state === 'damaged' ? Buffer.from('{}') : undefined);
    // Keys that only a damaged record uses are not reported as stray.
    expect(await examineStore(found.store)).toEqual([
      { state, at, problem: expect.any(String), fix: expect.stringContaining(fix) },
    ]);
  });
});

test('a rollback repairs a damaged newest entry', async () => {
  const { store } = await site();
  const at = entryKey(channel, 3);
  store.tamper(at, Buffer.alloc(0));
  expect(await examineStore(store)).toMatchObject([
    { state: 'damaged', at, fix: expect.stringContaining('site rollback') },
  ]);
  await rollBackSite({ store, channel, report: () => undefined });
  expect(await examineStore(store)).toMatchObject([{ state: 'stray', at }]);
});

test('keys that no command writes are stray', async () => {
  const { store } = await site();
  const folder = `channels/${channel}/backup/00000009.json`;
  const ahead = entryKey(channel, 99_999_999);
  const note = 'releases/notes.txt';
  for (const key of [folder, ahead, note]) store.tamper(key, Buffer.alloc(0));
  const findings = await examineStore(store);
  expect(findings.map(({ state }) => state)).toEqual(Array(3).fill('stray'));
  expect(findings.map(({ at }) => at).sort()).toEqual([folder, ahead, note].sort());
});

test('reports what gc would remove as garbage, and not what gc keeps', async () => {
  let now = Date.now();
  const store = memoryStore({ now: () => now });
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('words') });
  const release = await getRelease(store, (await head(store, channel))!.release);
  const unreleased = await storeSampleSection(store, 'stories', pageCode('unreleased'));
  const push = { by: 'ada', tool: '0.1.0', at: '2026-01-01T00:00:00.000Z' };
  await putPush(store, { section: 'stories', version: unreleased }, push);
  const lost = `releases/${await putRelease(store, { ...release, pages: {} })}.json`;
  const blob = blobKey(await putBlob(store, Buffer.from('unused')));
  expect(await examineStore(store)).toEqual([]);
  now = Date.now() - 25 * 3_600_000;
  for (const key of [lost, blob]) await store.replace(key, (await store.read(key))!);
  const garbage = { state: 'garbage', fix: 'site gc', bytes: expect.any(Number) };
  expect(await examineStore(store)).toMatchObject([
    { ...garbage, at: lost },
    { ...garbage, at: blob },
  ]);
  expect((await collectGarbage(store)).removed.map(({ key }) => key)).toEqual([lost, blob]);
  expect(await examineStore(store)).toEqual([]);
});

test('the command exits with 1 for damage, and with 0 for stray keys only', () =>
  withTemporaryFolder(async (root) => {
    const store = diskStore(root);
    await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('words') });
    const leftOver = path.join(root, 'tmp', 'left-over');
    await writeFile(leftOver, '');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(leftOver, yesterday, yesterday);
    const value = () => undefined;
    const run = () =>
      doctor.run({
        names: [],
        value,
        flag: () => false,
        list: () => [],
        progress: showProgress(),
        text: () => root,
      });
    expect((await run())?.json).toMatchObject({
      healthy: true,
      findings: [{ state: 'garbage', at: 'tmp/left-over', fix: 'site gc' }],
    });
    expect(process.exitCode).toBeUndefined();
    await rm(path.join(root, entryKey(channel, 1)));
    await cp(leftOver, path.join(root, entryKey(channel, 1)));
    const report = await run();
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    expect(report?.text).toContain(entryKey(channel, 1));
  }));
