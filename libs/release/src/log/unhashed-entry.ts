import type { LogEntry } from '../records/log-model.ts';
import type { Store } from '../store/store.ts';
import { entryKey, readableEntry } from './channel.ts';
import { logIntegrityError } from './log-entry.ts';

/** Error for an entry without a hash after one with a hash. */
export const unhashedEntry = (channel: string, { number }: LogEntry, earlier: LogEntry) =>
  logIntegrityError(
    entryKey(channel, number),
    `${entryKey(channel, number)} has no hash, but entry ${earlier.number} before it has one: ` +
      'an older version of this tool wrote it, or it was replaced.',
  );

/** The newest of the given entries that has a hash. `numbers` are sorted newest first. */
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
