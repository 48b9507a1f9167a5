import { createHash } from 'node:crypto';
import { memoryStore, type Store } from '@vantedge/store';
import {
  getRelease,
  getVersion,
  lastCheck,
  putCheck,
  putPush,
  putRelease,
  putVersion,
  readPushes,
  recordId,
  resolveRelease,
} from './records.ts';
import { fakeBuild, fakeCompose, fakeVersion } from '../log/testing/fake-release.ts';

const site = fakeCompose(undefined, 'stories', fakeVersion('stories', '1'));
const version = { section: 'stories', build: fakeBuild('stories'), files: {}, server: 'a'.repeat(64) };

test('stores a release once under the hash of its bytes, for any order of members', async () => {
  const store = memoryStore();
  const id = await putRelease(store, site);
  const { versions, pages, files, settings } = site;
  expect(await putRelease(store, { settings, files, pages, versions })).toBe(id);
  expect(await store.list('')).toEqual([`releases/${id}.json`]);
  const bytes = (await store.read(`releases/${id}.json`))!;
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(id);
  expect(id).toBe(recordId(site));
  expect(await getRelease(store, id)).toEqual(site);
});

test.each([
  ['release', (store: Store) => putRelease(store, site)],
  ['version', (store: Store) => putVersion(store, version)],
])('storing an old %s again gives it a new revision, so that garbage collection keeps it', async (_, put) => {
  let now = Date.now();
  const store = memoryStore({ now: () => now });
  await put(store);
  const [first] = await store.listRevisions('');
  now += 13 * 3_600_000;
  await put(store);
  expect(await store.removeRevision(first!.key, first!.revision)).toBe(false);
  expect(await store.list('')).toEqual([first!.key]);
});

test('stores a version below its section', async () => {
  const store = memoryStore();
  const id = await putVersion(store, version);
  expect(await store.list('')).toEqual([`versions/stories/${id}.json`]);
  expect(await getVersion(store, 'stories', id)).toEqual(version);
  expect(await putVersion(store, { ...version, server: 'b'.repeat(64) })).not.toBe(id);
});

test('rejects a version in the folder of another section', async () => {
  const store = memoryStore();
  const id = await putVersion(store, version);
  await store.putIfAbsent(`versions/pricing/${id}.json`, (await store.read(`versions/stories/${id}.json`))!);
  await expect(getVersion(store, 'pricing', id)).rejects.toMatchObject({
    code: 'RECORD_INVALID',
    at: `versions/pricing/${id}.json`,
  });
});

test('rejects a release with any flipped bit', async () => {
  const store = memoryStore();
  const id = await putRelease(store, site);
  const at = `releases/${id}.json`;
  const bytes = (await store.read(at))!;
  for (let i = 0; i < bytes.length; i += 1) {
    const changed = Buffer.from(bytes);
    changed[i]! ^= 1 << (i % 8);
    const damaged: Store = { ...store, read: async () => changed };
    await expect(getRelease(damaged, id)).rejects.toMatchObject({ code: 'RECORD_HASH_MISMATCH', at });
  }
});

test.each(['', '{}', 'half a rec'])(
  'storing a record again repairs one that was damaged to %j',
  async (damaged) => {
    const store = memoryStore();
    const at = `releases/${recordId(site)}.json`;
    await store.putIfAbsent(at, Buffer.from(damaged));
    await putRelease(store, site);
    expect(await getRelease(store, recordId(site))).toEqual(site);
  },
);

test.each(['0123456789abcdef', 'f'.repeat(64), 'latest', '../x', ''])(
  'reports that release %j does not exist',
  async (id) => {
    await expect(getRelease(memoryStore(), id)).rejects.toMatchObject({ code: 'RECORD_NOT_FOUND' });
  },
);

describe('the digits of a release', () => {
  const id = (digits: string) => digits.padEnd(64, '0');
  const storeWith = async (...ids: string[]) => {
    const store = memoryStore();
    for (const release of ids) await store.putIfAbsent(`releases/${release}.json`, Buffer.from('{}'));
    return store;
  };

  test('are enough if one release starts with them', async () => {
    const store = await storeWith(id('abcdabcd1'), id('abcdabcd2'), id('12341234'));
    expect(await resolveRelease(store, '12341234')).toBe(id('12341234'));
    expect(await resolveRelease(store, 'abcdabcd2')).toBe(id('abcdabcd2'));
    expect(await resolveRelease(store, id('abcdabcd1'))).toBe(id('abcdabcd1'));
  });

  test('of several releases are an error that names them', async () => {
    const store = await storeWith(id('abcdabcd1'), id('abcdabcd2'));
    await expect(resolveRelease(store, 'abcdabcd')).rejects.toMatchObject({
      code: 'RELEASE_AMBIGUOUS',
      message: `'abcdabcd' matches 2 releases: ${id('abcdabcd1')}, ${id('abcdabcd2')}.`,
    });
  });

  test.each(['1234123', '99999999', id('9'), '../x', ''])('%j is not a release', async (digits) => {
    await expect(resolveRelease(await storeWith(id('12341234')), digits)).rejects.toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
  });
});

describe('pushes of a version', () => {
  const reference = { section: 'stories', version: fakeVersion('stories', '1') };
  const pushAt = (at: string) => ({ by: 'ada', source: { commit: 'c'.repeat(40) }, tool: '0.1.0', at });

  test('are listed newest first, each once', async () => {
    const store = memoryStore();
    const [first, second] = [pushAt('2026-01-01T09:00:00.000Z'), pushAt('2026-01-02T08:00:00.000Z')];
    for (const push of [second, first, first]) await putPush(store, reference, push);
    await putPush(store, { ...reference, version: fakeVersion('stories', '2') }, first);
    expect(await readPushes(store, reference)).toEqual([second, first]);
  });

  test('are limited to the newest 20, without damaged ones', async () => {
    const store = memoryStore();
    const pushes = Array.from({ length: 25 }, (_, i) =>
      pushAt(new Date(Date.UTC(2026, 0, 1 + i)).toISOString()),
    );
    for (const push of pushes) await putPush(store, reference, push);
    const keys = await store.list('');
    await store.replace(keys.at(-1)!, Buffer.from('{}'));
    await store.replace(keys.at(-2)!, (await store.read(keys.at(-3)!))!);
    expect(await readPushes(store, reference)).toEqual(pushes.toReversed().slice(2, 20));
  });
});

test('the last check of a release is one against the same live release, and an altered one does not count', async () => {
  const store = memoryStore();
  const [release, parent, other] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
    string,
    string,
    string,
  ];
  const check = (day: number, live = parent) => ({
    by: 'ada',
    tool: '0.1.0',
    at: `2026-01-0${day}T09:00:00.000Z`,
    parent: live,
    browser: 'Chromium 1',
    pages: ['/stories'],
    problems: [],
  });
  for (const made of [check(2), check(1), check(3, other), check(4)]) await putCheck(store, release, made);
  expect(await lastCheck(store, release, parent)).toEqual(check(4));
  const key = (await store.list(`releases/${release}.checks/`)).at(-1)!;
  await store.replace(key, Buffer.from(JSON.stringify({ ...check(4), pages: [] })));
  expect(await lastCheck(store, release, parent)).toEqual(check(2));
  expect(await lastCheck(store, parent, parent)).toBeUndefined();
});
