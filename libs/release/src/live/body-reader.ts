import type { BlobHash, StoredBody } from '../records/model.ts';
import { SiteError } from '../site-error.ts';
import { readBlob } from '../store/blobs.ts';
import { ENCODED, type EncodedCoding, readEncoded, readEncodings } from '../store/encodings.ts';
import type { Store } from '../store/store.ts';
import { isCorruption } from './is-corruption.ts';
import type { Blob, Bodies } from './served-file.ts';

/** Reads complete, verified bodies. Errors name the URL that needs the body in addition to the key. */
export interface BodyReader {
  read(url: string, body: StoredBody): Promise<Bodies>;
  /** All intact bodies read so far, by hash. */
  bodies: ReadonlyMap<BlobHash, Bodies>;
}

interface ReaderOptions {
  /** Bodies already in memory: after a publish, most bodies of the new release. */
  known?: ReadonlyMap<BlobHash, Bodies> | undefined;
  /** Called for each damaged blob or record without which the body is still complete. */
  onDamage?: ((problem: SiteError) => void) | undefined;
  /** Restores a damaged body from its encodings. Otherwise, it is an error. */
  canRestore?: boolean;
}

/**
 * Returns a reader that verifies each body against its hash. Encodings are optional: damaged ones, and those that do not decode to
 * the body, are reported and not used.
 */
export function bodyReader(
  store: Store,
  { known = new Map(), onDamage = () => undefined, canRestore = false }: ReaderOptions = {},
): BodyReader {
  const bodies = new Map<BlobHash, Bodies>();
  return {
    bodies,
    async read(url, body) {
      const present = bodies.get(body.identity) ?? known.get(body.identity);
      const problems: SiteError[] = [];
      const read = present ?? (await readBody(url, body, problems));
      if (!problems.length) bodies.set(body.identity, read);
      for (const problem of problems) onDamage(problem);
      return read;
    },
  };

  async function readBody(url: string, body: StoredBody, problems: SiteError[]): Promise<Bodies> {
    const [original, { br, gzip }] = await Promise.all([
      readBlob(store, body.identity).then(asBuffer, (error: unknown) => {
        if (!canRestore || !isCorruption(error)) throw withUrl(url, error);
        problems.push(withUrl(url, error) as SiteError);
        return undefined;
      }),
      readAllEncoded(url, body, problems),
    ]);
    const bytes = original ?? br?.decoded ?? gzip?.decoded;
    if (!bytes) throw problems[0]!;
    return {
      identity: { hash: body.identity, bytes },
      ...(br && { br: br.blob }),
      ...(gzip && { gzip: gzip.blob }),
    };
  }

  async function readAllEncoded(url: string, body: StoredBody, problems: SiteError[]) {
    const read: Partial<Record<EncodedCoding, { blob: Blob; decoded: Buffer }>> = {};
    const orReport = (error: unknown) => {
      if (!isCorruption(error)) throw withUrl(url, error);
      problems.push(withUrl(url, error, 'has a damaged encoding') as SiteError);
      return undefined;
    };
    const encodings = await readEncodings(store, body.identity).catch(orReport);
    for (const coding of ENCODED) {
      const hash = encodings?.[coding];
      const found = hash && (await readEncoded(store, body, coding, hash).catch(orReport));
      if (hash && found)
        read[coding] = { blob: { hash, bytes: asBuffer(found.encoded) }, decoded: found.decoded };
    }
    return read;
  }
}

// Shares the memory. Otherwise the socket would wrap the bytes again for each response.
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function withUrl(url: string, error: unknown, effect = 'cannot be served'): unknown {
  if (!(error instanceof SiteError)) return error;
  const { code, message, at, fix } = error;
  return new SiteError(code, `${url} ${effect}. ${message}`, { at, fix, cause: error });
}
