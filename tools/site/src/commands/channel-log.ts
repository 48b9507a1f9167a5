import { getRelease, type LogEntry, logEnd, type Release, walkBack } from '@vantedge/release';
import { isCorruption } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';

/** A version that an entry changed. Absent `from`: new; absent `to`: removed. */
export interface VersionChange {
  section: string;
  from?: string;
  to?: string;
}

export interface LoggedChange {
  entry: LogEntry;
  /** Undefined if the release of the entry, or of the one before it, is damaged. */
  changes: VersionChange[] | undefined;
}

/** The newest entries of a channel with the versions that they changed, newest first. Damaged entries are skipped. */
export async function channelLog(store: Store, channel: string, limit: number): Promise<LoggedChange[]> {
  const { live } = await logEnd(store, channel);
  const entries: LogEntry[] = [];
  for await (const entry of live ? walkBack(store, channel, live) : []) {
    entries.push(entry);
    if (entries.length > limit) break;
  }
  const versions = await Promise.all(entries.map(({ release }) => versionsOf(store, release)));
  return entries.slice(0, limit).map((entry, i) => {
    const from = i + 1 < entries.length ? versions[i + 1] : {};
    return { entry, changes: from && versions[i] && changedVersions(from, versions[i]) };
  });
}

async function versionsOf(store: Store, release: string): Promise<Release['versions'] | undefined> {
  try {
    return (await getRelease(store, release)).versions;
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return undefined;
  }
}

function changedVersions(from: Release['versions'], to: Release['versions']): VersionChange[] {
  const sections = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return sections
    .filter((section) => from[section] !== to[section])
    .map((section) => ({
      section,
      ...(from[section] && { from: from[section] }),
      ...(to[section] && { to: to[section] }),
    }));
}
