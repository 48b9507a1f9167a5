import { createHash } from 'node:crypto';
import { SiteError } from '../site-error.ts';
import { canonicalJson } from '../records/canonical-json.ts';
import { type LogEntry, logEntry } from '../records/log-model.ts';
import { parseRecord } from '../records/parse-record.ts';

/** Fix for any invalid entry. Its content is not stored anywhere else. */
const ENTRY_FIX = 'restore the file from a backup, or publish or roll back to continue after it';

/** SHA-256 of an entry's canonical JSON without its `hash`. */
export function entryHash(entry: LogEntry): string {
  return createHash('sha256')
    .update(canonicalJson({ ...entry, hash: undefined }))
    .digest('hex');
}

/** The entry as stored in the log: with the hash of its predecessor and its own. */
export function sealEntry(entry: LogEntry, previous: LogEntry | undefined): LogEntry {
  const { hash: _, previous: __, ...content } = entry;
  const linked = {
    ...content,
    ...(previous && { previous: { number: previous.number, hash: previous.hash ?? entryHash(previous) } }),
  };
  return { ...linked, hash: entryHash(linked) };
}

/**
 * Parses an entry. Throws `RECORD_INVALID` if the bytes are not an entry, and `LOG_INTEGRITY` if they were not appended under
 * this number.
 */
export function parseEntry(bytes: Uint8Array, number: number, key: string): LogEntry {
  const entry = parseRecord(bytes, logEntry, key);
  if (entry.number !== number) {
    throw logIntegrityError(key, `${key} contains entry ${entry.number}: entries were moved or reordered.`);
  }
  if (entry.hash === undefined) return entry;
  // Compares the text as well, because white space and duplicate members do not change the hash of the value.
  const isCanonical = Buffer.from(canonicalJson(entry)).equals(bytes);
  const isLinkedBack = !entry.previous || entry.previous.number < number;
  if (isCanonical && isLinkedBack && entry.hash === entryHash(entry)) return entry;
  throw logIntegrityError(key, `${key} was edited: its content does not match its hash.`);
}

/** Error for an entry that is not the one that was appended. */
export function logIntegrityError(at: string, message: string): SiteError {
  return new SiteError('LOG_INTEGRITY', message, { at, fix: ENTRY_FIX });
}
