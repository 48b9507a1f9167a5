import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, type ZlibOptions } from 'node:zlib';
import * as v from 'valibot';
import { canonicalJson } from './json/canonical-json.ts';
import { count, hash, parseRecord } from './json/schema.ts';
import { SiteError } from '@vantedge/errors';
import { type BlobHash, blobKey, putBlob, readBlob, REPAIR, sha256 } from './blobs.ts';
import type { Store } from './store.ts';

export const storedBody = v.object({ bytes: count(0), identity: hash });

/** A response body in the store. Its compressed variants are not part of any record's id: see `Encodings`. */
export interface StoredBody extends v.InferOutput<typeof storedBody> {}

/**
 * Compression level: `best` for files that releases keep (the shared modules, 330 kB, take 0.6 s per publish of the shell and are
 * 7 % smaller than at quality 9), `fast` for files that every release regenerates, `none` for formats that are already compressed.
 */
export type Compression = Level | 'none';

type Level = 'best' | 'fast';

/**
 * Stores a body, and its compressed variants if they are smaller. Variants that exist are kept, at whichever level they were made;
 * damaged ones are replaced. Like every `putIfAbsent`, renews what the store has and is old.
 */
export async function putBody(
  store: Store,
  bytes: Uint8Array,
  { compression }: { compression: Compression },
): Promise<StoredBody> {
  const body = { bytes: bytes.length, identity: sha256(bytes) };
  // At once: compressing takes as long as writing, and a body is complete without its encodings.
  const stored = [putBlob(store, bytes), ...(compression === 'none' ? [] : [putEncodings()])];
  await Promise.all(stored);
  return body;

  async function putEncodings() {
    const state = await stateOfEncodings(store, body);
    if (state === 'intact') return;
    const found: Encodings = {};
    await Promise.all(
      ENCODED.map(async (coding) => {
        const encoded = await ENCODE[coding](bytes, compression as Level);
        if (encoded.length < bytes.length) found[coding] = await putBlob(store, encoded);
      }),
    );
    await writeEncodings(store, body.identity, found, { isRepair: state === 'damaged' });
  }
}

/**
 * Whether the store has a body, intact. Stores it again as `putBody` does, so that garbage collection does not remove it before the
 * caller refers to it.
 */
export async function renewBody(store: Store, { identity }: StoredBody): Promise<boolean> {
  try {
    await putBody(store, await readBlob(store, identity), { compression: 'best' });
    return true;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

/** Reads the encodings of a body, and renews them if they are intact. */
async function stateOfEncodings(store: Store, body: StoredBody) {
  try {
    const found = await readEncodings(store, body.identity);
    if (!found) return 'absent';
    for (const coding of ENCODED) {
      const blob = found[coding];
      if (blob === undefined) continue;
      const { encoded } = await readEncoded(store, body, coding, blob);
      await store.putIfAbsent(blobKey(blob), encoded);
    }
    await writeEncodings(store, body.identity, found, { isRepair: false });
    return 'intact';
  } catch (error) {
    if (isDamage(error)) return 'damaged';
    throw error;
  }
}

const isDamage = (error: unknown) => error instanceof SiteError && /^(?:BLOB|RECORD)_/.test(error.code);

const BROTLI_QUALITY = { best: 11, fast: 5 };
const GZIP_LEVEL = { best: 9, fast: 6 };

const ENCODE: Record<EncodedCoding, (bytes: Uint8Array, level: Level) => Promise<Buffer>> = {
  br: (bytes, level) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[level],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes, level) => promisify(gzip)(bytes, { level: GZIP_LEVEL[level] }),
};

/** Content codings that the store keeps of a body, smallest result first. */
export const ENCODED = ['br', 'gzip'] as const;

export type EncodedCoding = (typeof ENCODED)[number];

/**
 * Compressed variants of a body that are smaller. Stored as `encodings/<identity>.json`, apart from versions, pages and releases,
 * because compressors of different machines give different bytes. Bodies are complete without it.
 */
export type Encodings = Partial<Record<EncodedCoding, BlobHash>>;

const encodings = v.object({ br: v.optional(hash), gzip: v.optional(hash) });

/** Store key of the encodings of a body. */
export const encodingsKey = (identity: BlobHash): string => `encodings/${identity}.json`;

/** Reads the encodings of a body; `undefined` if it has none. Throws `RECORD_INVALID` if the record is damaged. */
export async function readEncodings(store: Store, identity: BlobHash): Promise<Encodings | undefined> {
  const at = encodingsKey(identity);
  const bytes = await store.read(at);
  return bytes && parseRecord(bytes, encodings, at);
}

/** Stores the encodings of a body unless it has some. `isRepair` replaces a damaged record. */
async function writeEncodings(
  store: Store,
  identity: BlobHash,
  found: Encodings,
  { isRepair }: { isRepair: boolean },
): Promise<void> {
  const bytes = new TextEncoder().encode(canonicalJson(found));
  if (isRepair) await store.replace(encodingsKey(identity), bytes);
  else await store.putIfAbsent(encodingsKey(identity), bytes);
}

/**
 * Reads an encoding of a body, and decodes it. Throws `BLOB_NOT_FOUND` or `BLOB_HASH_MISMATCH` if its blob is damaged, and
 * `RECORD_INVALID` if the record names a blob that is not an encoding of the body, which no hash of the record can tell.
 */
export async function readEncoded(
  store: Store,
  { identity, bytes }: StoredBody,
  coding: EncodedCoding,
  blob: BlobHash,
): Promise<{ encoded: Uint8Array; decoded: Buffer }> {
  const encoded = await readBlob(store, blob);
  // Without a maximum, the record could name a blob that fills the memory.
  const decoding = DECODE[coding](encoded, { maxOutputLength: Math.max(bytes, 1) });
  const decoded = await decoding.catch(() => undefined);
  if (decoded && sha256(decoded) === identity) return { encoded, decoded };
  const at = encodingsKey(identity);
  throw new SiteError('RECORD_INVALID', `${at} names a blob that is not an encoding of the body.`, {
    at,
    fix: REPAIR,
  });
}

const DECODE: Record<EncodedCoding, (bytes: Uint8Array, options: ZlibOptions) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};
