import type { LogEntry } from '../records/log-model.ts';
import type { Release } from '../records/model.ts';
import { getRelease } from '../records/releases.ts';
import { walkBack } from '../log/walk-log.ts';
import type { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { compactRelease } from './compact-release.ts';
import { isCorruption } from './is-corruption.ts';

/** A log entry and the versions of its release. */
export interface LoggedRelease {
  entry: LogEntry;
  versions: Release['versions'];
}

/** A version that was live at `since` or later. */
export interface LoggedVersion {
  section: string;
  id: string;
  /** Whether the live release contains it. */
  live: boolean;
}

interface LoggedVersionsOptions {
  store: Store;
  channel: string;
  live: LoggedRelease;
  /** Start of the retention period, in milliseconds since 1970. */
  since: number;
  /** Entries read by an earlier call, by number. */
  known: ReadonlyMap<number, LoggedRelease>;
}

interface Log {
  /** Oldest first. */
  versions: LoggedVersion[];
  /** Entries read, by number, for the next call. */
  log: Map<number, LoggedRelease>;
  warnings: SiteError[];
}

/**
 * Returns the versions that were live at `since` or later. A release is live until the next entry. A damaged earlier release
 * is skipped and reported: the live one can be served without it, and a rollback must get past it.
 */
export async function loggedVersions({
  store,
  channel,
  live,
  since,
  known,
}: LoggedVersionsOptions): Promise<Log> {
  const warnings: SiteError[] = [];
  const log = new Map([[live.entry.number, live]]);
  let replacedAt = live.entry.at;
  const older = walkBack(store, channel, live.entry, { report: (problem) => warnings.push(problem), known });
  // Skips the live entry itself.
  await older.next();
  let after = live;
  while (Date.parse(replacedAt) >= since) {
    const { value: earlier } = await older.next();
    if (!earlier) break;
    replacedAt = earlier.at;
    try {
      const { number } = earlier;
      const versions =
        known.get(number)?.versions ??
        earlier.versions ??
        (await getRelease(store, earlier.release)).versions;
      after = compactRelease({ entry: earlier, versions }, after);
      log.set(number, after);
    } catch (error) {
      if (!isCorruption(error)) throw error;
      warnings.push(error);
    }
  }
  const versions = new Map<string, LoggedVersion>();
  for (const { entry, versions: logged } of [...log.values()].reverse()) {
    const isLive = entry.number === live.entry.number;
    for (const [section, id] of [...Object.entries(logged), ...Object.entries(entry.canary?.versions ?? {})])
      versions.set(`${section} ${id}`, { section, id, live: isLive });
  }
  return { versions: [...versions.values()], log, warnings };
}
