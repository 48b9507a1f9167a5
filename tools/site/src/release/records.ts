import { createHash } from 'node:crypto';
import { SiteError } from '../site-error.ts';
import { putVerified } from '../store/put-verified.ts';
import type { Store } from '../store/store.ts';
import { canonicalJson } from './canonical-json.ts';
import { parseRecord } from './parse-record.ts';
import type { Shape } from './shape.ts';

/** 64 bits of SHA-256: short enough for a URL and a terminal; a collision is noticed when the second record is put. */
const ID_DIGITS = 16;

const encode = (record: unknown) => new TextEncoder().encode(canonicalJson(record));

const idOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, ID_DIGITS);

/** The id of a record: the first 16 hex digits of the SHA-256 of its canonical JSON, which is also what is stored. */
export function recordId(record: unknown): string {
  return idOf(encode(record));
}

/**
 * Stores a record as `<folder>/<id>.json` and returns its id. A record of this id is written again: damage is repaired,
 * and garbage collection does not remove it within a day, in which its caller refers to it.
 */
export async function putRecord(store: Store, folder: string, record: unknown): Promise<string> {
  const bytes = encode(record);
  const id = idOf(bytes);
  await putVerified(store, `${folder}/${id}.json`, bytes, {
    isOtherRecord: (present) => idOf(present) === id,
    renew: true,
  });
  return id;
}

/** Reads `<folder>/<id>.json`; throws when it is missing, changed or not of this shape. */
export async function getRecord<T>(store: Store, folder: string, id: string, shape: Shape<T>): Promise<T> {
  const at = `${folder}/${id}.json`;
  if (!/^[0-9a-f]{16}$/.test(id)) {
    const message = `'${id}' is not an id of ${folder}: those have ${ID_DIGITS} hex digits.`;
    throw new SiteError('RECORD_NOT_FOUND', message, { at: folder, fix: 'site status' });
  }
  const bytes = await store.read(at);
  if (!bytes) {
    throw new SiteError('RECORD_NOT_FOUND', `The store has no ${at}.`, { at, fix: 'site status' });
  }
  if (idOf(bytes) !== id) {
    throw new SiteError('RECORD_INTEGRITY', `The bytes of ${at} are not the ones that were stored.`, {
      at,
      fix: `restore ${at} from a backup`,
    });
  }
  return parseRecord(bytes, shape, at);
}
