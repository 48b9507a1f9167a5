import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BlobHash, StoredBody } from '../records/model.ts';
import { SiteError } from '../site-error.ts';
import { readBlob, sha256 } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';
import { isCorruption } from './is-corruption.ts';
import type { Blob, Bodies } from './served-file.ts';

/** Reads complete, verified bodies. Errors name the URL that needs the body in addition to the key. */
export interface BodyReader {
  read(url: string, body: StoredBody): Promise<Bodies>;
  /** All blobs read so far. */
  blobs: ReadonlyMap<BlobHash, Blob>;
}

interface ReaderOptions {
  /** Blobs already in memory: after a publish, most blobs of the new release. */
  known?: ReadonlyMap<BlobHash, Blob> | undefined;
  /**
   * Called for each damaged blob whose body can be restored from its other encodings. Without it, a damaged encoding is
   * an error.
   */
  onRestore?: ((problem: SiteError) => void) | undefined;
}

/** Returns a reader that verifies each blob against its hash. */
export function bodyReader(store: Store, { known = new Map(), onRestore }: ReaderOptions = {}): BodyReader {
  const blobs = new Map<BlobHash, Blob>();
  async function blob(url: string, hash: BlobHash): Promise<Blob> {
    const found = blobs.get(hash) ??
      known.get(hash) ?? {
        hash,
        bytes: asBuffer(await readBlob(store, hash).catch(addUrl(url))),
      };
    blobs.set(hash, found);
    return found;
  }
  /** The blob, or its error when the body might be restored without it. */
  async function form(url: string, hash: BlobHash | undefined): Promise<Blob | SiteError | undefined> {
    try {
      return hash === undefined ? undefined : await blob(url, hash);
    } catch (error) {
      if (!onRestore || !isCorruption(error)) throw error;
      return error;
    }
  }
  return {
    blobs,
    async read(url, body) {
      const forms = await Promise.all([form(url, body.identity), form(url, body.br), form(url, body.gzip)]);
      const [identity, br, gzip] = forms;
      const restoredIdentity =
        identity instanceof SiteError ? await restoreIdentity(body, intact(br), intact(gzip)) : identity;
      const problems = forms.filter((found) => found instanceof SiteError);
      if (!restoredIdentity) throw problems[0]!;
      for (const problem of problems) onRestore?.(problem);
      return {
        identity: restoredIdentity,
        ...(intact(br) && { br: intact(br)! }),
        ...(intact(gzip) && { gzip: intact(gzip)! }),
      };
    },
  };
}

const intact = (form: Blob | SiteError | undefined) => (form instanceof SiteError ? undefined : form);

/** The uncompressed body restored from a compressed one; undefined when none yields the right bytes. */
async function restoreIdentity({ identity }: StoredBody, br?: Blob, gzip?: Blob): Promise<Blob | undefined> {
  const bytes = br
    ? await promisify(brotliDecompress)(br.bytes)
    : gzip && (await promisify(gunzip)(gzip.bytes));
  return bytes && sha256(bytes) === identity ? { hash: identity, bytes } : undefined;
}

// Shares the memory. Otherwise the socket would wrap the bytes again for each response.
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function addUrl(url: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof SiteError)) throw error;
    const { code, message, at, fix } = error;
    throw new SiteError(code, `${url} cannot be served. ${message}`, { at, fix, cause: error });
  };
}
