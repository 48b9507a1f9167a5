import { command } from '@vantedge/errors';
import { memoryStore, type Store } from '@vantedge/store';
import { tamperedStore } from '@vantedge/store/testing';
import { entryKey } from './log-entry.ts';
import { entries } from './walk-log.ts';
import type { LogEntry } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';
import { getRelease } from '../records/records.ts';
import { appendReleaseUnchecked, fakePublish, publishOnce } from './testing/fake-release.ts';

const channel = 'production';
const now = () => new Date('2026-03-01T09:00:00Z');

describe('one publisher', () => {
  test('appends entry 1, then entry 2', async () => {
    const store = memoryStore();
    const one = await appendReleaseUnchecked({ store, channel, build: fakePublish('shell', '1'), now });
    expect(one.entry).toMatchObject({
      number: 1,
      action: 'publish',
      sections: ['shell'],
      at: '2026-03-01T09:00:00.000Z',
    });
    const two = await appendReleaseUnchecked({ store, channel, build: fakePublish('stories', '1'), now });
    expect(two.entry.number).toBe(2);
    expect(await entries(store, channel)).toEqual([one.entry, two.entry]);
    expect(await getRelease(store, two.entry.release)).toEqual(two.release);
    expect(Object.keys(two.release.versions)).toEqual(['shell', 'stories']);
  });

  test('receives the live release and its entry', async () => {
    const store = memoryStore();
    const received: unknown[] = [];
    const watch = (section: string) => (base: Release | undefined, live: LogEntry | undefined) => {
      received.push([base && Object.keys(base.versions), live?.number]);
      return fakePublish(section, '1')(base);
    };
    await appendReleaseUnchecked({ store, channel, build: watch('shell'), now });
    await appendReleaseUnchecked({ store, channel, build: watch('stories'), now });
    expect(received).toEqual([
      [undefined, undefined],
      [['shell'], 1],
    ]);
  });

  test('states in the entry who appended it, from where, and what was checked', async () => {
    const store = memoryStore();
    const provenance = { by: 'ada', pipeline: 'https://ci.example.com/1', tool: '0.1.0' };
    const push = { ...provenance, at: '2026-01-01T00:00:00.000Z' };
    const details = { pushes: { stories: push }, checks: [{ name: 'links', problems: 0 }] };
    const { entry: appended } = await appendReleaseUnchecked({
      store,
      channel,
      build: async (base) => ({ ...(await fakePublish('stories', '1')(base)), ...details }),
      now,
      provenance,
    });
    expect(appended).toMatchObject({ number: 1, ...provenance, ...details });
    expect(await entries(store, channel)).toEqual([appended]);
  });

  test('leaves the log unchanged if the release is already live', async () => {
    const store = memoryStore();
    const first = await appendReleaseUnchecked({ store, channel, build: fakePublish('shell', '1'), now });
    const keys = await store.list('');
    const again = await appendReleaseUnchecked({ store, channel, build: fakePublish('shell', '1'), now });
    expect([first.changed, again.changed]).toEqual([true, false]);
    expect(again.entry).toEqual(first.entry);
    expect(await store.list('')).toEqual(keys);
  });

  test('must not change a section that its entry does not name', async () => {
    const store = memoryStore();
    const build = async () => ({ ...(await fakePublish('stories', '1')(undefined)), sections: [] });
    await expect(appendReleaseUnchecked({ store, channel, build, now })).rejects.toThrow(TypeError);
    expect(await store.list('')).toEqual([]);
  });

  test('leaves everything unchanged if building fails', async () => {
    const store = memoryStore();
    await publishOnce(store, 'shell', '1');
    const keys = await store.list('');
    const build = () => Promise.reject(new Error('a page throws'));
    await expect(appendReleaseUnchecked({ store, channel, build, now })).rejects.toThrow('a page throws');
    expect(await store.list('')).toEqual(keys);
  });
});

describe('a damaged newest entry', () => {
  async function damagedLog() {
    const store = tamperedStore(memoryStore());
    for (const label of ['1', '2']) await publishOnce(store, 'shell', label);
    store.tamper(entryKey(channel, 2), Buffer.from('{}'));
    return store;
  }

  test('stops a command that would build on the entry before', async () => {
    const store = await damagedLog();
    const publish = appendReleaseUnchecked({ store, channel, build: fakePublish('stories', '1'), now });
    await expect(publish).rejects.toMatchObject({
      code: 'LOG_HASH_MISMATCH',
      at: entryKey(channel, 2),
      fix: expect.arrayContaining([command('site', 'rollback')]),
    });
    expect(await store.list('channels/')).toHaveLength(2);
  });

  test('that appears during a command stops it, too', async () => {
    const store = tamperedStore(memoryStore());
    await publishOnce(store, 'shell', '1');
    const build = async (base: Release | undefined) => {
      store.tamper(entryKey(channel, 2), Buffer.from('{}'));
      return fakePublish('stories', '1')(base);
    };
    await expect(appendReleaseUnchecked({ store, channel, build, now })).rejects.toMatchObject({
      code: 'LOG_HASH_MISMATCH',
    });
  });

  test('does not stop a rollback, after which other commands work again', async () => {
    const store = await damagedLog();
    const options = { store, channel, now };
    const back = { ...options, build: fakePublish('shell', '1'), allowDamage: true };
    expect((await appendReleaseUnchecked(back)).entry.number).toBe(3);
    const { entry: published } = await appendReleaseUnchecked({
      ...options,
      build: fakePublish('stories', '1'),
    });
    expect(published.number).toBe(4);
  });
});

describe('an inconsistent store is reported instead of retried forever', () => {
  test.each([
    ['rejects number 1 although it is free', 0],
    ['rejects number 2 although it is free', 1],
  ])('a store that %s', async (_, existing) => {
    const inner = memoryStore();
    if (existing) await publishOnce(inner, 'shell', '1');
    const store: Store = {
      ...inner,
      putIfAbsent: async (key, bytes) => !key.startsWith('channels/') && inner.putIfAbsent(key, bytes),
    };
    await expect(
      appendReleaseUnchecked({ store, channel, build: fakePublish('stories', '1'), now }),
    ).rejects.toMatchObject({
      code: 'STORE_INCONSISTENT',
      at: `channels/production/0000000${existing + 1}.json`,
    });
  });

  test('a store that reports keys that cannot be read', async () => {
    const store: Store = { ...memoryStore(), putIfAbsent: async () => false };
    const failure = appendReleaseUnchecked({ store, channel, build: fakePublish('shell', '1'), now });
    await expect(failure).rejects.toMatchObject({ code: 'STORE_INCONSISTENT' });
  });
});
