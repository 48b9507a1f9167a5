import {
  entryKey,
  getRelease,
  getSettings,
  getVersion,
  putCheck,
  putRelease,
  type Release,
} from '@vantedge/release';
import { putBlob, type Store } from '@vantedge/store';
import { agedStores, tamperedStore } from '@vantedge/store/testing';
import { collectGarbage } from './collect-garbage.ts';
import { composeSmall, pushSmall, releaseSmall } from './testing/small-site.ts';

const channel = 'production';

/** Age of a version that garbage collection may remove, in hours. */
const EXPIRED = 31 * 24;

type Age = (key: string, hours: number) => Promise<void>;

async function ageAll(store: Store, age: Age, hours: number) {
  for (const key of await store.list('')) if (!key.startsWith('channels/')) await age(key, hours);
}

/** A channel with two releases, as old as a version may be. Returns its keys. */
async function oldSite(store: Store, age: Age) {
  const shell = await pushSmall(store, 'shell', 'a');
  await releaseSmall(store, channel, { shell, stories: await pushSmall(store, 'stories', 'a') });
  await releaseSmall(store, channel, { stories: await pushSmall(store, 'stories', 'b') });
  await ageAll(store, age, EXPIRED);
  return store.list('');
}

/** Composes a release of a new version, without an entry. */
async function lostRelease(store: Store, label: string): Promise<{ key: string; release: Release }> {
  const [first] = await store.list('releases/');
  const base = await getRelease(store, first!.slice('releases/'.length, -'.json'.length));
  const stories = await pushSmall(store, 'stories', label);
  const release = await composeSmall(store, base, { ...base.versions, stories });
  return { key: `releases/${await putRelease(store, release)}.json`, release };
}

const foldersOf = (found: readonly { key: string }[]) =>
  [...new Set(found.map(({ key }) => key.split('/')[0]))].sort();

describe.each(Object.entries(agedStores))('%s store', (_, use) => {
  test('what a browser has found stays while the release does', () =>
    use(async ({ store, age }) => {
      const used = await oldSite(store, age);
      const { key } = await lostRelease(store, 'lost');
      const parent = used
        .find((name) => name.startsWith('releases/'))!
        .slice('releases/'.length, -'.json'.length);
      const at = '2026-01-01T09:00:00.000Z';
      const check = { by: 'ada', tool: '0.1.0', at, parent, browser: 'Chromium 1', pages: [], problems: [] };
      for (const release of [parent, key.slice('releases/'.length, -'.json'.length)])
        await putCheck(store, release, check);
      await ageAll(store, age, EXPIRED);
      const removed = (await collectGarbage(store)).map((found) => found.key);
      expect(removed.filter((name) => name.includes('.checks/'))).toEqual([
        expect.stringMatching(`^${key.replace('.json', '.checks/')}`),
      ]);
      expect(await store.list(`releases/${parent}.checks/`)).toHaveLength(1);
    }));

  test('removes everything of an old lost release, and nothing else', () =>
    use(async ({ store, age }) => {
      const used = await oldSite(store, age);
      await lostRelease(store, 'lost');
      await ageAll(store, age, EXPIRED);
      const removed = await collectGarbage(store);
      expect(foldersOf(removed)).toEqual(['blobs', 'encodings', 'pages', 'releases', 'versions']);
      expect(await store.list('')).toEqual(used);
      expect(await collectGarbage(store)).toEqual([]);
    }));

  test('a dry run finds the same and removes nothing', () =>
    use(async ({ store, age }) => {
      await oldSite(store, age);
      await lostRelease(store, 'lost');
      await ageAll(store, age, EXPIRED);
      const before = await store.list('');
      const removed = await collectGarbage(store, { isDryRun: true });
      expect(await store.list('')).toEqual(before);
      const keys = (await collectGarbage(store)).map(({ key }) => key);
      expect(removed.map(({ key }) => key).sort()).toEqual(keys.sort());
    }));

  test('keeps a lost release with all it needs for a day, and its version for 30 days', () =>
    use(async ({ store, age }) => {
      await oldSite(store, age);
      const { key, release } = await lostRelease(store, 'lost');
      await ageAll(store, age, EXPIRED);
      await age(key, 23.9);
      const before = await store.list('');
      expect(await collectGarbage(store)).toEqual([]);
      expect(await store.list('')).toEqual(before);
      await age(key, 24.1);
      const version = release.versions['stories']!;
      await age(`versions/stories/${version}.json`, 30 * 24 - 0.1);
      expect(foldersOf(await collectGarbage(store))).toEqual(['blobs', 'encodings', 'pages', 'releases']);
      const { files, server } = await getVersion(store, 'stories', version);
      for (const hash of [server, ...Object.values(files).map(({ identity }) => identity)])
        expect(await store.revision(`blobs/${hash.slice(0, 2)}/${hash}`)).toBeDefined();
    }));

  test.each([
    [23.9, false],
    [24.1, true],
  ])('an unused blob of %d hours: removed %p', (hours, isRemoved) =>
    use(async ({ store, age }) => {
      await oldSite(store, age);
      const hash = await putBlob(store, Buffer.from('unused'));
      const key = `blobs/${hash.slice(0, 2)}/${hash}`;
      await age(key, hours);
      const removed = await collectGarbage(store);
      expect(removed.map((found) => found.key)).toEqual(isRemoved ? [key] : []);
    }),
  );

  test('keeps keys that no command writes', () =>
    use(async ({ store, age }) => {
      await oldSite(store, age);
      const others = ['releases/notes.txt', 'releases/old/0123456789abcdef.json', 'blobs/00/00', 'other/a'];
      for (const key of others) await store.putIfAbsent(key, Buffer.from('other'));
      for (const key of others) await age(key, EXPIRED);
      expect(await collectGarbage(store)).toEqual([]);
    }));

  test.each<[string, (store: Store) => Promise<[string, Uint8Array | undefined]>, string]>([
    ['the newest entry is empty', async () => [entryKey(channel, 2), Buffer.alloc(0)], 'GC_LOG_DAMAGED'],
    ['an old entry is damaged', async () => [entryKey(channel, 1), Buffer.from('{}')], 'GC_LOG_DAMAGED'],
    ['an old entry is missing', async () => [entryKey(channel, 1), undefined], 'GC_LOG_DAMAGED'],
    [
      'a key far ahead is damaged',
      async () => [entryKey(channel, 99_999_999), Buffer.alloc(0)],
      'GC_LOG_DAMAGED',
    ],
    [
      'a release in the log is missing',
      async (store) => [(await store.list('releases/'))[0]!, undefined],
      'GC_RECORDS_DAMAGED',
    ],
    [
      'a version of a release is damaged',
      async (store) => [
        (await store.list('versions/shell/')).find((key) => !key.includes('.pushes/'))!,
        Buffer.from('{}'),
      ],
      'GC_RECORDS_DAMAGED',
    ],
  ])('removes nothing when %s', (_case, damage, code) =>
    use(async ({ store: inner, age }) => {
      await oldSite(inner, age);
      const [key, bytes] = await damage(inner);
      const empty = { versions: {}, pages: {}, files: {}, settings: getSettings(undefined) };
      await age(`releases/${await putRelease(inner, empty)}.json`, EXPIRED);
      const store = tamperedStore(inner);
      store.tamper(key, bytes);
      const before = await inner.list('');
      const failure = {
        code,
        at: expect.stringContaining(key),
        fix: expect.arrayContaining([expect.stringContaining('backup')]),
      };
      await expect(collectGarbage(store)).rejects.toMatchObject(failure);
      await expect(collectGarbage(store, { isDryRun: true })).rejects.toMatchObject(failure);
      expect(await inner.list('')).toEqual(before);
    }),
  );

  test('removes nothing from a store without a log, such as one that is being restored', () =>
    use(async ({ store, age }) => {
      const hash = await putBlob(store, Buffer.from('unused'));
      await age(`blobs/${hash.slice(0, 2)}/${hash}`, EXPIRED);
      await expect(collectGarbage(store)).rejects.toMatchObject({ code: 'CHANNEL_EMPTY' });
      expect(await store.list('')).toHaveLength(1);
    }));

  test('an interrupted run leaves no broken record, and the next run removes the rest', () =>
    use(async ({ store, age }) => {
      const used = await oldSite(store, age);
      const { release } = await lostRelease(store, 'lost');
      await ageAll(store, age, EXPIRED);
      let removals = 0;
      const dying: Store = {
        ...store,
        async removeRevision(key, revision) {
          if ((removals += 1) === 5) throw new Error('killed');
          return store.removeRevision(key, revision);
        },
      };
      await expect(collectGarbage(dying)).rejects.toThrow('killed');
      const version = release.versions['stories']!;
      expect(await store.revision(`versions/stories/${version}.json`)).toBeUndefined();
      await collectGarbage(store);
      expect(await store.list('')).toEqual(used);
    }));

  test('an old lost release that is released after the listing stays complete', () =>
    use(async ({ store, age }) => {
      const used = await oldSite(store, age);
      const { release } = await lostRelease(store, 'lost');
      await ageAll(store, age, EXPIRED);
      let isReleased = false;
      const racing: Store = {
        ...store,
        async removeRevision(key, revision) {
          // The first removal waits for a push and a release that reuse everything.
          if (!isReleased) {
            isReleased = true;
            await releaseSmall(store, channel, { stories: await pushSmall(store, 'stories', 'lost') });
          }
          return store.removeRevision(key, revision);
        },
      };
      await collectGarbage(racing);
      await ageAll(store, age, EXPIRED);
      expect(await collectGarbage(store)).toEqual([]);
      expect((await store.list('')).length).toBeGreaterThan(used.length);
      for (const { html } of Object.values(release.pages))
        expect(await store.revision(`blobs/${html.identity.slice(0, 2)}/${html.identity}`)).toBeDefined();
    }));
});
