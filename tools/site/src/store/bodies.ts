import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StoredBody } from '../release/model.ts';
import { putBlob } from './blobs.ts';
import type { Store } from './store.ts';

/**
 * How much time a body is worth: `best` for what a release keeps (the shared modules, 330 kB, take 0.6 s for each publish
 * of the shell, and are 7 % smaller than at quality 9), `fast` for what every release makes anew, `none` for what is
 * compressed already.
 */
export type Compression = 'best' | 'fast' | 'none';

/** Stores a body and those precompressed forms that are smaller than it. */
export async function putBody(
  store: Store,
  bytes: Uint8Array,
  { compression }: { compression: Compression },
): Promise<StoredBody> {
  const [identity, br, gz] = await Promise.all([
    putBlob(store, bytes),
    compression === 'none' ? undefined : putSmaller(store, bytes, brotli(BROTLI_QUALITY[compression])),
    compression === 'none' ? undefined : putSmaller(store, bytes, gzipAt(GZIP_LEVEL[compression])),
  ]);
  return { bytes: bytes.length, identity, ...(br && { br }), ...(gz && { gzip: gz }) };
}

const BROTLI_QUALITY = { best: 11, fast: 5 };
const GZIP_LEVEL = { best: 9, fast: 6 };

type Encode = (bytes: Uint8Array) => Promise<Uint8Array>;

async function putSmaller(store: Store, bytes: Uint8Array, encode: Encode) {
  const encoded = await encode(bytes);
  return encoded.length < bytes.length ? putBlob(store, encoded) : undefined;
}

const brotli =
  (quality: number): Encode =>
  (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });

const gzipAt =
  (level: number): Encode =>
  (bytes) =>
    promisify(gzip)(bytes, { level });
