import { memoryStore } from './memory-store.ts';
import { overlayStore } from './overlay-store.ts';
import { restrictedStore } from './testing/failing-stores.ts';
import { bytes, revisionOf, storedText } from './testing/store-contract.ts';

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
  expect(await store.has('c/2')).toBe(true);
  expect(await store.list('c/')).toEqual(['c/1', 'c/2', 'c/3']);
  expect(await store.list('c/', { after: 'c/1' })).toEqual(['c/2', 'c/3']);
  expect((await store.listRevisions('c/')).map(({ key }) => key)).toEqual(['c/1', 'c/2', 'c/3']);
  expect(await below.list('')).toEqual(['c/1', 'c/2']);
});

test('hides what was removed from it', async () => {
  const { below, store } = await overlay();
  const revision = await revisionOf(store, 'c/1');
  expect(await store.removeRevision('c/1', 'other')).toBe(false);
  expect(await store.removeRevision('c/1', revision)).toBe(true);
  expect(await store.removeRevision('c/1', revision)).toBe(false);
  expect(await store.has('c/1')).toBe(false);
  expect(await store.read('c/1')).toBeUndefined();
  expect(await store.list('c/')).toEqual(['c/2']);
  expect(await store.putIfAbsent('c/1', bytes('again'))).toBe(true);
  expect(await storedText(store, 'c/1')).toBe('again');
  expect(await store.removeRevision('c/1', await revisionOf(store, 'c/1'))).toBe(true);
  expect(await store.has('c/1')).toBe(false);
  expect(await storedText(below, 'c/1')).toBe('old c/1');
});

test('a key that was replaced is not removed by its earlier revision', async () => {
  const { store } = await overlay();
  const revision = await revisionOf(store, 'c/1');
  await store.replace('c/1', bytes('new'));
  expect(await store.removeRevision('c/1', revision)).toBe(false);
});

test('does not store assets', async () => {
  const putAsset = jest.fn(async () => {});
  await overlayStore({ ...memoryStore(), putAsset }).putAsset!(
    'assets/stories/a.js',
    bytes('a'),
    'text/javascript',
  );
  expect(putAsset).not.toHaveBeenCalled();
});
