import type { Blob, Bodies } from '../http/served-file.ts';
import { isCorruption, SiteError } from '../site-error.ts';
import { type BlobHash, readBlob } from '../store/blobs.ts';
import { type EncodedCoding, readEncoded, readEncodings, type StoredBody } from '../store/bodies.ts';
import type { Store } from '../store/store.ts';

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

/** Returns a reader that reads each body once, as `readBody` does. */
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
      const addProblem = (problem: SiteError) => void problems.push(problem);
      const read = present ?? (await readBody(store, url, body, { onDamage: addProblem, canRestore }));
      // A damaged body is read again by the next release.
      if (!problems.length) bodies.set(body.identity, read);
      for (const problem of problems) onDamage(problem);
      return read;
    },
  };
}

interface ReadOptions {
  /** Called for each damaged blob or record without which the body is still complete. */
  onDamage: (problem: SiteError) => void;
  /** Restores a damaged body from its encodings. Otherwise, it is an error. */
  canRestore: boolean;
}

/**
 * Reads a body and verifies it against its hash. Encodings are optional: damaged ones, and those that do not decode to the body,
 * are reported and not used. Errors name the URL that needs the body in addition to the key.
 */
export async function readBody(
  store: Store,
  url: string,
  body: StoredBody,
  { onDamage, canRestore }: ReadOptions,
): Promise<Bodies> {
  const problems: SiteError[] = [];
  const [original, { br, gzip }] = await Promise.all([
    readBlob(store, body.identity).then(asBuffer, (error: unknown) => {
      if (!canRestore || !isCorruption(error)) throw withUrl(url, error);
      problems.push(withUrl(url, error) as SiteError);
      return undefined;
    }),
    readAllEncoded(store, url, body, problems),
  ]);
  const bytes = original ?? br?.decoded ?? gzip?.decoded;
  if (!bytes) throw problems[0]!;
  for (const problem of problems) onDamage(problem);
  return {
    identity: { hash: body.identity, bytes },
    ...(br && { br: br.blob }),
    ...(gzip && { gzip: gzip.blob }),
  };
}

async function readAllEncoded(store: Store, url: string, body: StoredBody, problems: SiteError[]) {
  const orReport = (error: unknown) => {
    if (!isCorruption(error)) throw withUrl(url, error);
    problems.push(withUrl(url, error, 'has a damaged encoding') as SiteError);
    return undefined;
  };
  const encodings = await readEncodings(store, body.identity).catch(orReport);
  const read = async (coding: EncodedCoding): Promise<Encoded | undefined> => {
    const hash = encodings?.[coding];
    if (hash === undefined) return undefined;
    const found = await readEncoded(store, body, coding, hash).catch(orReport);
    return found && { blob: { hash, bytes: asBuffer(found.encoded) }, decoded: found.decoded };
  };
  const [br, gzip] = await Promise.all([read('br'), read('gzip')]);
  return { br, gzip };
}

interface Encoded {
  blob: Blob;
  decoded: Buffer;
}

// Shares the memory. Otherwise the socket would wrap the bytes again for each response.
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function withUrl(url: string, error: unknown, effect = 'cannot be served'): unknown {
  if (!(error instanceof SiteError)) return error;
  const { code, message, at, fix } = error;
  return new SiteError(code, `${url} ${effect}. ${message}`, { at, fix, cause: error });
}
