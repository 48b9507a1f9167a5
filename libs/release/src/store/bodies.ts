import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StoredBody } from '../records/model.ts';
import { SiteError } from '../site-error.ts';
import { blobKey, putBlob, readBlob, sha256 } from './blobs.ts';
import {
  ENCODED,
  type EncodedCoding,
  type Encodings,
  readEncoded,
  readEncodings,
  writeEncodings,
} from './encodings.ts';
import type { Store } from './store.ts';

/**
 * Compression level: `best` for files that releases keep (the shared modules, 330 kB, take 0.6 s per publish of the shell and are
 * 7 % smaller than at quality 9), `fast` for files that every release regenerates, `none` for formats that are already compressed.
 */
export type Compression = 'best' | 'fast' | 'none';

/** Compresses bytes. */
export type Encoders = Record<
  EncodedCoding,
  (bytes: Uint8Array, level: 'best' | 'fast') => Promise<Uint8Array>
>;

interface Options {
  compression: Compression;
  /** Default: zlib. */
  encoders?: Encoders;
}

/**
 * Stores a body, and its compressed variants if they are smaller. Variants that exist are kept, whichever compressor made them;
 * damaged ones are replaced. Like every `putIfAbsent`, renews what the store has and is old.
 */
export async function putBody(
  store: Store,
  bytes: Uint8Array,
  { compression, encoders = ZLIB }: Options,
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
        const encoded = await encoders[coding](bytes, compression as 'best' | 'fast');
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

const ZLIB: Encoders = {
  br: (bytes, level) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[level],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes, level) => promisify(gzip)(bytes, { level: GZIP_LEVEL[level] }),
};
