import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StoredBody } from '../release/model.ts';
import { putBlob } from './blobs.ts';
import type { Store } from './store.ts';

/**
 * Up to here brotli's best quality is worth its time: the shared modules, 330 kB and the largest file of the site, take
 * 0.6 s once for each publish of the shell (quality 9: 0.05 s), and get 7 % smaller for everybody.
 */
const BEST_QUALITY_BYTES = 512 * 1024;

/** Stores a body and, when asked to compress, those precompressed forms that are smaller than it. */
export async function putBody(
  store: Store,
  bytes: Uint8Array,
  { compress }: { compress: boolean },
): Promise<StoredBody> {
  const [identity, br, gz] = await Promise.all([
    putBlob(store, bytes),
    compress ? putSmaller(store, bytes, brotli) : undefined,
    compress ? putSmaller(store, bytes, gzipBest) : undefined,
  ]);
  return { bytes: bytes.length, identity, ...(br && { br }), ...(gz && { gzip: gz }) };
}

async function putSmaller(store: Store, bytes: Uint8Array, encode: typeof brotli) {
  const encoded = await encode(bytes);
  return encoded.length < bytes.length ? putBlob(store, encoded) : undefined;
}

const brotli = (bytes: Uint8Array): Promise<Uint8Array> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length <= BEST_QUALITY_BYTES ? 11 : 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const gzipBest = (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 });
