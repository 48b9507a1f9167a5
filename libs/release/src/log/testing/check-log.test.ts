import { memoryStore, type Store } from '@vantedge/store';
import { append, entryKey } from '../log-entry.ts';
import { entries } from '../walk-log.ts';
import type { LogEntry } from '../../records/log-model.ts';
import { getRelease, putRelease } from '../../records/records.ts';
import { type Attempt, fakeCompose, fakeVersion, publishOnce } from './fake-release.ts';
import { checkLog } from './check-log.ts';

const channel = 'production';

/** Verifies that the checker detects every kind of problem. */
describe('the checker of the log', () => {
  let store: Store;
  let attempts: Attempt[];
  let log: LogEntry[];

  beforeEach(async () => {
    store = memoryStore();
    attempts = [];
    for (let i = 1; i <= 8; i += 1) attempts.push(await publishOnce(store, `s-${i % 3}`, String(i)));
    log = await entries(store, channel);
  });

  /** The store with another log: the given entries, renumbered, as a valid hash chain. */
  async function withLog(changed: LogEntry[]): Promise<Store> {
    const other = memoryStore();
    for (const key of await store.list('releases/')) await other.putIfAbsent(key, (await store.read(key))!);
    let last: LogEntry | undefined;
    for (const [i, value] of changed.entries())
      last = await append(other, channel, { ...value, number: i + 1 }, last);
    return other;
  }

  test('finds no problem in a valid log', async () => {
    expect(await checkLog(store, attempts)).toEqual([]);
  });

  test('finds a missing entry', async () => {
    const key = entryKey(channel, 4);
    const without: Store = {
      ...store,
      list: async (prefix) => (await store.list(prefix)).filter((name) => name !== key),
      read: async (name) => (name === key ? undefined : store.read(name)),
    };
    expect(await checkLog(without, attempts)).toContainEqual(
      expect.stringContaining('00000005.json is in place of'),
    );
  });

  test('finds a lost acknowledged publish, even without a gap', async () => {
    const problems = await checkLog(await withLog(log.slice(0, -1)), attempts);
    expect(problems).toEqual([expect.stringContaining('in the log 0 times')]);
  });

  test('finds a duplicate entry', async () => {
    const problems = await checkLog(await withLog([...log, log[7]!]), attempts);
    expect(problems).toContainEqual(expect.stringContaining('in the log 2 times'));
  });

  test('finds swapped entries', async () => {
    const swapped = log.with(2, log[3]!).with(3, log[2]!);
    const problems = await checkLog(await withLog(swapped), attempts);
    expect(problems).toContainEqual(expect.stringContaining('was acknowledged as entry 3, but is entry 4'));
    expect(problems).toContainEqual(expect.stringContaining('is not its predecessor'));
  });

  test('finds an order that contradicts the clock', async () => {
    const [third, fourth] = [attempts[2]!, attempts[3]!];
    const swapped = attempts
      .with(2, { ...third, started: fourth.started, ended: fourth.ended })
      .with(3, { ...fourth, started: third.started, ended: third.ended });
    expect(await checkLog(store, swapped)).toEqual([
      expect.stringContaining('entry 4 was acknowledged before entry 3'),
    ]);
  });

  test('finds a lost update', async () => {
    const base = await getRelease(store, log[5]!.release);
    const lossy = fakeCompose(base, 's-2', fakeVersion('s-2', '8'));
    const problems = await checkLog(
      await withLog(log.with(7, { ...log[7]!, release: await putRelease(store, lossy) })),
      attempts,
    );
    expect(problems).toContainEqual(expect.stringContaining('is not its predecessor with a new'));
  });

  test('finds an entry with a wrong link', async () => {
    const other = await withLog(log.slice(0, -1));
    await append(other, channel, log[7]!, log[5]);
    expect(await checkLog(other, attempts)).toEqual([
      expect.stringContaining('00000008.json is not linked to the entry before it'),
    ]);
  });

  test('finds an unreadable release', async () => {
    const key = `releases/${log[4]!.release}.json`;
    const without: Store = { ...store, read: async (name) => (name === key ? undefined : store.read(name)) };
    expect(await checkLog(without, attempts)).toContainEqual(expect.stringContaining('cannot be read'));
  });

  test('finds an unacknowledged entry, unless its publisher was killed', async () => {
    expect(await checkLog(store, attempts.slice(1))).toEqual([
      expect.stringContaining('was never acknowledged'),
    ]);
    expect(await checkLog(store, attempts.slice(1), { killed: true })).toEqual([]);
  });

  test('finds a failure other than a conflict, or a conflict with the wrong entry', async () => {
    const failed = (code: string, at: string): Attempt => ({
      section: 's-0',
      version: fakeVersion('s-0', 'lost'),
      started: attempts[2]!.started,
      ended: attempts[2]!.ended,
      failure: { code, at, message: '' },
    });
    const problems = async (attempt: Attempt) => (await checkLog(store, [...attempts, attempt])).join('\n');
    expect(await problems(failed('STORE_WRITE_FAILED', ''))).toContain('failed with STORE_WRITE_FAILED');
    expect(await problems(failed('CONFLICT', entryKey(channel, 2)))).toContain('reported a conflict with');
    expect(await problems(failed('CONFLICT', entryKey(channel, 3)))).toContain('without entry 3');
    expect(await problems(failed('CONFLICT', entryKey(channel, 6)))).toContain('were not concurrent');
  });

  test('finds lost publishes in a store that overwrites keys', async () => {
    const contents = new Map<string, Uint8Array>();
    const overwriting: Store = {
      ...memoryStore(),
      read: async (key) => contents.get(key),
      list: async (prefix) => [...contents.keys()].filter((key) => key.startsWith(prefix)).sort(),
      putIfAbsent: async (key, bytes) => contents.set(key, bytes).has(key),
    };
    const publisher = async (name: string) => {
      const made: Attempt[] = [];
      for (let i = 0; i < 20; i += 1) made.push(await publishOnce(overwriting, name, String(i)));
      return made;
    };
    const all = (await Promise.all(['a', 'b', 'c', 'd'].map(publisher))).flat();
    expect(await checkLog(overwriting, all)).toContainEqual(expect.stringContaining('in the log 0 times'));
    const intact = memoryStore();
    const same = await Promise.all(['a', 'b', 'c', 'd'].map((name) => publishOnce(intact, name, '1')));
    expect(await checkLog(intact, same)).toEqual([]);
  });
});
