import { entries, entryNumbers, type LogEntry, readableEntry, SiteError } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';

/** Maximum number of problems in the message of `LOG_CORRUPT`. */
const MAX_SHOWN = 5;

/**
 * Ids of all releases that the logs of a store reference. Throws `LOG_CORRUPT` if an entry is damaged or missing, and
 * `CHANNEL_EMPTY` if there are no entries: lost entries may have referenced any release.
 */
export async function referencedReleases(store: Store): Promise<Set<string>> {
  const found: LogEntry[] = [];
  const problems: SiteError[] = [];
  for (const channel of await channelNames(store)) {
    const report = (problem: SiteError) => void problems.push(problem);
    const trusted = await entries(store, channel, report);
    found.push(...trusted);
    // Entries that the log has skipped count too: once repaired, they need their release.
    const known = new Set(trusted.map(({ number }) => number));
    for (const number of await entryNumbers(store, channel)) {
      const other = known.has(number) ? undefined : await readableEntry(store, channel, number, report);
      if (other) found.push(other);
    }
  }
  const messages = [...new Set(problems.map(({ message }) => message))];
  if (messages.length) throw damaged(messages, problems[0]?.at);
  if (!found.length) {
    throw new SiteError(
      'CHANNEL_EMPTY',
      'No channel has a log, so it is unknown which releases are in use.',
      {
        at: 'channels/',
        fix: 'restore channels/ from a backup, or use another --store',
      },
    );
  }
  return new Set(found.flatMap(({ release, target }) => [release, target ?? release]));
}

async function channelNames(store: Store): Promise<Set<string>> {
  const keys = await store.list('channels/');
  return new Set(keys.flatMap((key) => /^channels\/([a-z][a-z0-9-]*)\/\d{8}\.json$/.exec(key)?.[1] ?? []));
}

function damaged(messages: readonly string[], at: string | undefined): SiteError {
  const shown = messages.slice(0, MAX_SHOWN).map((message) => `\n  ${message}`);
  const more = messages.length > MAX_SHOWN ? `\n  and ${messages.length - MAX_SHOWN} more` : '';
  return new SiteError(
    'LOG_CORRUPT',
    `Entries of the log are damaged or missing, so it is unknown which releases are in use. Nothing was removed.${shown.join('')}${more}`,
    { ...(at !== undefined && { at }), fix: 'site doctor' },
  );
}
