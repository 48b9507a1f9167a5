import { memoryStore } from '../store/memory-store.ts';
import type { ListOptions, Store } from '../store/store.ts';
import { append, entryKey } from './log-entry.ts';
import { logEnd } from './log-end.ts';
import type { LogEntry, NewLogEntry } from '../records/log-model.ts';

const channel = 'production';

/** A log with n entries, and the number of keys that each listing of it returned. */
async function longLog(entries: number) {
  const store = memoryStore();
  let last: LogEntry | undefined;
  for (let number = 1; number <= entries; number += 1) {
    const entry: NewLogEntry = {
      number,
      release: '0123456789abcdef',
      action: 'publish',
      sections: [],
      at: '2026-01-01T00:00:00.000Z',
      versions: {},
    };
    last = await append(store, channel, entry, last);
  }
  const listed: number[] = [];
  const counting: Store = {
    ...store,
    async list(prefix, options?: ListOptions) {
      const keys = await store.list(prefix, options);
      listed.push(keys.length);
      return keys;
    },
  };
  return { store: counting, listed };
}

test.each([0, 1, 255, 256, 257, 511, 512, 513, 1500])(
  'finds the end of a log of %i entries',
  async (count) => {
    const { store, listed } = await longLog(count);
    expect(await logEnd(store, channel)).toMatchObject({ next: count + 1 });
    expect((await logEnd(store, channel)).live?.number).toBe(count || undefined);
    expect(Math.max(...listed)).toBeLessThanOrEqual(513);
  },
);

test.each([300, 512, 1024, 1400])('finds it if entry %i is missing', async (missing) => {
  const { store } = await longLog(1500);
  const key = entryKey(channel, missing);
  const gap: Store = {
    ...store,
    has: async (name) => name !== key && store.has(name),
    read: async (name) => (name === key ? undefined : store.read(name)),
    list: async (prefix, options) => (await store.list(prefix, options)).filter((name) => name !== key),
  };
  expect(await logEnd(gap, channel)).toMatchObject({ live: { number: 1500 }, next: 1501 });
});

test('finds an earlier entry if the end of the log is damaged', async () => {
  const { store } = await longLog(600);
  const damaged: Store = {
    ...store,
    read: async (name) =>
      name > entryKey(channel, 200) && (await store.has(name)) ? Buffer.from('{}') : store.read(name),
  };
  const reported: number[] = [];
  const report = (_: unknown, number: number) => void reported.push(number);
  const end = await logEnd(damaged, channel, { report });
  expect(end.live?.number).toBe(200);
  expect(new Set(reported).size).toBe(reported.length);
});
