import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BlobHash, StoredBody } from '../release/model.ts';
import { SiteError } from '../site-error.ts';
import { readBlob, sha256 } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';
import { isCorruption } from './is-corruption.ts';
import type { Blob, Bodies } from './served-file.ts';

/** Reads bodies whole and verified; a failure names the URL that needs the body, besides the key. */
export interface BodyReader {
  read(url: string, body: StoredBody): Promise<Bodies>;
  /** All blobs that were read. */
  blobs: ReadonlyMap<BlobHash, Blob>;
}

interface ReaderOptions {
  /** Blobs that are in memory already: after a publish, most of those of the new release. */
  known?: ReadonlyMap<BlobHash, Blob> | undefined;
  /**
   * Called for each damaged blob whose body can be restored from its other forms. Without it, a body with a damaged form
   * is an error.
   */
  onRestore?: ((problem: SiteError) => void) | undefined;
}

/** A reader that verifies each blob against its hash. */
export function bodyReader(store: Store, { known = new Map(), onRestore }: ReaderOptions = {}): BodyReader {
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
  /** The blob, or what is wrong with it when the body may be restored without it. */
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
      const whole = identity instanceof SiteError ? await restored(body, sound(br), sound(gzip)) : identity;
      const problems = forms.filter((found) => found instanceof SiteError);
      if (!whole) throw problems[0]!;
      for (const problem of problems) onRestore?.(problem);
      return {
        identity: whole,
        ...(sound(br) && { br: sound(br)! }),
        ...(sound(gzip) && { gzip: sound(gzip)! }),
      };
    },
  };
}

const sound = (form: Blob | SiteError | undefined) => (form instanceof SiteError ? undefined : form);

/** The uncompressed body, from a compressed form; undefined when there is none that gives the right bytes. */
async function restored({ identity }: StoredBody, br?: Blob, gzip?: Blob): Promise<Blob | undefined> {
  const bytes = br
    ? await promisify(brotliDecompress)(br.bytes)
    : gzip && (await promisify(gunzip)(gzip.bytes));
  return bytes && sha256(bytes) === identity ? { hash: identity, bytes } : undefined;
}

// Shares the memory: a socket would otherwise wrap the bytes anew for each answer.
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function naming(url: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof SiteError)) throw error;
    const { code, message, at, fix } = error;
    throw new SiteError(code, `${url} cannot be served. ${message}`, { at, fix, cause: error });
  };
}
