import { revisionOf } from './revision-of.ts';
import { bytes, storedText } from './stored-text.ts';
import type { UseStore } from './use-store.ts';

/** Tests the operations of garbage collection that every store has. */
export function describeRevisions(name: string, use: UseStore): void {
  describe(`${name} store with revisions`, () => {
    test('rejects replacing or removing a log entry', () =>
      use(async (store) => {
        const key = 'channels/production/00000001.json';
        await store.putIfAbsent(key, bytes('entry'));
        await expect(store.replace(key, bytes('other'))).rejects.toThrow(TypeError);
        const revision = await revisionOf(store, key);
        await expect(store.removeRevision(key, revision)).rejects.toThrow(TypeError);
        expect(await storedText(store, key)).toBe('entry');
      }));

    test('lists revisions, and every write creates a new one', () =>
      use(async (store) => {
        for (const key of ['c/2', 'c/1', 'd/1']) await store.putIfAbsent(key, bytes('x'));
        const first = await store.listRevisions('c/');
        expect(first.map(({ key, size }) => [key, size])).toEqual([
          ['c/1', 1],
          ['c/2', 1],
        ]);
        expect(await store.revision('c/1')).toEqual(first[0]);
        expect(await store.revision('c/3')).toBeUndefined();
        expect(await store.revision('c')).toBeUndefined();
        await store.putIfAbsent('c/1', bytes('late'));
        expect(await store.listRevisions('c/')).toEqual(first);
        await store.replace('c/1', bytes('x'));
        const second = await store.listRevisions('c/');
        expect(second[0]!.revision).not.toBe(first[0]!.revision);
        expect(second[0]!.modifiedAt).toBeGreaterThanOrEqual(first[0]!.modifiedAt);
        expect(second[1]).toEqual(first[1]);
        expect(await store.listRevisions('absent/')).toEqual([]);
      }));

    test('removes a revision once, and the key can be created again', () =>
      use(async (store) => {
        for (const key of ['c/1', 'c/2']) await store.putIfAbsent(key, bytes(key));
        const revision = await revisionOf(store, 'c/1');
        expect(await store.removeRevision('c/1', revision)).toBe(true);
        expect(await store.read('c/1')).toBeUndefined();
        expect(await store.list('')).toEqual(['c/2']);
        expect(await store.removeRevision('c/1', revision)).toBe(false);
        expect(await store.removeRevision('absent/1', revision)).toBe(false);
        expect(await store.putIfAbsent('c/1', bytes('again'))).toBe(true);
        expect(await storedText(store, 'c/1')).toBe('again');
      }));

    test('keeps a key that was rewritten since it was listed', () =>
      use(async (store) => {
        await store.putIfAbsent('c/1', bytes('same'));
        const revision = await revisionOf(store, 'c/1');
        await store.replace('c/1', bytes('same'));
        expect(await store.removeRevision('c/1', revision)).toBe(false);
        expect(await storedText(store, 'c/1')).toBe('same');
        expect(await store.list('')).toEqual(['c/1']);
      }));

    test('lets exactly one of many concurrent removals succeed', () =>
      use(async (store) => {
        await store.putIfAbsent('c/1', bytes('x'));
        const revision = await revisionOf(store, 'c/1');
        const removed = await Promise.all(
          Array.from({ length: 20 }, () => store.removeRevision('c/1', revision)),
        );
        expect(removed.filter(Boolean)).toHaveLength(1);
      }));
  });
}
