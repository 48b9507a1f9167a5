import { putBody } from './bodies.ts';
import { revisionOf } from './testing/revision-of.ts';
import { agedStores } from './testing/aged-stores.ts';
import { storedText } from './testing/stored-text.ts';
import type { Store } from './store.ts';

const KEY = 'blobs/00/a';
const bytes = Buffer.from('first');

describe.each(Object.entries(agedStores))('%s store', (_, use) => {
  test.each([
    [11.9, 'keeps', false],
    [12.1, 'renews', true],
  ])('a put of an existing key %d hours after its last write %s it', (hours, _effect, isRenewed) =>
    use(async ({ store, age }) => {
      await store.putIfAbsent(KEY, bytes);
      await age(KEY, hours);
      const before = await revisionOf(store, KEY);
      expect(await store.putIfAbsent(KEY, Buffer.from('second'))).toBe(false);
      expect(await storedText(store, KEY)).toBe('first');
      const isUnchanged = (await revisionOf(store, KEY)) === before;
      expect(isUnchanged).toBe(!isRenewed);
      expect(await store.removeRevision(KEY, before)).toBe(!isRenewed);
    }),
  );

  test('an old key that is removed before it is renewed is created again', () =>
    use(async ({ store, age }) => {
      await store.putIfAbsent(KEY, bytes);
      await age(KEY, 25);
      const before = await revisionOf(store, KEY);
      const [isRemoved] = await Promise.all([
        store.removeRevision(KEY, before),
        store.putIfAbsent(KEY, bytes),
        store.putIfAbsent(KEY, bytes),
      ]);
      expect(await storedText(store, KEY)).toBe('first');
      expect(await store.removeRevision(KEY, before)).toBe(false);
      expect(isRemoved).toEqual(expect.any(Boolean));
    }));

  test('a body that is put again is renewed with its encodings', () =>
    use(async ({ store, age }) => {
      const put = (to: Store) =>
        putBody(to, Buffer.from('The same words again. '.repeat(50)), { compression: 'best' });
      await put(store);
      const keys = await store.list('');
      expect(keys).toHaveLength(4);
      for (const key of keys) await age(key, 25);
      await put(store);
      for (const { key, modifiedAt } of await store.listRevisions(''))
        expect([key, Date.now() - modifiedAt < 3_600_000]).toEqual([key, true]);
    }));
});
