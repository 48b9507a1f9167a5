import path from 'node:path';
import { rm, writeFile } from 'node:fs/promises';
import { entries, getRelease, getVersion, head, readPushes } from '@vantedge/release';
import { loadLiveRelease } from '@vantedge/release/live';
import { blobKey, memoryStore, readText, type Store } from '@vantedge/store';
import { restrictedStore, seededRandom, STRESS, withTemporaryFolder } from '@vantedge/store/testing';
import { publishSections } from '../channels/testing/publish-sections.ts';
import { pushSections } from './push-sections.ts';
import { releaseVersions } from '../channels/release-versions.ts';
import { loggedReleases, reachableKeys } from '../gc/reachable-keys.ts';
import { createSourceMap, writeSampleBuild } from './testing/sample-build.ts';
import { killPushes } from './testing/kill-pushes.ts';

const channel = 'production';
const provenance = { by: 'ada', pipeline: 'https://ci.example.com/1', tool: '0.1.0' };

/** Keys that a push of stories may create. */
const PUSH_KEYS = ['blobs/', 'encodings/', 'versions/stories/'];
/** Keys that a release may create. */
const RELEASE_KEYS = ['pages/', 'blobs/', 'encodings/', 'releases/', 'channels/'];

/** A store with shell and stories live, and builds of both. */
const withSite = (work: (site: { store: Store; dist: string }) => Promise<void>) =>
  withTemporaryFolder(async (dist) => {
    const store = memoryStore();
    for (const section of ['shell', 'stories']) await writeSampleBuild(dist, section);
    await publishSections({ store, channel, sections: ['shell', 'stories'], dist });
    await writeSampleBuild(dist, 'stories', { files: { 'new.js': 'later();' } });
    await work({ store, dist });
  });

const live = async (store: Store) => getRelease(store, (await head(store, channel))!.release);

test('a push stores versions and who pushed them, and leaves every channel unchanged', () =>
  withSite(async ({ store, dist }) => {
    const before = await store.list('channels/');
    const now = () => new Date('2026-03-01T09:00:00.000Z');
    const { versions } = await pushSections({ store, sections: ['shell', 'stories'], dist, provenance, now });
    expect(Object.keys(versions)).toEqual(['shell', 'stories']);
    expect(versions['stories']).not.toBe((await live(store)).versions['stories']);
    expect(await readPushes(store, { section: 'stories', version: versions['stories']! })).toEqual([
      { ...provenance, at: '2026-03-01T09:00:00.000Z' },
    ]);
    expect(await store.list('channels/')).toEqual(before);
  }));

test('source maps are stored with their version, never served, and kept as long', () =>
  withSite(async ({ store, dist }) => {
    const { versions } = await live(store);
    const { maps } = await getVersion(store, 'stories', versions['stories']!);
    expect(await readText(store, maps!['main.js']!)).toBe(createSourceMap('stories'));
    const { assets } = await loadLiveRelease(store, channel, (await head(store, channel))!);
    expect([...assets.keys()].filter((url) => url.includes('.map'))).toEqual([]);
    const releases = await loggedReleases(store, 0);
    const nothing = { newReleases: [], newVersions: [], encodings: new Set<string>() };
    expect(await reachableKeys({ store, releases, ...nothing })).toContain(blobKey(maps!['main.js']!));
    await writeFile(path.join(dist, 'stories/browser/main.js.map'), 'altered');
    await expect(pushSections({ store, sections: ['stories'], dist })).rejects.toMatchObject({
      code: 'BUILD_HASH_MISMATCH',
    });
  }));

test('a push writes files and versions of its section only', () =>
  withSite(async ({ store, dist }) => {
    const push = (prefixes: string[]) =>
      pushSections({ store: restrictedStore(store, prefixes), sections: ['stories'], dist, provenance });
    await push(PUSH_KEYS);
    await expect(push(PUSH_KEYS.slice(0, -1))).rejects.toThrow('must not be written');
  }));

test('a push runs no code of a section: a bundle that throws is only found by the release', () =>
  withSite(async ({ store, dist }) => {
    await writeSampleBuild(dist, 'stories', { code: "throw new Error('the bundle ran');" });
    const { versions } = await pushSections({ store, sections: ['stories'], dist });
    await expect(releaseVersions({ store, channel, versions })).rejects.toThrow('the bundle ran');
  }));

test('nothing is pushed if one of several builds is invalid', () =>
  withSite(async ({ store, dist }) => {
    await rm(path.join(dist, 'shell', 'section.json'));
    const before = await store.list('');
    const pushed = pushSections({ store, sections: ['stories', 'shell'], dist, provenance });
    await expect(pushed).rejects.toMatchObject({ code: 'BUILD_NOT_FOUND' });
    expect(await store.list('')).toEqual(before);
  }));

test('a release needs no build, and writes pages, releases and the log only', () =>
  withSite(async ({ store, dist }) => {
    const { versions } = await pushSections({ store, sections: ['stories'], dist, provenance });
    await rm(dist, { recursive: true });
    const release = (prefixes: string[]) =>
      releaseVersions({ store: restrictedStore(store, prefixes), channel, versions, provenance });
    await expect(release(RELEASE_KEYS.slice(0, -1))).rejects.toThrow('must not be written');
    const { entry } = await release(RELEASE_KEYS);
    expect((await live(store)).versions).toMatchObject(versions);
    expect(await entries(store, channel)).toHaveLength(2);
    expect(entry).toMatchObject({ number: 2, sections: ['stories'], ...provenance });
    expect(entry.pushes).toMatchObject({ stories: provenance });
    expect(entry.checks).toContainEqual({ name: 'links', problems: 0 });
  }));

test('a publish ends like a push and a release', () =>
  withSite(async ({ store, dist }) => {
    const { release, entry, changed } = await publishSections({
      store,
      channel,
      sections: ['stories', 'stories'],
      dist,
      provenance,
    });
    expect(entry.pushes).toMatchObject({ stories: provenance });
    expect(await releaseVersions({ store, channel, versions: release.versions })).toMatchObject({
      entry,
      changed: false,
    });
    expect(changed).toBe(true);
  }));

const KILLS = 2 * STRESS;

/** Repeat a failure with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

test(`pushes killed ${KILLS} times leave only complete versions (seed ${seed})`, () =>
  withTemporaryFolder(async (folder) => {
    const { problems, interrupted } = await killPushes(folder, { kills: KILLS, random: seededRandom(seed) });
    expect(problems).toEqual([]);
    expect(interrupted).toBeGreaterThan(0);
  }));
