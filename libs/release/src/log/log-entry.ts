import { canonicalJson } from '../json/canonical-json.ts';
import { parseRecord } from '../json/schema.ts';
import { type LogEntry, logEntry, type NewLogEntry } from '../records/log-model.ts';
import { SiteError } from '../site-error.ts';
import { sha256 } from '../store/blobs.ts';
import { isUnwritten, type Store } from '../store/store.ts';

/** Called for each damaged, altered or missing entry. Readers skip these entries. */
export type ReportEntry = (problem: SiteError, number: number) => void;

/** The end of a channel's log. */
export interface LogEnd {
  /** The newest valid entry; undefined if there is none. */
  live: LogEntry | undefined;
  /** Number of the next entry: the first free number after `live`. */
  next: number;
}

/** Store key of an entry: `channels/<channel>/<8-digit number>.json`, so that keys sort by number. */
export function entryKey(channel: string, number: number): string {
  return `${folderOf(channel)}${String(number).padStart(8, '0')}.json`;
}

/** Numbers of the keys in the log, newest first. Keys of any other form are not part of the log. */
export async function entryNumbers(store: Store, channel: string): Promise<number[]> {
  const folder = folderOf(channel);
  const keys = await store.list(folder);
  return keys
    .flatMap((key) => /^(\d{8})\.json$/.exec(key.slice(folder.length))?.[1] ?? [])
    .map(Number)
    .reverse();
}

/** Names of all channels. */
export async function channelNames(store: Store): Promise<Set<string>> {
  const keys = await store.list('channels/');
  return new Set(keys.flatMap((key) => /^channels\/([a-z][a-z0-9-]*)\/\d{8}\.json$/.exec(key)?.[1] ?? []));
}

/**
 * Reads the entry with this number and checks it on its own, without its predecessor. Returns undefined if the key does not
 * exist. Throws `RECORD_INVALID` or `LOG_INTEGRITY`.
 */
export async function entry(store: Store, channel: string, number: number): Promise<LogEntry | undefined> {
  const key = entryKey(channel, number);
  const bytes = await store.read(key);
  return bytes && parseEntry(bytes, number, key);
}

/** Reads the entry with this number. Returns undefined if it is absent or damaged; damage is reported. */
export async function readableEntry(
  store: Store,
  channel: string,
  number: number,
  report?: ReportEntry,
): Promise<LogEntry | undefined> {
  try {
    return await entry(store, channel, number);
  } catch (error) {
    if (!isEntryProblem(error)) throw error;
    report?.(error, number);
    return undefined;
  }
}

/** Whether an entry is invalid, as opposed to a failing store. */
export const isEntryProblem = (error: unknown): error is SiteError =>
  error instanceof SiteError && ['RECORD_INVALID', 'LOG_INTEGRITY'].includes(error.code);

/**
 * Appends an entry to the log. Returns it as stored, or undefined if another publisher has taken the number. Throws
 * `OUTCOME_UNKNOWN` if the store fails so late that the entry may be live.
 */
export async function append(
  store: Store,
  channel: string,
  next: NewLogEntry,
  previous?: LogEntry,
): Promise<LogEntry | undefined> {
  if (next.number > 1 && !(await store.read(entryKey(channel, next.number - 1)))) {
    throw new RangeError(`Entry ${next.number} of ${channel} does not follow the last entry`);
  }
  const sealed = sealEntry(next, previous);
  const bytes = new TextEncoder().encode(canonicalJson(sealed));
  const at = entryKey(channel, next.number);
  const created = await store.putIfAbsent(at, bytes).catch((cause: unknown) => {
    throw isUnwritten(cause) ? cause : outcomeUnknown(channel, next.number, at, cause);
  });
  return created ? sealed : undefined;
}

function outcomeUnknown(channel: string, number: number, at: string, cause: unknown): SiteError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SiteError(
    'OUTCOME_UNKNOWN',
    `It is unknown whether entry ${number} of ${channel} is live. ${reason}`,
    { at, fix: 'site status', cause },
  );
}

/** Error for missing entries below later ones. */
export function missingEntries(channel: string, from: number, to = from): SiteError {
  const what = from === to ? `Entry ${from} of ${channel} is` : `Entries ${from} to ${to} of ${channel} are`;
  return logIntegrityError(entryKey(channel, from), `${what} missing, but later ones exist.`);
}

function folderOf(channel: string): string {
  assertChannelName(channel);
  return `channels/${channel}/`;
}

/** Throws `CHANNEL_NAME_INVALID` if a name cannot be part of a store key. */
export function assertChannelName(channel: string): void {
  if (/^[a-z][a-z0-9-]*$/.test(channel)) return;
  throw new SiteError('CHANNEL_NAME_INVALID', `'${channel}' is not a lower-case name such as 'production'.`, {
    fix: 'use another name for --channel',
  });
}

/** Fix for any invalid entry. Its content is not stored anywhere else. */
const ENTRY_FIX = 'restore the file from a backup, or publish or roll back to continue after it';

/** SHA-256 of an entry's canonical JSON without its `hash`. */
export const entryHash = (entry: Omit<LogEntry, 'hash'>): string =>
  sha256(Buffer.from(canonicalJson({ ...entry, hash: undefined })));

/** The entry as stored in the log: with the hash of its predecessor and its own. */
export function sealEntry(entry: NewLogEntry, previous: LogEntry | undefined): LogEntry {
  // A copy of a stored entry has its own.
  const { hash: _, previous: __, ...content } = entry as Partial<LogEntry> & NewLogEntry;
  const linked = {
    ...content,
    ...(previous && { previous: { number: previous.number, hash: previous.hash } }),
  };
  return { ...linked, hash: entryHash(linked) };
}

/**
 * Parses an entry. Throws `RECORD_INVALID` if the bytes are not an entry, and `LOG_INTEGRITY` if they were not appended under
 * this number.
 */
function parseEntry(bytes: Uint8Array, number: number, key: string): LogEntry {
  const entry = parseRecord(bytes, logEntry, key);
  if (entry.number !== number) {
    throw logIntegrityError(key, `${key} contains entry ${entry.number}: entries were moved or reordered.`);
  }
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

/** Error for a channel that is not a preview, or does not exist. */
export const notAPreview = (name: string) =>
  new SiteError('NOT_A_PREVIEW', `There is no preview '${name}'.`, {
    at: `channels/${name}/`,
    fix: `site preview <section…> --name ${name}`,
  });
