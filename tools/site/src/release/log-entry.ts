import { createHash } from 'node:crypto';
import { SiteError } from '../site-error.ts';
import { canonicalJson } from './canonical-json.ts';
import type { LogEntry } from './model.ts';
import { parseRecord } from './parse-record.ts';
import { logEntry } from './shapes.ts';

/** What fixes an entry, whatever is wrong with it: nothing else holds its content. */
export const ENTRY_FIX = 'site doctor; then restore the file from a backup, or publish or roll back over it';

/** SHA-256 of an entry's canonical JSON without its `hash`. */
export function entryHash(entry: LogEntry): string {
  return createHash('sha256')
    .update(canonicalJson({ ...entry, hash: undefined }))
    .digest('hex');
}

/** The entry as the log keeps it: with the hash of the entry that it follows, and its own. */
export function sealEntry(entry: LogEntry, previous: LogEntry | undefined): LogEntry {
  const { hash: _, previous: __, ...content } = entry;
  const linked = {
    ...content,
    ...(previous && { previous: { number: previous.number, hash: previous.hash ?? entryHash(previous) } }),
  };
  return { ...linked, hash: entryHash(linked) };
}

/**
 * Reads the bytes of an entry. Throws `RECORD_INVALID` when they are not an entry, and `LOG_INTEGRITY` when they are not
 * those that were appended under this number.
 */
export function parseEntry(bytes: Uint8Array, number: number, key: string): LogEntry {
  const entry = parseRecord(bytes, logEntry, key);
  if (entry.number !== number) {
    throw logIntegrityError(key, `${key} holds entry ${entry.number}: entries were moved or reordered.`);
  }
  if (entry.hash === undefined) return entry;
  // The text too: white space and duplicate members would not change the hash of the value.
  const isCanonical = Buffer.from(canonicalJson(entry)).equals(bytes);
  const isBehind = !entry.previous || entry.previous.number < number;
  if (isCanonical && isBehind && entry.hash === entryHash(entry)) return entry;
  throw logIntegrityError(key, `${key} was edited: its content does not match its hash.`);
}

/** An error for an entry that is not the one that was appended. */
export function logIntegrityError(at: string, message: string): SiteError {
  return new SiteError('LOG_INTEGRITY', message, { at, fix: ENTRY_FIX });
}
