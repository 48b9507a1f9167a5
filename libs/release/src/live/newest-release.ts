import type { LogEntry } from '../records/log-model.ts';
import { hasExpired, logEnd, nothingPublished } from '../log/log-end.ts';
import { isToolOutdated } from '../log/log-entry.ts';
import { walkBack } from '../log/walk-log.ts';
import { command, isCorruption, SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import { type LiveRelease, loadLiveRelease, type LoadOptions } from './live-release.ts';

/** A log entry that cannot be served completely. */
export interface EntryProblem {
  number: number;
  /** Absent when the entry itself cannot be read. */
  release?: string;
  error: SiteError;
}

interface NewestRelease {
  live: LiveRelease;
  /** The newest readable log entry. */
  newest: LogEntry;
  /** Why `live` is not the complete newest entry, newest problem first; empty when it is. */
  problems: EntryProblem[];
  /** Damaged keys far beyond the end of the log, which are ignored. */
  ignored: SiteError[];
}

/** Maximum number of releases tried before serving an incomplete one: all releases that share a damaged file fail. */
const MAX_ATTEMPTS = 50;

/** Maximum number of releases listed when none can be served. */
const MAX_LISTED = 10;

/**
 * Loads the release for a server that is starting: the newest one whose bodies can all be read or restored from another
 * encoding; without its canary if that is damaged. If there is none, the newest with a readable record, without its damaged
 * files. Entries of newer tools are skipped. Throws `CHANNEL_EMPTY`, `SERVABLE_RELEASE_NOT_FOUND` with the list of releases tried, or
 * `TOOL_OUTDATED` if that is why there is none.
 */
export async function loadNewest(
  store: Store,
  channel: string,
  options: Omit<LoadOptions, 'previous' | 'now' | 'onDamage'> = {},
): Promise<NewestRelease> {
  const skipped: EntryProblem[] = [];
  const report = (error: SiteError, number: number) => void skipped.push({ number, error });
  const end = await logEnd(store, channel, { report, skipOutdated: true });
  const ignored = skipped.filter(({ number }) => number > end.next).map(({ error }) => error);
  const problems = skipped.filter(({ number }) => number < end.next);
  if (!end.live) throw problems.length ? nothingServable(channel, problems) : nothingPublished(channel);
  if (hasExpired(end.live)) throw nothingPublished(channel);
  const newest = end.live;
  const found = (live: LiveRelease, above: EntryProblem[]) => ({
    live,
    newest,
    problems: [...above, ...live.damage.map((error) => problemOf(live.entry, error))],
    ignored,
  });

  const tried = new Map<string, LogEntry>();
  const older: EntryProblem[] = [];
  for await (const entry of walkBack(store, channel, newest, {
    report: (error, number) => older.push({ number, error }),
    skipOutdated: true,
  })) {
    if (tried.has(entry.release)) continue;
    if (tried.size === MAX_ATTEMPTS) break;
    const { canary, ...alone } = entry;
    tried.set(entry.release, alone);
    // A damaged canary does not take the live release along.
    for (const candidate of canary ? [entry, alone] : [alone]) {
      try {
        const live = await loadLiveRelease(store, channel, candidate, { ...options, onDamage: 'restore' });
        return found(live, [...problems, ...older]);
      } catch (error) {
        if (!isCorruption(error)) throw error;
        if (older.at(-1)?.number !== entry.number) older.push(problemOf(entry, error));
      }
    }
  }
  for (const entry of tried.values()) {
    try {
      return found(await loadLiveRelease(store, channel, entry, { ...options, onDamage: 'omit' }), [
        ...problems,
        ...older.filter(({ number }) => number > entry.number),
      ]);
    } catch (error) {
      if (!isCorruption(error)) throw error;
    }
  }
  throw nothingServable(channel, [...problems, ...older]);
}

const problemOf = ({ number, release }: LogEntry, error: SiteError): EntryProblem => ({
  number,
  release,
  error,
});

function nothingServable(channel: string, problems: readonly EntryProblem[]): SiteError {
  const outdated = problems.map(({ error }) => error).find(isToolOutdated);
  if (outdated) return outdated;
  const listed = problems.slice(0, MAX_LISTED).map(({ number, error }) => `\n  ${number}: ${error.message}`);
  const more = problems.length > MAX_LISTED ? `\n  and ${problems.length - MAX_LISTED} more` : '';
  return new SiteError(
    'SERVABLE_RELEASE_NOT_FOUND',
    `No entry of '${channel}' can be served:${listed.join('')}${more}`,
    {
      at: `channels/${channel}/`,
      fix: ['restore a file named above from a backup, or', command('site', 'rollback', '--verify')],
    },
  );
}
