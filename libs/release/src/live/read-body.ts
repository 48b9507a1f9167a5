import pLimit from 'p-limit';
import type { Blob, Bodies } from '@vantedge/documents/http';
import { isCorruption, SiteError } from '@vantedge/errors';
import {
  readBlob,
  type EncodedCoding,
  readEncoded,
  readEncodings,
  type StoredBody,
  type Store,
} from '@vantedge/store';

/** Number of bodies or records that are read at once. On S3, a body takes four requests, three of them one after the other. */
const READS_AT_ONCE = 16;

/**
 * Reads items at once. Returns the results in order, with the error in place of a damaged one. If the store fails, ends the other
 * reads: each of them could take until its deadline.
 */
export async function readAll<T, R>(
  items: readonly T[],
  read: (item: T) => Promise<R>,
): Promise<(R | SiteError)[]> {
  const run = pLimit(READS_AT_ONCE);
  return run.map(items, (item) =>
    read(item).catch((error: unknown) => {
      if (isCorruption(error)) return error;
      run.clearQueue();
      throw error;
    }),
  );
}

/** A body, and each damaged blob or record without which it is still complete. */
export interface ReadBody {
  bodies: Bodies;
  damage: SiteError[];
}

/**
 * Reads a body and verifies it against its hash. Encodings are optional: damaged ones, and those that do not decode to the body,
 * are reported and not used. A damaged body is an error, unless it `canRestore` it from an encoding. Errors name the URL that needs the
 * body in addition to the key.
 */
export async function readBody(
  store: Store,
  url: string,
  body: StoredBody,
  { canRestore = false }: { canRestore?: boolean } = {},
): Promise<ReadBody> {
  const damage: SiteError[] = [];
  const [original, { br, gzip }] = await Promise.all([
    readBlob(store, body.identity).then(asBuffer, (error: unknown) => {
      if (!canRestore || !isCorruption(error)) throw withUrl(url, error);
      damage.push(withUrl(url, error) as SiteError);
      return undefined;
    }),
    readAllEncoded(store, url, body, damage),
  ]);
  const bytes = original ?? br?.decoded ?? gzip?.decoded;
  if (!bytes) throw damage[0]!;
  const identity = { hash: body.identity, bytes };
  return { bodies: { identity, ...(br && { br: br.blob }), ...(gzip && { gzip: gzip.blob }) }, damage };
}

async function readAllEncoded(store: Store, url: string, body: StoredBody, damage: SiteError[]) {
  const orReport = (error: unknown) => {
    if (!isCorruption(error)) throw withUrl(url, error);
    damage.push(withUrl(url, error, 'has a damaged encoding') as SiteError);
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
