import { createHash } from 'node:crypto';
import type { GenericSchema } from 'valibot';
import { SiteError } from '../site-error.ts';
import { putVerified } from '../store/put-verified.ts';
import type { Store } from '../store/store.ts';
import { canonicalJson } from './canonical-json.ts';
import { parseRecord } from './parse-record.ts';

/** Number of hex digits of an id: 64 bits of SHA-256, short enough for URLs and terminals. Collisions are detected on write. */
const ID_DIGITS = 16;

/** A record in its stored form. */
export interface EncodedRecord {
  id: string;
  bytes: Uint8Array;
}

/** Encodes a record as canonical JSON, which determines its id. */
export function encodeRecord(record: unknown): EncodedRecord {
  const bytes = new TextEncoder().encode(canonicalJson(record));
  return { id: idOf(bytes), bytes };
}

const idOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, ID_DIGITS);

/** Id of a record: the first 16 hex digits of the SHA-256 of its canonical JSON, which is also its stored form. */
export const recordId = (record: unknown): string => encodeRecord(record).id;

/**
 * Stores a record as `<folder>/<id>.json` and returns its id. An existing record is written again, which repairs damage and keeps
 * garbage collection from removing it within a day, until the caller has referenced it.
 */
export const putRecord = (store: Store, folder: string, record: unknown): Promise<string> =>
  putEncoded(store, folder, encodeRecord(record));

/** Like `putRecord`, for a record that is already encoded. */
export async function putEncoded(
  store: Store,
  folder: string,
  { id, bytes }: EncodedRecord,
): Promise<string> {
  await putVerified(store, `${folder}/${id}.json`, bytes, {
    isOtherRecord: (present) => idOf(present) === id,
    renew: true,
  });
  return id;
}

/** Reads `<folder>/<id>.json`. Throws if it is missing, altered or invalid. */
export async function getRecord<T>(
  store: Store,
  folder: string,
  id: string,
  shape: GenericSchema<unknown, T>,
): Promise<T> {
  const at = `${folder}/${id}.json`;
  if (!/^[0-9a-f]{16}$/.test(id)) {
    const message = `'${id}' is not an id in ${folder}: ids have ${ID_DIGITS} hex digits.`;
    throw new SiteError('RECORD_NOT_FOUND', message, { at: folder, fix: 'site status' });
  }
  const bytes = await store.read(at);
  if (!bytes) {
    throw new SiteError('RECORD_NOT_FOUND', `${at} does not exist in the store.`, { at, fix: 'site status' });
  }
  if (idOf(bytes) !== id) {
    throw new SiteError('RECORD_INTEGRITY', `The content of ${at} does not match its hash.`, {
      at,
      fix: `restore ${at} from a backup`,
    });
  }
  return parseRecord(bytes, shape, at);
}
