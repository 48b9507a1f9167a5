import type { Store } from '../store/store.ts';
import { entryKey, entryNumbers, type LogEnd, type ReportEntry, readableEntry } from './channel.ts';
import { entryHash, logIntegrityError } from './log-entry.ts';
import type { LogEntry } from './model.ts';

interface LogEndOptions {
  /** An entry that was the newest before: then only later numbers are read. */
  known?: LogEntry | undefined;
  report?: ReportEntry | undefined;
}

/**
 * The newest entry that can be trusted, and the number that the next entry takes. Damaged entries are reported and
 * skipped. With `known` and nothing newer, costs one read and returns `known` itself.
 */
export async function logEnd(
  store: Store,
  channel: string,
  { known, report }: LogEndOptions = {},
): Promise<LogEnd> {
  const reported = new Set<number>();
  const reportOnce: ReportEntry = (problem, number) => {
    if (!reported.has(number)) report?.(problem, number);
    reported.add(number);
  };
  let live = known ?? (await newestListed(store, channel, reportOnce));
  // A listing can be older than its end: a caller that was notified of an entry must see it here.
  for (let next = (live?.number ?? 0) + 1; ; next += 1) {
    const found = await probe(store, channel, next, reportOnce);
    if (found === 'free') return { live, next };
    if (found === 'damaged') continue;
    if (live?.hash !== undefined && found.hash === undefined) {
      reportOnce(unhashedEntry(channel, found, live), next);
      continue;
    }
    if (live && !follows(found, live)) reportOnce(replacedEntry(channel, live, found), live.number);
    live = found;
  }
}

/** The newest entry of a channel that can be trusted; undefined when there is none. */
export async function head(store: Store, channel: string, known?: LogEntry): Promise<LogEntry | undefined> {
  return (await logEnd(store, channel, { known })).live;
}

/** Whether `later` is linked to `earlier` as it is, or says nothing about it. */
export function follows({ previous }: LogEntry, earlier: LogEntry): boolean {
  return previous?.number !== earlier.number || previous.hash === (earlier.hash ?? entryHash(earlier));
}

/** An error for an entry that is not the one that a later entry was linked to. */
export const replacedEntry = (channel: string, { number }: LogEntry, later: LogEntry) =>
  logIntegrityError(
    entryKey(channel, number),
    `${entryKey(channel, number)} is not the entry that entry ${later.number} follows: one of the two was replaced.`,
  );

/** An error for an entry without a hash above one that has one. */
export const unhashedEntry = (channel: string, { number }: LogEntry, earlier: LogEntry) =>
  logIntegrityError(
    entryKey(channel, number),
    `${entryKey(channel, number)} has no hash, but entry ${earlier.number} before it has one: ` +
      'an older version of this tool wrote it, or it was replaced.',
  );

/** The newest of these entries that has a hash; `numbers` are newest first. */
export async function newestHashed(
  store: Store,
  channel: string,
  numbers: readonly number[],
): Promise<LogEntry | undefined> {
  for (const number of numbers) {
    const found = await readableEntry(store, channel, number);
    if (found?.hash !== undefined) return found;
  }
  return undefined;
}

async function newestListed(store: Store, channel: string, report: ReportEntry) {
  const numbers = await entryNumbers(store, channel);
  for (const [i, number] of numbers.entries()) {
    const found = await readableEntry(store, channel, number, report);
    if (!found) continue;
    if (found.hash !== undefined) return found;
    // All entries of an old log have none; in a newer one, only those below the first that has one.
    const earlier = await newestHashed(store, channel, numbers.slice(i + 1));
    if (!earlier) return found;
    report(unhashedEntry(channel, found, earlier), number);
  }
  return undefined;
}

async function probe(store: Store, channel: string, number: number, report: ReportEntry) {
  let isDamaged = false;
  const found = await readableEntry(store, channel, number, (problem) => {
    isDamaged = true;
    report(problem, number);
  });
  return found ?? (isDamaged ? 'damaged' : 'free');
}
