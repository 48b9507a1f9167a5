import { memoryStore } from './memory-store.ts';
import { overlayStore } from './overlay-store.ts';
import { restrictedStore } from './testing/failing-stores.ts';
import { bytes, storedText } from './testing/store-contract.ts';

/** An overlay on a store with the keys c/1 and c/2, in which nothing can be written. */
async function overlay() {
  const below = memoryStore();
  for (const key of ['c/1', 'c/2']) await below.putIfAbsent(key, bytes(`old ${key}`));
  return { below, store: overlayStore(restrictedStore(below, [])) };
}

test('shows the store below, and its own writes instead where there are any', async () => {
  const { below, store } = await overlay();
  expect(await store.putIfAbsent('c/1', bytes('new'))).toBe(false);
  expect(await storedText(store, 'c/1')).toBe('old c/1');
  await store.replace('c/1', bytes('new'));
  expect(await store.putIfAbsent('c/3', bytes('new'))).toBe(true);
  expect(await storedText(store, 'c/1')).toBe('new');
  expect(await storedText(store, 'c/2')).toBe('old c/2');
  expect(await store.list('c/')).toEqual(['c/1', 'c/2', 'c/3']);
  expect(await below.list('')).toEqual(['c/1', 'c/2']);
});

const HOUR_MS = 3_600_000;

test('shows the age of keys below; writing one again makes it new, and nothing else', async () => {
  let now = Date.now() - 30 * HOUR_MS;
  const below = memoryStore({ now: () => now });
  for (const key of ['c/1', 'c/2', 'channels/a/00000001.json']) await below.putIfAbsent(key, bytes('old'));
  const written = now;
  now = Date.now();
  const store = overlayStore(restrictedStore(below, []));
  const ageOf = async (key: string) => (await store.revision(key))!.modifiedAt === written;
  expect(await store.revision('c/3')).toBeUndefined();
  expect(await ageOf('c/1')).toBe(true);
  for (const key of ['c/1', 'channels/a/00000001.json'])
    expect(await store.putIfAbsent(key, bytes('old'))).toBe(false);
  expect([await ageOf('c/1'), await ageOf('c/2'), await ageOf('channels/a/00000001.json')]).toEqual([
    false,
    true,
    true,
  ]);
  expect((await below.revision('c/1'))!.modifiedAt).toBe(written);
});
