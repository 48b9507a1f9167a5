import type { LogEntry } from '../records/log-model.ts';
import type { Store } from '../store/store.ts';
import { entryKey, entryNumbers, readableEntry, type ReportEntry } from './channel.ts';
import { newestHashed, unhashedEntry } from './unhashed-entry.ts';

/** Number of entries up to which a log is listed as a whole: one listing is faster than several requests. */
const LISTED_AT_ONCE = 256;

/** The newest valid entry that a listing finds. Lists only the end of a long log, unless that is damaged. */
export async function newestListed(
  store: Store,
  channel: string,
  report: ReportEntry,
): Promise<LogEntry | undefined> {
  const start = await numberNearEnd(store, channel);
  const newest = start && (await newestOf(store, channel, await entryNumbers(store, channel, start), report));
  // Only a whole log tells whether an entry without a hash is one of an old log.
  if (newest && newest.hash !== undefined) return newest;
  return newestOf(store, channel, await entryNumbers(store, channel), report);
}

/** A number in use, with at most about 256 entries after it; 0 for a short log. Fewer are found if numbers are missing. */
async function numberNearEnd(store: Store, channel: string): Promise<number> {
  const isUsed = (number: number) => store.has(entryKey(channel, number));
  let [used, free] = [0, LISTED_AT_ONCE];
  while (await isUsed(free)) [used, free] = [free, free * 2];
  while (free - used > LISTED_AT_ONCE) {
    const middle = (used + free) / 2;
    if (await isUsed(middle)) used = middle;
    else free = middle;
  }
  return used;
}

/** The newest valid entry of these numbers, which are sorted newest first. */
async function newestOf(store: Store, channel: string, numbers: readonly number[], report: ReportEntry) {
  for (const [i, number] of numbers.entries()) {
    const found = await readableEntry(store, channel, number, report);
    if (!found) continue;
    if (found.hash !== undefined) return found;
    // In an old log, no entry has a hash. In a newer one, entries without a hash only come before the first with one.
    const earlier = await newestHashed(store, channel, numbers.slice(i + 1));
    if (!earlier) return found;
    report(unhashedEntry(channel, found, earlier), number);
  }
  return undefined;
}
