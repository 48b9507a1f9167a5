import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pageCode, shellCode, storeSampleSection } from '../compose/testing/sample-sections.ts';
import { entries, getRelease, getSettings, getVersion, head, type Release } from '@vantedge/release';
import { command, type Warning, warningText } from '@vantedge/errors';
import { startServer } from '@vantedge/server';
import { blobKey, diskStore, memoryStore, type Store } from '@vantedge/store';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { commit } from './commit.ts';
import { applySettings } from './settings.ts';
import { publishSections } from './testing/publish-sections.ts';
import { rollBackSection, rollBackSite } from './roll-back.ts';
import { racingStore } from './testing/racing-store.ts';
import { writeSampleBuild } from '../publish/testing/sample-build.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

const ROOT = path.resolve(__dirname, '../../../..');
const channel = 'production';

interface Site {
  store: Store;
  folder: string;
  dist: string;
  publish: (...sections: string[]) => ReturnType<typeof publishSections>;
}

/** Folder with a site whose shell and stories are live as entry 1. Each test changes a copy, because publishing takes a second. */
let sample: string;
beforeAll(async () => {
  sample = await mkdtemp(path.join(tmpdir(), 'commit-'));
  const { dist, publish } = siteIn(sample);
  for (const section of ['shell', 'stories']) await writeSampleBuild(dist, section);
  await publish('shell', 'stories');
});
afterAll(() => rm(sample, { recursive: true }));

function siteIn(around: string): Site {
  const [folder, dist] = [path.join(around, 'store'), path.join(around, 'dist')];
  const store = diskStore(folder);
  const publish = (...sections: string[]) => publishSections({ store, channel, sections, dist });
  return { store, folder, dist, publish };
}

const withSite = (work: (site: Site) => Promise<void>) =>
  withTemporaryFolder(async (around) => {
    await cp(sample, around, { recursive: true });
    await work(siteIn(around));
  });

const live = async (store: Store): Promise<Release> =>
  getRelease(store, (await head(store, channel))!.release);

/** Starts a server on the store; returns the number of the entry that it serves, and the status of a URL. */
async function served(store: Store, url: string) {
  const server = await startServer({ store, channel, port: 0, limits: { idleGraceMs: 0 } });
  try {
    return [server.release().entry.number, (await fetch(server.url + url)).status];
  } finally {
    await server.close();
  }
}

/** Store keys of a document and an asset. */
const documentKey = async (store: Store, at: string) => blobKey((await live(store)).pages[at]!.html.identity);
async function assetKey(store: Store, section: string, file: string) {
  const { versions } = await live(store);
  return blobKey((await getVersion(store, section, versions[section]!)).files[file]!.identity);
}

const recompose = async (store: Store) =>
  applySettings({ store, channel, settings: getSettings(await live(store)) });

test('publishing different bytes under an existing asset name fails and leaves the log unchanged', () =>
  withSite(async ({ store, folder, dist }) => {
    await writeSampleBuild(dist, 'stories', {
      code: pageCode('new words'),
      files: { 'main.js': 'other();' },
    });
    const command = [
      'tools/site/bin/vantedge-site.mjs',
      'publish',
      'stories',
      '--json',
      '--expect',
      'any',
      '--allow-dirty',
      '--unchecked',
      'a test',
    ];
    const { status, stdout } = spawnSync(process.execPath, [...command, '--store', folder, '--dist', dist], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      error: { code: 'ASSET_CONFLICT', at: '/assets/stories/main.js' },
    });
    expect(await entries(store, channel)).toHaveLength(1);
    expect(await served(store, '/stories')).toEqual([1, 200]);
  }));

test.each(['/', '/assets/shell/'])('a build with base %s is served below its own name', (base) =>
  withSite(async ({ store, dist, publish }) => {
    await writeSampleBuild(dist, 'pricing', {
      files: { shell: 'a file named as a page' },
      record: { base },
    });
    await publish('pricing');
    expect(await served(store, '/assets/pricing/shell')).toEqual([2, 200]);
    expect(await served(store, '/shell')).toEqual([2, 200]);
  }),
);

test.each([
  ['/api/forms', 'PATH_RESERVED'],
  ['/assets/shell/main', 'PATH_RESERVED'],
  ['/release.json', 'BUILD_RECORD_INVALID'],
])('a section cannot own %s', (at, code) =>
  withSite(async ({ store, dist, publish }) => {
    const route = { path: at, module: './pages/index.tsx', js: ['main.js'], css: [] };
    await writeSampleBuild(dist, 'pricing', { record: { routes: [route] } });
    await expect(publish('pricing')).rejects.toMatchObject({ code, message: expect.stringContaining(at) });
    expect(await served(store, '/shell')).toEqual([1, 200]);
  }),
);

test('rejects a release without a 404 page', () =>
  withSite(async ({ store, dist, publish }) => {
    const route = { path: '/shell', module: './pages/index.tsx', js: ['main.js'], css: [] };
    await writeSampleBuild(dist, 'shell', { record: { routes: [route] } });
    await expect(publish('shell')).rejects.toMatchObject({ code: 'NOT_FOUND_PAGE_MISSING' });
    expect(await served(store, '/shell')).toEqual([1, 200]);
  }));

test.each([0, 5])('publishing the same build repairs an asset that was truncated to %i bytes', (size) =>
  withSite(async ({ store, publish }) => {
    const key = await assetKey(store, 'shell', 'main.js');
    await store.replace(key, (await store.read(key))!.subarray(0, size));
    const report = jest.spyOn(console, 'error').mockImplementation();
    expect(await served(store, '/assets/shell/main.js')).toEqual([1, 503]);
    // When the server starts, and when the asset is requested.
    expect(report.mock.calls.flat()).toEqual([expect.stringContaining(key), expect.stringContaining(key)]);
    report.mockRestore();
    expect(await publish('shell')).toMatchObject({ changed: false });
    expect(await served(store, '/assets/shell/main.js')).toEqual([1, 200]);
  }),
);

test('publishing the same build repairs a damaged version record', () =>
  withSite(async ({ store, publish }) => {
    const key = `versions/stories/${(await live(store)).versions['stories']}.json`;
    await store.replace(key, Buffer.from('{}'));
    await expect(publish('shell')).rejects.toMatchObject({ code: 'RECORD_HASH_MISMATCH', at: key });
    await publish('stories');
    expect(await served(store, '/stories')).toEqual([1, 200]);
  }));

test('a damaged document that stays live does not stop the publish of another section', () =>
  withSite(async ({ store, dist, publish }) => {
    const key = await documentKey(store, '/shell');
    const good = (await store.read(key))!;
    await store.replace(key, Buffer.from('damaged'));
    await writeSampleBuild(dist, 'stories', { code: pageCode('new words') });
    expect(await publish('stories')).toMatchObject({ changed: true, entry: { number: 2 } });
    await store.replace(key, good);
    expect(await served(store, '/shell')).toEqual([2, 200]);
  }));

test('rollback --verify skips a release that shares a damaged document with the live one', () =>
  withSite(async ({ store, dist, publish }) => {
    await writeSampleBuild(dist, 'pricing', { code: pageCode('prices') });
    await publish('pricing');
    const key = await documentKey(store, '/pricing');
    for (const text of ['second', 'third']) {
      await writeSampleBuild(dist, 'stories', { code: pageCode(text) });
      await publish('stories');
    }
    await store.replace(key, Buffer.from('damaged'));
    const skipped: string[] = [];
    const report = (warning: Warning) => void skipped.push(warningText(warning));
    const { entry } = await rollBackSite({ store, channel, verify: true, report });
    const [first] = await entries(store, channel);
    expect(entry.release).toBe(first!.release);
    expect(skipped).toEqual(Array.from({ length: 2 }, () => expect.stringContaining(key)));
    expect(await served(store, '/shell')).toEqual([5, 200]);
  }));

test('a damaged document is rendered again by a compose', () =>
  withSite(async ({ store }) => {
    const key = await documentKey(store, '/shell');
    await store.replace(key, Buffer.from('damaged'));
    await recompose(store);
    expect(await served(store, '/shell')).toEqual([1, 200]);
  }));

test('a damaged file of the release is repaired by the next publish', () =>
  withSite(async ({ store, publish }) => {
    const key = blobKey((await live(store)).files['/llms.txt']!.body.identity);
    await store.replace(key, Buffer.from('damaged'));
    await publish('stories');
    expect(await served(store, '/llms.txt')).toEqual([1, 200]);
  }));

test('rejects a rollback to a release with a damaged document, but not if only an asset of the live one is', () =>
  withSite(async ({ store, dist, publish }) => {
    const key = await documentKey(store, '/stories');
    const good = (await store.read(key))!;
    await writeSampleBuild(dist, 'stories', {
      code: pageCode('new words'),
      files: { 'new.js': 'later();' },
    });
    await publish('stories');
    await store.replace(await assetKey(store, 'stories', 'new.js'), Buffer.from('damaged'));
    await store.replace(key, Buffer.from('damaged'));
    const report = jest.spyOn(console, 'error').mockImplementation();
    await expect(rollBackSite({ store, channel })).rejects.toMatchObject({
      code: 'BLOB_HASH_MISMATCH',
      at: key,
    });
    expect(await entries(store, channel)).toHaveLength(2);

    await store.replace(key, good);
    report.mockClear();
    await rollBackSection({ store, channel }, 'stories');
    expect(report.mock.calls.flat()).toEqual([]);
    expect(await served(store, '/stories')).toEqual([3, 200]);
    report.mockRestore();
  }));

test('a publish that lost a race is checked again on top of the winner', () =>
  withSite(async ({ store, dist }) => {
    await writeSampleBuild(dist, 'pricing', { code: pageCode('prices') });
    await writeSampleBuild(dist, 'stories', { code: pageCode('words') });
    const rival = () => publishSections({ store, channel, sections: ['pricing'], dist });
    await publishSections({ store: racingStore(store, rival), channel, sections: ['stories'], dist });
    expect(Object.keys((await live(store)).versions).sort()).toEqual(['pricing', 'shell', 'stories']);
    expect(await served(store, '/pricing')).toEqual([3, 200]);
  }));

test('an entry has the time at which it was sealed, and never an earlier one than the entry before', () =>
  withSite(async ({ store, dist }) => {
    await writeSampleBuild(dist, 'pricing', { code: pageCode('prices') });
    await writeSampleBuild(dist, 'stories', { code: pageCode('words') });
    const rival = () => publishSections({ store, channel, sections: ['pricing'], dist });
    await publishSections({ store: racingStore(store, rival), channel, sections: ['stories'], dist });
    const [, second, third] = await entries(store, channel);
    expect(third!.at >= second!.at).toBe(true);
    const release = await live(store);
    const ahead = '2999-01-01T00:00:00.000Z';
    const settings = (keepAssetsDays: number, at: string) =>
      commit({ store, channel, now: () => new Date(at) }, async () => ({
        entry: { action: 'settings', sections: [] },
        release: { ...release, settings: { ...release.settings, keepAssetsDays } },
      }));
    expect((await settings(3, ahead)).entry.at).toBe(ahead);
    expect((await settings(4, '2026-01-01T00:00:00.000Z')).entry.at).toBe(ahead);
  }));

/** Returns a function that composes the sample site with a composer on its live release. */
function sampleSite() {
  const store = memoryStore();
  return async (composer: number) => {
    const versions = {
      shell: await storeSampleSection(store, 'shell', shellCode('a')),
      stories: await storeSampleSection(store, 'stories', pageCode('words')),
    };
    const sections = Object.keys(versions);
    return commit({ store, channel }, async () => ({
      entry: { action: 'publish', sections },
      compose: { versions, composer },
    }));
  };
}

test('a newer composer renders every page, the same one none', async () => {
  const compose = sampleSite();
  const { release } = await compose(84);
  expect(release.composer).toBe(84);
  expect(await compose(84)).toMatchObject({ changed: false, rendered: [] });
  const newer = await compose(85);
  expect(newer.rendered.sort()).toEqual(Object.keys(release.pages).sort());
  expect(newer.release.composer).toBe(85);
});

test('an older composer is refused with both numbers and what to do, also if the channel has never seen it', async () => {
  const compose = sampleSite();
  await compose(85);
  for (const own of [84, 1]) {
    await expect(compose(own)).rejects.toMatchObject({
      code: 'COMPOSER_OUTDATED',
      message: `This checkout composes with ${own}, 'production' was composed with 85.`,
      fix: [command('git', 'pull'), command('site', 'status')],
    });
  }
});
