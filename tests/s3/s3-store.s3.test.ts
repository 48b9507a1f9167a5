import { describeStore, openS3Store } from '@vantedge/store/testing';
import getPort from 'get-port';
import { newLocation } from './new-location.ts';

const bytes = Buffer.from('bytes');

describeStore('S3', (work) => work(openS3Store(newLocation())));

describe('a store on S3', () => {
  test('lists more keys than fit into one response', async () => {
    const store = openS3Store(newLocation());
    const keys = Array.from({ length: 1100 }, (_, i) => `channels/a/${String(i).padStart(8, '0')}.json`);
    await Promise.all(keys.map((key) => store.putIfAbsent(key, bytes)));
    expect(await store.list('channels/a/')).toEqual(keys);
  });

  test('keeps stores with different prefixes apart', async () => {
    const location = newLocation();
    await openS3Store(`${location}/one`).putIfAbsent('a/b', bytes);
    expect(await openS3Store(`${location}/two`).list('')).toEqual([]);
    expect(await openS3Store(`${location}/one/a`).list('')).toEqual(['b']);
  });

  test('tells whether it created a large key', async () => {
    const store = openS3Store(newLocation());
    const large = Buffer.alloc(100_000, 1);
    const created = await Promise.all(Array.from({ length: 8 }, () => store.putIfAbsent('a/b', large)));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await store.putIfAbsent('a/b', large)).toBe(false);
    expect(Buffer.compare((await store.read('a/b'))!, large)).toBe(0);
  });
});

describe('an S3 service that cannot be used', () => {
  test.each([
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'unknown' }, 'STORE_ACCESS_DENIED', 'AWS_ACCESS_KEY_ID'],
    ['a wrong key', { AWS_SECRET_ACCESS_KEY: 'hidden' }, 'STORE_ACCESS_DENIED', 'AWS_SECRET_ACCESS_KEY'],
  ])('%s is reported without repeating it', async (_, changes, code, variable) => {
    const store = openS3Store(newLocation(), changes);
    for (const work of [
      () => store.read('a/b'),
      () => store.list(''),
      () => store.putIfAbsent('a/b', bytes),
    ]) {
      const error = await work().then(String, (problem: Error) => problem);
      expect(error).toMatchObject({ code, fix: expect.stringContaining(variable) });
      expect(JSON.stringify([error, String(error)])).not.toContain('hidden');
    }
  });

  test('a missing bucket is reported', async () => {
    const store = openS3Store('s3://absent');
    const failure = { code: 'STORE_BUCKET_NOT_FOUND', message: expect.stringContaining("'absent'") };
    await expect(store.read('a/b')).rejects.toMatchObject(failure);
    await expect(store.list('')).rejects.toMatchObject(failure);
    await expect(store.putIfAbsent('a/b', bytes)).rejects.toMatchObject(failure);
  });

  test('a service that is not running is reported', async () => {
    const endpoint = `http://127.0.0.1:${await getPort()}`;
    const store = openS3Store(newLocation(), { AWS_ENDPOINT_URL_S3: endpoint });
    const failure = { code: 'STORE_UNREACHABLE', message: expect.stringContaining('ECONNREFUSED') };
    await expect(store.read('a/b')).rejects.toMatchObject(failure);
    await expect(store.putIfAbsent('a/b', bytes)).rejects.toMatchObject(failure);
  });
});
