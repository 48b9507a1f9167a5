import type { LogEntry, Release } from '../release/model.ts';
import { logEnd } from '../release/log-end.ts';
import { getRelease } from '../release/releases.ts';
import { walkBack } from '../release/walk-log.ts';
import { isCorruption } from '../serve/is-corruption.ts';
import { type EntryProblem, loadNewest } from '../serve/newest-release.ts';
import type { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';

/** Entries of the log that `site status` shows. */
const SHOWN_ENTRIES = 10;

export interface ChannelStatus {
  /** The newest entry that can be trusted. */
  live: LogEntry;
  /** Its release; undefined when its record is damaged. */
  release: Release | undefined;
  /** The entry that a server serves that starts now; undefined when it could not start. */
  served: LogEntry | undefined;
  /** Why that is not the newest entry, whole. */
  problems: EntryProblem[];
  /** The newest entries, newest first. */
  recent: LogEntry[];
}

/**
 * What a channel has live, and what a server would serve; undefined when nothing was published. Reads the live release
 * whole, and of the log only the end.
 */
export async function channelStatus(store: Store, channel: string): Promise<ChannelStatus | undefined> {
  const recent: LogEntry[] = [];
  const unreadable: EntryProblem[] = [];
  const report = (error: SiteError, number: number) => void unreadable.push({ number, error });
  const { live } = await logEnd(store, channel, { report });
  if (!live) return undefined;
  for await (const entry of walkBack(store, channel, live, { report })) {
    recent.push(entry);
    if (recent.length === SHOWN_ENTRIES) break;
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
