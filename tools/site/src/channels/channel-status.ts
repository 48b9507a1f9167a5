import {
  getRelease,
  hasExpired,
  logEnd,
  type LogEntry,
  type Release,
  type SiteError,
  walkBack,
} from '@vantedge/release';
import { type EntryProblem, isCorruption, loadNewest } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';

/** Number of log entries that `site status` shows. */
const MAX_RECENT_ENTRIES = 10;

export interface ChannelStatus {
  /** The newest valid log entry. */
  live: LogEntry;
  /** Its release; undefined if the record is damaged. */
  release: Release | undefined;
  /** The entry that a server would serve if it started now; undefined if it could not start. */
  served: LogEntry | undefined;
  /** Why a server could not serve the newest entry, or not all of it. */
  problems: EntryProblem[];
  /** The newest entries, newest first. */
  recent: LogEntry[];
}

/**
 * The live release of a channel, and the release that a server would serve; undefined if nothing has been published. Reads
 * all of the live release, but only the end of the log.
 */
export async function channelStatus(store: Store, channel: string): Promise<ChannelStatus | undefined> {
  const recent: LogEntry[] = [];
  const unreadable: EntryProblem[] = [];
  const report = (error: SiteError, number: number) => void unreadable.push({ number, error });
  const { live } = await logEnd(store, channel, { report });
  if (!live || hasExpired(live)) return undefined;
  for await (const entry of walkBack(store, channel, live, { report })) {
    recent.push(entry);
    if (recent.length === MAX_RECENT_ENTRIES) break;
  }
  const release = await getRelease(store, live.release).catch((error: unknown) => {
    if (!isCorruption(error)) throw error;
    return undefined;
  });
  const loaded = await loadNewest(store, channel, { keepAssetsDays: 0 }).catch((error: unknown) => {
    if (!isCorruption(error)) throw error;
    return { live: undefined, problems: [{ number: live.number, error }] };
  });
  const known = new Set(loaded.problems.map(({ error }) => String(error)));
  const problems = [...loaded.problems, ...unreadable.filter(({ error }) => !known.has(String(error)))];
  return { live, release, served: loaded.live?.entry, problems, recent };
}
