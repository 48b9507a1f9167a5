import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SiteError } from '@vantedge/errors';
import { blobKey, putBlob, putVerified, readBlob } from './blobs.ts';
import { encodingsKey, putBody, readEncodings } from './bodies.ts';
import { memoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

const sentence = Buffer.from('Follow-the-sun delivery from Cebu and Los Angeles. '.repeat(100));

describe('a blob', () => {
  test('is stored under its SHA-256 and returned unchanged', async () => {
    const store = memoryStore();
    const hash = await putBlob(store, sentence);
    expect(hash).toBe(createHash('sha256').update(sentence).digest('hex'));
    expect(await store.list('')).toEqual([`blobs/${hash.slice(0, 2)}/${hash}`]);
    expect(Buffer.compare(await readBlob(store, hash), sentence)).toBe(0);
  });

  test('is stored once, even if it is put again', async () => {
    const store = memoryStore();
    await Promise.all([putBlob(store, sentence), putBlob(store, sentence)]);
    expect(await store.list('')).toHaveLength(1);
  });

  test('is rejected if any byte has changed', async () => {
    const store = memoryStore();
    const bytes = Buffer.from('intact');
    const hash = await putBlob(store, bytes);
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes);
      changed[i]! ^= 1;
      const failure = { code: 'BLOB_HASH_MISMATCH', at: blobKey(hash) };
      await expect(readBlob(withBytes(store, changed), hash)).rejects.toMatchObject(failure);
    }
    await expect(readBlob(withBytes(store, bytes.subarray(0, 4)), hash)).rejects.toThrow(blobKey(hash));
  });

  test('is repaired when it is put again, but not rewritten if intact', async () => {
    const store = memoryStore();
    const replace = jest.spyOn(store, 'replace');
    const hash = await putBlob(store, sentence);
    await putBlob(store, sentence);
    expect(replace).not.toHaveBeenCalled();
    for (const damaged of [Buffer.alloc(0), sentence.subarray(1), Buffer.from('other bytes')]) {
      await store.replace(blobKey(hash), damaged);
      await putBlob(store, sentence);
      expect(Buffer.compare(await readBlob(store, hash), sentence)).toBe(0);
    }
  });

  test('is reported if it is missing', async () => {
    const hash = createHash('sha256').digest('hex');
    await expect(readBlob(memoryStore(), hash)).rejects.toMatchObject({
      code: 'BLOB_NOT_FOUND',
      at: blobKey(hash),
    });
  });

  test('cannot have a key outside its folder', () => {
    expect(() => blobKey('../../etc/passwd')).toThrow(TypeError);
  });
});

describe('a body', () => {
  test('is stored with both compressed variants', async () => {
    const store = memoryStore();
    const body = await putBody(store, sentence, { compression: 'best' });
    expect(body.bytes).toBe(sentence.length);
    const { br, gzip } = (await readEncodings(store, body.identity))!;
    expect(brotliDecompressSync(await readBlob(store, br!)).equals(sentence)).toBe(true);
    expect(gunzipSync(await readBlob(store, gzip!)).equals(sentence)).toBe(true);
  });

  test('is also compressed if larger than 64 kB', async () => {
    const store = memoryStore();
    const long = Buffer.concat(Array.from({ length: 20 }, () => sentence));
    const body = await putBody(store, long, { compression: 'best' });
    const { br } = (await readEncodings(store, body.identity))!;
    expect(brotliDecompressSync(await readBlob(store, br!)).equals(long)).toBe(true);
  });

  test('is stored without variants that are not smaller, or if compression is off', async () => {
    const store = memoryStore();
    const noise = createHash('sha512').update('noise').digest();
    for (const bytes of [noise, Buffer.alloc(0)]) {
      const { identity } = await putBody(store, bytes, { compression: 'best' });
      expect(await readEncodings(store, identity)).toEqual({});
    }
    const { identity } = await putBody(store, sentence, { compression: 'none' });
    expect(await readEncodings(store, identity)).toBeUndefined();
    expect(await store.list('blobs/')).toHaveLength(3);
  });

  test('keeps the encodings that it has, at any level', async () => {
    const store = memoryStore();
    const first = await putBody(store, sentence, { compression: 'fast' });
    const keys = await store.list('');
    expect(await putBody(store, sentence, { compression: 'best' })).toEqual(first);
    expect(await store.list('')).toEqual(keys);
  });

  test('has the same record, and so the same version, at any level', async () => {
    const stored = await Promise.all(
      (['fast', 'best'] as const).map(async (compression) => {
        const store = memoryStore();
        const file = await putBody(store, sentence, { compression });
        return { file, br: (await readEncodings(store, file.identity))!.br };
      }),
    );
    expect(stored[0]!.file).toEqual(stored[1]!.file);
    expect(stored[0]!.br).not.toBe(stored[1]!.br);
  });

  test.each<[string, (store: Store, identity: string, blob: string) => Promise<unknown>]>([
    ['blob', (store, _, blob) => store.replace(blobKey(blob), Buffer.from('other bytes'))],
    ['record', (store, identity) => store.replace(encodingsKey(identity), Buffer.from('{"br":1}'))],
    [
      "record that names another body's encoding",
      async (store, identity) => {
        const other = await putBody(store, Buffer.concat([sentence, sentence]), { compression: 'best' });
        const found = await store.read(encodingsKey(other.identity));
        await store.replace(encodingsKey(identity), found!);
      },
    ],
  ])('is compressed again if its encodings are damaged: a %s', async (_, damage) => {
    const store = memoryStore();
    const { identity } = await putBody(store, sentence, { compression: 'best' });
    const intact = (await readEncodings(store, identity))!;
    await damage(store, identity, intact.br!);
    await putBody(store, sentence, { compression: 'best' });
    expect(await readEncodings(store, identity)).toEqual(intact);
    expect(brotliDecompressSync(await readBlob(store, intact.br!)).equals(sentence)).toBe(true);
  });
});

const withBytes = (store: Store, bytes: Uint8Array): Store => ({ ...store, read: async () => bytes });

test('a verified put creates a key again that is removed once it was found to exist', async () => {
  const store = memoryStore();
  await store.putIfAbsent('releases/0.json', Buffer.from('record'));
  const [listed] = await store.listRevisions('releases/');
  const removing: Store = {
    ...store,
    async read(key) {
      await store.removeRevision(key, listed!.revision);
      return store.read(key);
    },
  };
  await putVerified(removing, 'releases/0.json', Buffer.from('record'));
  expect(Buffer.from((await store.read('releases/0.json'))!).toString()).toBe('record');
});

test('a role that may not repair is told what is damaged, and which role may', async () => {
  const store = memoryStore();
  await store.putIfAbsent('releases/0.json', Buffer.from('dam'));
  const restricted: Store = {
    ...store,
    replace: () => Promise.reject(new SiteError('STORE_ACCESS_DENIED', 'denied', { fix: 'ask' })),
  };
  await expect(putVerified(restricted, 'releases/0.json', Buffer.from('record'))).rejects.toMatchObject({
    code: 'STORE_ACCESS_DENIED',
    message: expect.stringContaining('releases/0.json is damaged'),
    fix: expect.stringContaining('gc role'),
  });
});
