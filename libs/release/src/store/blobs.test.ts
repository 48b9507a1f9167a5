import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { blobKey, putBlob, readBlob } from './blobs.ts';
import { putBody } from './bodies.ts';
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
      const failure = { code: 'BLOB_INTEGRITY', at: blobKey(hash) };
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
    expect(brotliDecompressSync(await readBlob(store, body.br!)).equals(sentence)).toBe(true);
    expect(gunzipSync(await readBlob(store, body.gzip!)).equals(sentence)).toBe(true);
  });

  test('is also compressed if larger than 64 kB', async () => {
    const store = memoryStore();
    const long = Buffer.concat(Array.from({ length: 20 }, () => sentence));
    const body = await putBody(store, long, { compression: 'best' });
    expect(brotliDecompressSync(await readBlob(store, body.br!)).equals(long)).toBe(true);
  });

  test('is stored without variants that are not smaller, or if compression is off', async () => {
    const store = memoryStore();
    const noise = createHash('sha512').update('noise').digest();
    expect(Object.keys(await putBody(store, noise, { compression: 'best' }))).toEqual(['bytes', 'identity']);
    expect(Object.keys(await putBody(store, Buffer.alloc(0), { compression: 'best' }))).toEqual([
      'bytes',
      'identity',
    ]);
    expect(Object.keys(await putBody(store, sentence, { compression: 'none' }))).toEqual([
      'bytes',
      'identity',
    ]);
    expect(await store.list('')).toHaveLength(3);
  });
});

const withBytes = (store: Store, bytes: Uint8Array): Store => ({ ...store, read: async () => bytes });
