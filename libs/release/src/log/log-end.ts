import {
  entryKey,
  entryNumbers,
  type EntryReading,
  type LogEnd,
  logIntegrityError,
  readableEntry,
  type ReportEntry,
} from './log-entry.ts';
import type { LogEntry } from '../records/log-model.ts';
import { command, SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';

interface LogEndOptions extends EntryReading {
  /** The newest known entry. Only later entries are read then. */
  known?: LogEntry | undefined;
}

/**
 * Finds the newest valid entry and the number of the next one. Damaged entries are reported and skipped. If nothing is newer than
 * `known`, takes one read and returns `known` itself. Throws `TOOL_OUTDATED` unless `skipOutdated`.
 */
export async function logEnd(
  store: Store,
  channel: string,
  { known, report, skipOutdated }: LogEndOptions = {},
): Promise<LogEnd> {
  const reported = new Map<number, SiteError>();
  const reportOnce: ReportEntry = (problem, number) => {
    if (!reported.has(number)) report?.(problem, number);
    reported.set(number, problem);
  };
  const reading = { report: reportOnce, skipOutdated };
  let live = known ?? (await newestListed(store, channel, reading));
  // A listing may be outdated, but an entry that a caller knows to exist must be found here.
  for (let next = (live?.number ?? 0) + 1; ; next += 1) {
    const found = await readableEntry(store, channel, next, reading);
    if (!found && !reported.has(next)) {
      const damage = next - 1 === live?.number ? undefined : reported.get(next - 1);
      return { live, next, ...(damage && { damage }) };
    }
    if (!found) continue;
    if (live && !follows(found, live)) reportOnce(replacedEntry(channel, live, found), live.number);
    live = found;
  }
}

/** Whether a log still ends where it did. */
export const isSameEnd = (one: LogEnd, other: LogEnd): boolean =>
  one.live === other.live && one.next === other.next;

/** The newest valid entry of a channel; undefined if there is none, or if the channel has expired. */
export async function head(store: Store, channel: string, known?: LogEntry): Promise<LogEntry | undefined> {
  const { live } = await logEnd(store, channel, { known });
  return live && hasExpired(live) ? undefined : live;
}

/** Whether an entry ends its channel, a preview that was not used for a long time. Its release may be gone. */
export const hasExpired = ({ action }: LogEntry): boolean => action === 'expire';

/** Whether an entry is linked to `earlier`, or has no link to an entry with that number. */
export function follows({ previous }: LogEntry, earlier: LogEntry): boolean {
  return previous?.number !== earlier.number || previous.hash === earlier.hash;
}

/** Error for an entry that does not match the link of a later entry. */
export const replacedEntry = (channel: string, { number }: LogEntry, later: LogEntry) =>
  logIntegrityError(
    entryKey(channel, number),
    `${entryKey(channel, number)} is not the entry that entry ${later.number} follows: one of them was replaced.`,
  );

/** The live entry of a channel; throws `CHANNEL_EMPTY` when there is none. */
export async function liveEntry(store: Store, channel: string): Promise<LogEntry> {
  const live = await head(store, channel);
  if (live) return live;
  throw nothingPublished(channel);
}

/** The error for a channel without entries; `location` is that of the store, where it is known. */
export const nothingPublished = (channel: string, location?: string) =>
  new SiteError('CHANNEL_EMPTY', `Nothing has been published to '${channel}' yet.`, {
    at: location === undefined ? `channels/${channel}/` : `${location}: channels/${channel}/`,
    fix: command('site', 'publish', 'shell'),
  });

/** The newest valid entry that a listing finds. One listing of 10,000 entries takes ten requests on S3. */
async function newestListed(
  store: Store,
  channel: string,
  reading: EntryReading,
): Promise<LogEntry | undefined> {
  for (const number of await entryNumbers(store, channel)) {
    const found = await readableEntry(store, channel, number, reading);
    if (found) return found;
  }
  return undefined;
}
