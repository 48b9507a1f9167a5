import { memoryStore } from './memory-store.ts';
import { putVerified } from './blobs.ts';

test('never overwrites another record with the same id', async () => {
  const store = memoryStore();
  await store.putIfAbsent('versions/stories/0.json', Buffer.from('first'));
  const put = putVerified(store, 'versions/stories/0.json', Buffer.from('second'), {
    isOtherRecord: () => true,
  });
  await expect(put).rejects.toMatchObject({ code: 'RECORD_INTEGRITY', at: 'versions/stories/0.json' });
  expect(Buffer.from((await store.read('versions/stories/0.json'))!).toString()).toBe('first');
});

test.each([
  [false, 'is unchanged'],
  [true, 'is rewritten'],
])('with renew %p, a key that already has these bytes %s', async (renew) => {
  const store = memoryStore();
  await putVerified(store, 'releases/0.json', Buffer.from('record'), { renew });
  const first = await store.listRevisions('');
  await putVerified(store, 'releases/0.json', Buffer.from('record'), { renew });
  const second = await store.listRevisions('');
  expect(second[0]!.revision !== first[0]!.revision).toBe(renew);
  expect(second).toHaveLength(1);
});
