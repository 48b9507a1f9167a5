import { promisify } from 'node:util';
import { brotliDecompress, gunzip, type ZlibOptions } from 'node:zlib';
import * as v from 'valibot';
import { canonicalJson } from '../records/canonical-json.ts';
import type { BlobHash, StoredBody } from '../records/model.ts';
import { parseRecord } from '../records/parse-record.ts';
import { object } from '../records/schema.ts';
import { hash } from '../records/text-schemas.ts';
import { SiteError } from '../site-error.ts';
import { readBlob, sha256 } from './blobs.ts';
import type { Store } from './store.ts';

/** Content codings that the store keeps of a body, smallest result first. */
export const ENCODED = ['br', 'gzip'] as const;

export type EncodedCoding = (typeof ENCODED)[number];

/**
 * Compressed variants of a body that are smaller. Stored as `encodings/<identity>.json`, apart from versions, pages and releases,
 * because compressors of different machines give different bytes. Bodies are complete without it.
 */
export type Encodings = Partial<Record<EncodedCoding, BlobHash>>;

const encodings = object({ br: v.optional(hash), gzip: v.optional(hash) });

/** Store key of the encodings of a body. */
export const encodingsKey = (identity: BlobHash): string => `encodings/${identity}.json`;

/** Reads the encodings of a body; `undefined` if it has none. Throws `RECORD_INVALID` if the record is damaged. */
export async function readEncodings(store: Store, identity: BlobHash): Promise<Encodings | undefined> {
  const at = encodingsKey(identity);
  const bytes = await store.read(at);
  return bytes && parseRecord(bytes, encodings, at);
}

/** Stores the encodings of a body unless it has some. `isRepair` replaces a damaged record. */
export async function writeEncodings(
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
 * Reads an encoding of a body, and decodes it. Throws `BLOB_NOT_FOUND` or `BLOB_INTEGRITY` if its blob is damaged, and
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
    fix: 'site compose for a document; for an asset, site publish <section> with the build that contains it',
  });
}

const DECODE: Record<EncodedCoding, (bytes: Uint8Array, options: ZlibOptions) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};
