import { memoryStore } from './memory-store.ts';
import { putVerified } from './put-verified.ts';

test('other bytes that have the key by right are never overwritten', async () => {
  const store = memoryStore();
  await store.putIfAbsent('versions/stories/0.json', Buffer.from('first'));
  const put = putVerified(store, 'versions/stories/0.json', Buffer.from('second'), () => true);
  await expect(put).rejects.toMatchObject({ code: 'RECORD_CHANGED', at: 'versions/stories/0.json' });
  expect(Buffer.from((await store.read('versions/stories/0.json'))!).toString()).toBe('first');
});
