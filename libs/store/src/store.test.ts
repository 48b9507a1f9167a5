import { join } from 'node:path';
import { putBody } from './bodies.ts';
import { diskStore } from './disk-store.ts';
import { memoryStore } from './memory-store.ts';
import { overlayStore } from './overlay-store.ts';
import { storeOn } from './s3/s3-store.ts';
import { fakeS3, TEST_LOCATION } from './s3/testing/fake-s3.ts';
import type { Store } from './store.ts';
import { agedStores } from './testing/aged-stores.ts';
import { describeStore, readRevision, storedText, type UseStore } from './testing/store-contract.ts';
import { withTemporaryFolder } from './testing/temporary-folder.ts';
import { withDeadline } from './with-deadline.ts';

const adapters: Record<string, UseStore> = {
  memory: (work) => work(memoryStore()),
  disk: (work) => withTemporaryFolder((folder) => work(diskStore(folder))),
  'disk, not created yet': (work) => withTemporaryFolder((folder) => work(diskStore(join(folder, 'a', 'b')))),
  'disk with a deadline': (work) =>
    withTemporaryFolder((folder) => work(withDeadline(diskStore(folder), 600_000))),
  overlay: (work) => work(overlayStore(memoryStore())),
  'simulated S3': (work) => work(storeOn({ send: fakeS3().send, location: TEST_LOCATION })),
};

for (const [name, use] of Object.entries(adapters)) describeStore(name, use);

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
      const before = await readRevision(store, KEY);
      expect(await store.putIfAbsent(KEY, Buffer.from('second'))).toBe(false);
      expect(await storedText(store, KEY)).toBe('first');
      const isUnchanged = (await readRevision(store, KEY)) === before;
      expect(isUnchanged).toBe(!isRenewed);
      expect(await store.removeRevision(KEY, before)).toBe(!isRenewed);
    }),
  );

  test('an old key that is removed before it is renewed is created again', () =>
    use(async ({ store, age }) => {
      await store.putIfAbsent(KEY, bytes);
      await age(KEY, 25);
      const before = await readRevision(store, KEY);
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
