import type { BlobHash, StoredBody } from '../release/model.ts';
import { SiteError } from '../site-error.ts';
import { readBlob } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';
import type { Blob, Bodies } from './served-file.ts';

/** Reads bodies whole and verified; a failure names the URL that needs the body, besides the key. */
export interface BodyReader {
  read(url: string, body: StoredBody): Promise<Bodies>;
  /** All blobs that were read. */
  blobs: ReadonlyMap<BlobHash, Blob>;
}

/** A reader that takes from `known` what the release before had read already: after a publish, most of it. */
export function bodyReader(store: Store, known: ReadonlyMap<BlobHash, Blob> = new Map()): BodyReader {
  const blobs = new Map<BlobHash, Blob>();
  async function blob(url: string, hash: BlobHash): Promise<Blob> {
    const found = blobs.get(hash) ??
      known.get(hash) ?? {
        hash,
        bytes: asBuffer(await readBlob(store, hash).catch(naming(url))),
      };
    blobs.set(hash, found);
    return found;
  }
  return {
    blobs,
    async read(url, body) {
      const [identity, br, gzip] = await Promise.all([
        blob(url, body.identity),
        body.br && blob(url, body.br),
        body.gzip && blob(url, body.gzip),
      ]);
      return { identity, ...(br && { br }), ...(gzip && { gzip }) };
    },
  };
}

// Shares the memory: a socket would otherwise wrap the bytes anew for each answer.
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function naming(url: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof SiteError)) throw error;
    const { code, message, at, mend } = error;
    throw new SiteError(code, `${url} cannot be served. ${message}`, { at, mend, cause: error });
  };
}
