import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { doctor } from '../commands/doctor.ts';
import { pageCode, publishSampleSections, shellCode } from '../compose/testing/sample-sections.ts';
import { rollBackSite } from '../publish/roll-back.ts';
import { entryKey, getRelease, getVersion, head, pushesFolder, putPush, putRelease } from '@vantedge/release';
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

test('pushes of a version are stray only if it is unused', async () => {
  const { store, release } = await site();
  const push = { by: 'ada', tool: '0.1.0', at: '2026-01-01T00:00:00.000Z' };
  const used = { section: 'stories', version: release.versions['stories']! };
  await putPush(store, used, push);
  expect(await examineStore(store)).toEqual([]);
  const unused = { section: 'stories', version: '0123456789abcdef' };
  await putPush(store, unused, push);
  const at = expect.stringContaining(pushesFolder(unused));
  expect(await examineStore(store)).toMatchObject([{ state: 'stray', at }]);
});

test('keys that no channel uses are stray', async () => {
  const { store, release } = await site();
  const orphan = `releases/${await putRelease(store, { ...release, pages: {} })}.json`;
  const blob = blobKey(await putBlob(store, Buffer.from('unused')));
  const folder = `channels/${channel}/backup/00000009.json`;
  const ahead = entryKey(channel, 99_999_999);
  for (const key of [folder, ahead]) store.tamper(key, Buffer.alloc(0));
  const findings = await examineStore(store);
  expect(findings.map(({ state }) => state)).toEqual(Array(4).fill('stray'));
  expect(findings.map(({ at }) => at).sort()).toEqual([orphan, blob, folder, ahead].sort());
  const removable = findings.filter(({ fix }) => fix.includes('site gc'));
  expect(removable.map(({ at }) => at)).toEqual([orphan]);
});

test('the command exits with 1 for damage, and with 0 for stray keys only', () =>
  withTemporaryFolder(async (root) => {
    const store = diskStore(root);
    await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('words') });
    await writeFile(path.join(root, 'tmp', 'left-over'), '');
    const value = () => undefined;
    const run = () => doctor.run({ names: [], value, flag: () => false, list: () => [], text: () => root });
    expect((await run())?.json).toMatchObject({
      healthy: true,
      findings: [{ at: 'tmp/left-over', fix: expect.stringContaining('site gc') }],
    });
    expect(process.exitCode).toBeUndefined();
    await rm(path.join(root, entryKey(channel, 1)));
    await cp(path.join(root, 'tmp', 'left-over'), path.join(root, entryKey(channel, 1)));
    const report = await run();
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    expect(report?.text).toContain(entryKey(channel, 1));
  }));
