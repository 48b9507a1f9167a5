import { sha256, isWriteRejected, type Store } from '@vantedge/store';
import { canonicalJson, parseRecord } from '@vantedge/store/json';
import { LOG_FORMAT, type LogEntry, logEntry, type NewLogEntry } from '../records/log-model.ts';
import { command, type Fix, SiteError } from '@vantedge/errors';

/** Called for each damaged, altered or missing entry. Readers skip these entries. */
export type ReportEntry = (problem: SiteError, number: number) => void;

/** How to handle entries that cannot be read. */
export interface EntryReading {
  report?: ReportEntry | undefined;
  /**
   * Also skips and reports entries of a newer tool (`TOOL_OUTDATED`): a server keeps serving what it can read. Default: throws, because
   * a command would undo them.
   */
  skipOutdated?: boolean | undefined;
}

/** The end of a channel's log. */
export interface LogEnd {
  /** The newest valid entry; undefined if there is none. */
  live: LogEntry | undefined;
  /** Number of the next entry: the first free number after `live`. */
  next: number;
  /** Why the newest entry cannot be read. Absent if `live` is the newest one. */
  damage?: SiteError;
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
 * exist. Throws `LOG_HASH_MISMATCH` or `TOOL_OUTDATED`.
 */
export async function entry(store: Store, channel: string, number: number): Promise<LogEntry | undefined> {
  const key = entryKey(channel, number);
  const bytes = await store.read(key);
  return bytes && parseEntry(bytes, channel, number);
}

/** Reads the entry with this number. Returns undefined if it is absent or skipped. */
export async function readableEntry(
  store: Store,
  channel: string,
  number: number,
  { report, skipOutdated }: EntryReading = {},
): Promise<LogEntry | undefined> {
  try {
    return await entry(store, channel, number);
  } catch (error) {
    if (!isSkipped(error, skipOutdated)) throw error;
    report?.(error, number);
    return undefined;
  }
}

/** Whether a reader skips an entry with this error, as opposed to that of a failing store. */
export const isSkipped = (error: unknown, skipOutdated = false): error is SiteError =>
  error instanceof SiteError &&
  (error.code === 'LOG_HASH_MISMATCH' || (skipOutdated && isToolOutdated(error)));

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
    throw isWriteRejected(cause) ? cause : outcomeUnknown(channel, next.number, at, cause);
  });
  return created ? sealed : undefined;
}

function outcomeUnknown(channel: string, number: number, at: string, cause: unknown): SiteError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SiteError(
    'OUTCOME_UNKNOWN',
    `It is unknown whether entry ${number} of ${channel} is live. ${reason}`,
    { at, fix: command('site', 'status'), cause },
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
const ENTRY_FIX: Fix = ['restore the file from a backup, or continue after it:', command('site', 'rollback')];

/** SHA-256 of an entry's canonical JSON without its `hash`. */
export const entryHash = (entry: Omit<LogEntry, 'hash'>): string =>
  sha256(Buffer.from(canonicalJson({ ...entry, hash: undefined })));

/** The entry as stored in the log: with its format, the hash of its predecessor and its own. */
export function sealEntry(entry: NewLogEntry, previous: LogEntry | undefined): LogEntry {
  // A copy of a stored entry has its own.
  const { hash: _, previous: __, ...content } = entry as Partial<LogEntry> & NewLogEntry;
  const linked = {
    ...content,
    format: LOG_FORMAT,
    ...(previous && { previous: { number: previous.number, hash: previous.hash } }),
  };
  return { ...linked, hash: entryHash(linked) };
}

/**
 * Parses an entry. Throws `LOG_HASH_MISMATCH` if the bytes are not an entry that was appended under this number, and `TOOL_OUTDATED` if they
 * are, but of another format or with content that this tool does not know.
 */
function parseEntry(bytes: Uint8Array, channel: string, number: number): LogEntry {
  const key = entryKey(channel, number);
  const sealed = parseSealed(bytes);
  if (!sealed) throw logIntegrityError(key, `${key} was edited: its content does not match its hash.`);
  if (sealed['number'] !== number)
    throw logIntegrityError(
      key,
      `${key} contains entry ${sealed['number']}: entries were moved or reordered.`,
    );
  if (sealed['format'] !== LOG_FORMAT) throw toolOutdated(channel, sealed);
  let entry: LogEntry;
  try {
    entry = parseRecord(bytes, logEntry, key);
  } catch (error) {
    throw toolOutdated(channel, sealed, error as SiteError);
  }
  if (!entry.previous || entry.previous.number < number) return entry;
  throw logIntegrityError(key, `${key} follows a later entry: entries were moved or reordered.`);
}

/** The members of an entry of any format; undefined if its bytes do not match its hash. */
function parseSealed(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as LogEntry;
    // Compares the text as well, because white space and duplicate members do not change the hash of the value.
    const isCanonical = Buffer.from(canonicalJson(value)).equals(bytes);
    return isCanonical && value.hash === entryHash(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Error for an intact entry that this tool cannot read. */
function toolOutdated(channel: string, { number, format }: Record<string, unknown>, cause?: SiteError) {
  const at = entryKey(channel, Number(number));
  return new SiteError(
    'TOOL_OUTDATED',
    `Entry ${String(number)} of ${channel} is intact and has format ${JSON.stringify(format) ?? 'none'}, this tool reads format ${LOG_FORMAT}: a newer one wrote it. ` +
      `Update this checkout, or the installed packages.${cause ? ` ${cause.message}` : ''}`,
    { at, fix: [command('git', 'pull'), command('npm', 'ci')], cause },
  );
}

/** Whether an entry is intact, but of a newer tool. */
export const isToolOutdated = (error: unknown): error is SiteError =>
  error instanceof SiteError && error.code === 'TOOL_OUTDATED';

/** Error for an entry that is not the one that was appended. */
export function logIntegrityError(at: string, message: string): SiteError {
  return new SiteError('LOG_HASH_MISMATCH', message, { at, fix: ENTRY_FIX });
}

/** Error for a channel that is not a preview, or does not exist. */
export const notAPreview = (name: string) =>
  new SiteError('PREVIEW_NOT_FOUND', `There is no preview '${name}'.`, {
    at: `channels/${name}/`,
    fix: command('site', 'preview', '<section>', '--name', name),
  });
