import {
  entries,
  entryNumbers,
  hasExpired,
  type LogEntry,
  readableEntry,
  SiteError,
} from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { channelNames } from './expire-previews.ts';
import { unknownUse } from './unknown-use.ts';

/**
 * Ids of all releases that the logs of a store name, without those of previews that expired before `expiredBefore` (milliseconds since
 * 1970). Throws `LOG_CORRUPT` if an entry is damaged or missing, and `CHANNEL_EMPTY` if
 * there are no entries: lost entries may have named any release.
 */
export async function loggedReleases(store: Store, expiredBefore: number): Promise<Set<string>> {
  const isEnd = (entry: LogEntry) => hasExpired(entry) && Date.parse(entry.at) < expiredBefore;

  const found: LogEntry[] = [];
  const problems: SiteError[] = [];
  for (const channel of await channelNames(store)) {
    const report = (problem: SiteError) => void problems.push(problem);
    let expired = 0;
    const onEnd = ({ number }: LogEntry) => (expired = number);
    const trusted = await entries(store, channel, report, { isEnd, onEnd });
    found.push(...trusted);
    // Entries that the log has skipped count too: once repaired, they need their release.
    const known = new Set(trusted.map(({ number }) => number));
    for (const number of await entryNumbers(store, channel)) {
      const isKnown = known.has(number) || number <= expired;
      const other = isKnown ? undefined : await readableEntry(store, channel, number, report);
      if (other) found.push(other);
    }
  }
  if (problems.length) throw new SiteError('LOG_CORRUPT', ...unknownUse('Entries of the log', problems));
  if (!found.length) {
    throw new SiteError(
      'CHANNEL_EMPTY',
      'No channel has a log, so it is unknown which releases are in use.',
      { at: 'channels/', fix: 'restore channels/ from a backup, or use another --store' },
    );
  }
  return new Set(found.flatMap(releasesOf));
}

const releasesOf = ({ release, target, canary }: LogEntry): string[] =>
  [release, target, canary?.release].filter((id) => id !== undefined);
