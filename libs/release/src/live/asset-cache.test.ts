import { putBody, readEncodings, type StoredBody, blobKey, memoryStore } from '@vantedge/store';
import { command, type SiteError } from '@vantedge/errors';
import { assetCache } from './asset-cache.ts';
import { type TamperedStore, tamperedStore } from '@vantedge/store/testing';

let store: TamperedStore;
let damage: SiteError[];

beforeEach(() => {
  store = tamperedStore(memoryStore());
  damage = [];
});

const create = (maxBytes: number) => assetCache({ store, maxBytes, onDamage: (found) => damage.push(found) });
const put = (text: string, compression: 'best' | 'none' = 'none') =>
  putBody(store, Buffer.from(text), { compression });
const readsOf = ({ identity }: StoredBody, spy: jest.SpyInstance) =>
  spy.mock.calls.filter(([key]) => key === blobKey(identity)).length;

test('reads a body once for concurrent requests, and keeps it', async () => {
  const cache = create(1_000);
  const body = await put('the body');
  const read = jest.spyOn(store, 'read');
  expect(cache.get(body.identity)).toBeUndefined();
  const found = await Promise.all([1, 2, 3].map(() => cache.read('/a', body)));
  expect(found.map(({ identity }) => identity.bytes.toString())).toEqual(Array(3).fill('the body'));
  expect(readsOf(body, read)).toBe(1);
  expect(cache.get(body.identity)).toBe(found[0]);
  expect(cache.stats()).toEqual({ bytes: 8, hits: 1, misses: 3 });
});

test('drops what was requested the longest ago, and counts every encoding', async () => {
  const [a, b, c] = [await put('aaaa'), await put('bbbb'), await put('cccc')];
  const cache = create(10);
  await cache.read('/a', a);
  await cache.read('/b', b);
  cache.get(a.identity);
  await cache.read('/c', c);
  expect([a, b, c].map(({ identity }) => cache.get(identity) !== undefined)).toEqual([true, false, true]);
  expect(cache.stats().bytes).toBe(8);

  const large = create(10_000);
  const { identity, br, gzip } = await large.read('/d', await put('words '.repeat(100), 'best'));
  expect(large.stats().bytes).toBe(identity.bytes.length + br!.bytes.length + gzip!.bytes.length);
});

test('serves a body larger than itself without keeping it or dropping others', async () => {
  const cache = create(10);
  const [small, large] = [await put('small'), await put('larger than ten')];
  await cache.read('/small', small);
  expect((await cache.read('/large', large)).identity.bytes.toString()).toBe('larger than ten');
  expect(cache.get(large.identity)).toBeUndefined();
  expect(cache.get(small.identity)).toBeDefined();
  expect(cache.stats().bytes).toBe(5);
});

test('a body that is added again replaces the first', async () => {
  const cache = create(100);
  const found = await cache.read('/a', await put('four'));
  cache.add({ ...found });
  expect(cache.stats().bytes).toBe(4);
});

test('never returns other bytes, and reads again after a failure', async () => {
  const cache = create(1_000);
  const body = await put('the body');
  store.tamper(blobKey(body.identity), Buffer.from('other'));
  await expect(cache.read('/a', body)).rejects.toMatchObject({
    code: 'BLOB_HASH_MISMATCH',
    message: expect.stringContaining('/a cannot be served'),
    fix: [command('site', 'publish', '<section>'), expect.any(String)],
  });
  store.tamper(blobKey(body.identity), Buffer.from('the body'));
  expect((await cache.read('/a', body)).identity.bytes.toString()).toBe('the body');
});

test('restores a damaged body from an encoding, and reports it', async () => {
  const cache = create(10_000);
  const text = 'words '.repeat(100);
  const body = await put(text, 'best');
  store.tamper(blobKey(body.identity), undefined);
  expect((await cache.read('/a', body)).identity.bytes.toString()).toBe(text);
  expect(damage).toMatchObject([{ code: 'BLOB_NOT_FOUND', at: blobKey(body.identity) }]);
  const { br } = (await readEncodings(store, body.identity))!;
  expect(cache.get(body.identity)?.br?.hash).toBe(br);
});
