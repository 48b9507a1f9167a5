import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { canonicalJson } from './canonical-json.ts';
import { append, entries, entry, entryKey, head } from './channel.ts';
import type { ChannelEntry } from './model.ts';

const channel = 'production';
const numbered = (number: number): ChannelEntry => ({
  number,
  release: number.toString(16).padStart(16, '0'),
  action: 'publish',
  sections: ['stories'],
  at: '2026-03-01T09:00:00.000Z',
});

async function channelOf(length: number): Promise<Store> {
  const store = memoryStore();
  for (let number = 1; number <= length; number += 1) await append(store, channel, numbered(number));
  return store;
}

/** Counts what a call asks of the store. */
function counted(store: Store) {
  const asked: string[] = [];
  const counting: Store = {
    ...store,
    read: (key) => (asked.push(`read ${key}`), store.read(key)),
    list: (prefix) => (asked.push(`list ${prefix}`), store.list(prefix)),
  };
  return { asked, store: counting };
}

/** The store as if one entry were gone. */
const without = (store: Store, number: number): Store => ({
  ...store,
  read: async (key) => (key === entryKey(channel, number) ? undefined : store.read(key)),
  list: async (prefix) => (await store.list(prefix)).filter((key) => key !== entryKey(channel, number)),
});

test('a channel that nothing was published on has no head and no entries', async () => {
  const store = memoryStore();
  expect(await head(store, channel)).toBeUndefined();
  expect(await entries(store, channel)).toEqual([]);
  expect(await entry(store, channel, 1)).toBeUndefined();
});

test('entries come back as they were put, past the digit where 10 sorts before 9', async () => {
  const store = await channelOf(101);
  expect((await entries(store, channel)).map(({ number }) => number)).toEqual(
    Array.from({ length: 101 }, (_, i) => i + 1),
  );
  expect(await head(store, channel)).toEqual(numbered(101));
  expect(await entry(store, channel, 99)).toEqual(numbered(99));
  expect(entryKey(channel, 99)).toBe('channels/production/00000099.json');
});

test('a number is taken once, and one that follows nothing is refused', async () => {
  const store = await channelOf(2);
  expect(await append(store, channel, { ...numbered(2), sections: ['pricing'] })).toBe(false);
  expect(await entry(store, channel, 2)).toEqual(numbered(2));
  await expect(append(store, channel, numbered(4))).rejects.toThrow(RangeError);
  expect(await store.list('')).toHaveLength(2);
});

test('channels do not see each other', async () => {
  const store = await channelOf(2);
  await append(store, 'production-2', numbered(1));
  expect((await head(store, channel))?.number).toBe(2);
  expect((await head(store, 'production-2'))?.number).toBe(1);
});

test('a poller that knows the last of thousands asks once, and gets its own entry back', async () => {
  const { asked, store } = counted(await channelOf(3000));
  const known = (await head(store, channel))!;
  asked.length = 0;
  expect(await head(store, channel, known)).toBe(known);
  expect(asked).toEqual(['read channels/production/00003001.json']);
  await append(store, channel, numbered(3001));
  await append(store, channel, numbered(3002));
  asked.length = 0;
  expect((await head(store, channel, known))?.number).toBe(3002);
  expect(asked).toHaveLength(3);
});

test('from cold it lists once and reads only the end', async () => {
  const { asked, store } = counted(await channelOf(3000));
  expect((await head(store, channel))?.number).toBe(3000);
  expect(asked).toHaveLength(3);
});

test('a listing that is behind, or lacks what appeared meanwhile, still leads to the last entry', async () => {
  const store = await channelOf(6);
  const behind: Store = { ...store, list: async (prefix) => (await store.list(prefix)).slice(0, 3) };
  expect((await head(behind, channel))?.number).toBe(6);
  const torn: Store = { ...store, list: async (prefix) => (await store.list(prefix)).toSpliced(3, 1) };
  expect((await head(torn, channel))?.number).toBe(6);
});

test('a gap is an error that names the missing entry', async () => {
  const store = without(await channelOf(5), 3);
  const failure = { code: 'CHANNEL_GAP', at: 'channels/production/00000003.json' };
  await expect(head(store, channel)).rejects.toMatchObject(failure);
  await expect(entries(store, channel)).rejects.toMatchObject(failure);
});

test('an entry under the number of another is refused', async () => {
  const store = await channelOf(1);
  await store.putIfAbsent(entryKey(channel, 2), Buffer.from(canonicalJson(numbered(7))));
  const failure = { code: 'RECORD_INVALID', at: 'channels/production/00000002.json' };
  await expect(head(store, channel)).rejects.toMatchObject(failure);
});

test.each(['', 'Production', 'a/b', '..'])('no channel is called %j', async (name) => {
  await expect(head(memoryStore(), name)).rejects.toMatchObject({ code: 'CHANNEL_NAME' });
});
