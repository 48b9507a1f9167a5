import { memoryStore, type Store } from '@vantedge/store';
import { canonicalJson } from '@vantedge/store/json';
import { head, logEnd } from './log-end.ts';
import { append, entry, entryKey } from './log-entry.ts';
import { entries } from './walk-log.ts';
import type { LogEntry, NewLogEntry } from '../records/log-model.ts';

const channel = 'production';
const numbered = (number: number): NewLogEntry => ({
  number,
  release: number.toString(16).padStart(64, '0'),
  action: 'publish',
  sections: ['stories'],
  at: '2026-03-01T09:00:00.000Z',
  versions: {},
});

async function channelOf(length: number): Promise<Store> {
  const store = memoryStore();
  let last: LogEntry | undefined;
  for (let number = 1; number <= length; number += 1)
    last = await append(store, channel, numbered(number), last);
  return store;
}

/** Records the operations on the store. */
function counted(store: Store) {
  const operations: string[] = [];
  const counting: Store = {
    ...store,
    read: (key) => (operations.push(`read ${key}`), store.read(key)),
    list: (prefix) => (operations.push(`list ${prefix}`), store.list(prefix)),
  };
  return { operations, store: counting };
}

/** The store without one entry. */
const without = (store: Store, number: number): Store => ({
  ...store,
  read: async (key) => (key === entryKey(channel, number) ? undefined : store.read(key)),
  list: async (prefix) => (await store.list(prefix)).filter((key) => key !== entryKey(channel, number)),
});

test('an empty channel has no head and no entries', async () => {
  const store = memoryStore();
  expect(await head(store, channel)).toBeUndefined();
  expect(await entries(store, channel)).toEqual([]);
  expect(await entry(store, channel, 1)).toBeUndefined();
});

test('returns entries in numeric order', async () => {
  const store = await channelOf(101);
  expect((await entries(store, channel)).map(({ number }) => number)).toEqual(
    Array.from({ length: 101 }, (_, i) => i + 1),
  );
  expect(await head(store, channel)).toMatchObject(numbered(101));
  expect(await entry(store, channel, 99)).toMatchObject(numbered(99));
  expect(entryKey(channel, 99)).toBe('channels/production/00000099.json');
});

test('rejects a number that is taken, and one that leaves a gap', async () => {
  const store = await channelOf(2);
  expect(await append(store, channel, { ...numbered(2), sections: ['pricing'] })).toBeUndefined();
  expect(await entry(store, channel, 2)).toMatchObject(numbered(2));
  await expect(append(store, channel, numbered(4))).rejects.toThrow(RangeError);
  expect(await store.list('')).toHaveLength(2);
});

test('channels are independent', async () => {
  const store = await channelOf(2);
  await append(store, 'production-2', numbered(1));
  expect((await head(store, channel))?.number).toBe(2);
  expect((await head(store, 'production-2'))?.number).toBe(1);
});

test('polling with a known entry takes one read if there is nothing new, and returns the same object', async () => {
  const { operations, store } = counted(await channelOf(3000));
  const known = (await head(store, channel))!;
  operations.length = 0;
  expect(await head(store, channel, known)).toBe(known);
  expect(operations).toEqual(['read channels/production/00003001.json']);
  await append(store, channel, numbered(3001));
  await append(store, channel, numbered(3002));
  operations.length = 0;
  expect((await head(store, channel, known))?.number).toBe(3002);
  expect(operations).toHaveLength(3);
});

test('without a known entry, lists once and reads only the end', async () => {
  const { operations, store } = counted(await channelOf(3000));
  expect((await head(store, channel))?.number).toBe(3000);
  expect(operations).toHaveLength(3);
});

test('finds the last entry even if the listing is outdated or incomplete', async () => {
  const store = await channelOf(6);
  const behind: Store = { ...store, list: async (prefix) => (await store.list(prefix)).slice(0, 3) };
  expect((await head(behind, channel))?.number).toBe(6);
  const torn: Store = { ...store, list: async (prefix) => (await store.list(prefix)).toSpliced(3, 1) };
  expect((await head(torn, channel))?.number).toBe(6);
});

describe('damaged, missing and stray keys', () => {
  const put = (store: Store, key: string, text = '') => store.putIfAbsent(key, Buffer.from(text));

  /** The newest valid entry, the next free number, and the reported keys. */
  async function endOf(store: Store, known?: LogEntry) {
    const reported: (string | undefined)[] = [];
    const { live, next } = await logEnd(store, channel, { known, report: ({ at }) => reported.push(at) });
    return { live: live?.number, next, reported };
  }

  test('a missing entry is reported when it is read, and the log continues', async () => {
    const store = without(await channelOf(5), 3);
    expect(await endOf(store)).toEqual({ live: 5, next: 6, reported: [] });
    const report = jest.fn();
    expect((await entries(store, channel, report)).map(({ number }) => number)).toEqual([1, 2, 4, 5]);
    const at = 'channels/production/00000003.json';
    expect(report.mock.calls).toEqual([[expect.objectContaining({ code: 'LOG_HASH_MISMATCH', at }), 3]]);
  });

  test.each([
    ['no content', ''],
    ['half an entry', canonicalJson(numbered(3)).slice(0, 40)],
    ['the entry of another number', canonicalJson(numbered(7))],
    ['an entry without a hash', canonicalJson(numbered(3))],
  ])('skips a next entry with %s and uses the number after it', async (_, text) => {
    const store = await channelOf(2);
    const at = entryKey(channel, 3);
    await put(store, at, text);
    const end = { live: 2, next: 4, reported: [at] };
    expect(await endOf(store)).toEqual(end);
    expect(await endOf(store, (await entry(store, channel, 2))!)).toEqual(end);
    const last = (await entry(store, channel, 2))!;
    expect(await append(store, channel, numbered(4), last)).toMatchObject({ previous: { number: 2 } });
    expect(await endOf(store)).toEqual({ live: 4, next: 5, reported: [] });
    expect((await entries(store, channel)).map(({ number }) => number)).toEqual([1, 2, 4]);
  });

  test('reports a damaged key far ahead and uses the numbers before it', async () => {
    const store = await channelOf(2);
    const at = entryKey(channel, 99_999_999);
    await put(store, at);
    expect(await endOf(store)).toEqual({ live: 2, next: 3, reported: [at] });
  });

  test('skips a damaged key when the log reaches it', async () => {
    const store = await channelOf(2);
    await put(store, entryKey(channel, 4));
    expect(await endOf(store)).toMatchObject({ live: 2, next: 3 });
    await append(store, channel, numbered(3), (await entry(store, channel, 2))!);
    expect(await endOf(store)).toMatchObject({ live: 3, next: 5 });
  });

  test('ignores files in subfolders of the log or with other names', async () => {
    const store = await channelOf(2);
    for (const name of ['backup/00000009.json', '9.json', '00000009.json.bak', '000000009.json'])
      await put(store, `channels/production/${name}`);
    expect(await endOf(store)).toEqual({ live: 2, next: 3, reported: [] });
  });
});

test.each(['', 'Production', 'a/b', '..'])('rejects the channel name %j', async (name) => {
  await expect(head(memoryStore(), name)).rejects.toMatchObject({ code: 'CHANNEL_NAME_INVALID' });
});

test.each([1, 300, 599])('finds the end of a log of 600 entries without entry %i', async (missing) => {
  const gap = without(await channelOf(600), missing);
  expect(await logEnd(gap, channel)).toMatchObject({ live: { number: 600 }, next: 601 });
});

test('finds an earlier entry if the end of a long log is damaged, and reports each damaged one once', async () => {
  const store = await channelOf(600);
  const damaged: Store = {
    ...store,
    read: async (name) =>
      name > entryKey(channel, 200) && (await store.revision(name)) ? Buffer.from('{}') : store.read(name),
  };
  const reported: number[] = [];
  const report = (_: unknown, number: number) => void reported.push(number);
  const end = await logEnd(damaged, channel, { report });
  expect(end.live?.number).toBe(200);
  expect(reported).toHaveLength(400);
  expect(new Set(reported).size).toBe(reported.length);
});
