import { entryKey, getRelease, putRelease } from '@vantedge/release';
import { agedStores, fakeCompose, fakeVersion, publishOnce, tamperedStore } from '@vantedge/release/testing';
import type { Store } from '@vantedge/release/store';
import { removeOrphans } from './remove-orphans.ts';

const fake = (label: string) => fakeCompose(undefined, 'stories', fakeVersion('stories', label));
const putOrphan = async (store: Store, label: string) =>
  `releases/${await putRelease(store, fake(label))}.json`;
const keysOf = (store: Store) => store.list('releases/');

/** A channel with two old releases and an old orphan. */
async function siteWithOrphan(store: Store, age: (key: string, hours: number) => Promise<void>) {
  await publishOnce(store, 'shell', '1');
  await publishOnce(store, 'stories', '1');
  const named = await keysOf(store);
  const orphan = await putOrphan(store, 'lost');
  for (const key of await keysOf(store)) await age(key, 48);
  return { named, orphan };
}

describe.each(Object.entries(agedStores))('%s store', (_, use) => {
  test('removes an old orphan, and no release that an entry references', () =>
    use(async ({ store, age }) => {
      const { named, orphan } = await siteWithOrphan(store, age);
      const others = (await store.list('')).filter((key) => key !== orphan);
      expect(await removeOrphans(store)).toEqual({ removed: [orphan], kept: 0 });
      expect(await keysOf(store)).toEqual(named);
      expect(await store.list('')).toEqual(others);
      expect(await removeOrphans(store)).toEqual({ removed: [], kept: 0 });
    }));

  test('only lists it in a dry run', () =>
    use(async ({ store, age }) => {
      const { orphan } = await siteWithOrphan(store, age);
      const before = await store.list('');
      expect(await removeOrphans(store, { isDryRun: true })).toEqual({ removed: [orphan], kept: 0 });
      expect(await store.list('')).toEqual(before);
    }));

  test.each([
    [0, false],
    [23.9, false],
    [24.1, true],
    [10_000, true],
  ])('orphan of %d hours: removed %p', (hours, isRemoved) =>
    use(async ({ store, age }) => {
      await publishOnce(store, 'shell', '1');
      const orphan = await putOrphan(store, 'lost');
      await age(orphan, hours);
      expect(await removeOrphans(store)).toEqual({
        removed: isRemoved ? [orphan] : [],
        kept: isRemoved ? 0 : 1,
      });
    }),
  );

  test('keeps releases that another channel references', () =>
    use(async ({ store, age }) => {
      const { orphan } = await siteWithOrphan(store, age);
      await store.putIfAbsent(
        entryKey('preview', 1),
        Buffer.from(
          JSON.stringify({
            action: 'publish',
            at: '2026-03-01T09:00:00.000Z',
            number: 1,
            release: orphan.slice('releases/'.length, -'.json'.length),
            sections: ['stories'],
          }),
        ),
      );
      expect((await removeOrphans(store)).removed).toEqual([]);
    }));

  test('keeps keys that are not release records', () =>
    use(async ({ store, age }) => {
      await siteWithOrphan(store, age);
      for (const key of ['releases/notes.txt', 'releases/old/0123456789abcdef.json', 'blobs/00/00']) {
        await store.putIfAbsent(key, Buffer.from('other'));
        await age(key, 48);
      }
      expect((await removeOrphans(store)).removed).toHaveLength(1);
      expect(await keysOf(store)).toContain('releases/notes.txt');
    }));

  test.each<[string, (key: number) => [number, Uint8Array | undefined]]>([
    ['the newest entry is empty', (newest) => [newest, Buffer.alloc(0)]],
    ['the newest entry is cut off', (newest) => [newest, Buffer.from('{"action":"publ')]],
    ['an old entry is damaged', () => [1, Buffer.from('{}')]],
    ['an old entry is missing', () => [1, undefined]],
    ['a key far ahead is damaged', () => [99_999_999, Buffer.alloc(0)]],
  ])('removes nothing when %s', (_case, damage) =>
    use(async ({ store: inner, age }) => {
      await siteWithOrphan(inner, age);
      const store = tamperedStore(inner);
      const [number, bytes] = damage(2);
      store.tamper(entryKey('production', number), bytes);
      const before = await keysOf(store);
      const failure = { code: 'LOG_CORRUPT', at: entryKey('production', number), fix: 'site doctor' };
      await expect(removeOrphans(store)).rejects.toMatchObject(failure);
      await expect(removeOrphans(store, { isDryRun: true })).rejects.toMatchObject(failure);
      expect(await keysOf(store)).toEqual(before);
    }),
  );

  test('a damaged entry still counts after the log has continued', () =>
    use(async ({ store: inner, age }) => {
      const store = tamperedStore(inner);
      const { orphan } = await siteWithOrphan(store, age);
      const at = entryKey('production', 2);
      const bytes = (await store.read(at))!;
      store.tamper(at, Buffer.alloc(0));
      await publishOnce(store, 'pricing', '1');
      await expect(removeOrphans(store)).rejects.toMatchObject({ code: 'LOG_CORRUPT', at });
      // Restored from a backup, it references a release again, although the log skips it.
      store.tamper(at, bytes);
      expect((await removeOrphans(store)).removed).toEqual([orphan]);
    }));

  test('removes nothing from a store without a log, such as one that is being restored', () =>
    use(async ({ store, age }) => {
      await age(await putOrphan(store, 'lost'), 48);
      await expect(removeOrphans(store)).rejects.toMatchObject({ code: 'CHANNEL_EMPTY' });
      expect(await keysOf(store)).toHaveLength(1);
    }));

  test('an interrupted run leaves an intact site, and the next run removes the rest', () =>
    use(async ({ store, age }) => {
      const { named } = await siteWithOrphan(store, age);
      for (const label of ['b', 'c']) await age(await putOrphan(store, label), 48);
      let removals = 0;
      const dying: Store = {
        ...store,
        async removeRevision(key, revision) {
          if ((removals += 1) === 2) throw new Error('killed');
          return store.removeRevision(key, revision);
        },
      };
      await expect(removeOrphans(dying)).rejects.toThrow('killed');
      expect(await keysOf(store)).toHaveLength(named.length + 2);
      for (const key of named) await getRelease(store, key.slice('releases/'.length, -'.json'.length));
      expect((await removeOrphans(store)).removed).toHaveLength(2);
      expect(await keysOf(store)).toEqual(named);
    }));
});
