import { walkBack } from '../log/walk-log.ts';
import type { LogEntry } from '../records/log-model.ts';
import type { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';

/** One day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A version that was live at `since` or later. */
export interface LoggedVersion {
  section: string;
  id: string;
  /** Whether the live release contains it. */
  live: boolean;
}

interface Options {
  store: Store;
  channel: string;
  live: LogEntry;
  /** Start of the retention period, in milliseconds since 1970. */
  since: number;
  /** Entries read by an earlier call, by number. */
  known?: ReadonlyMap<number, LogEntry>;
}

interface LoggedVersions {
  /** Oldest first. */
  versions: LoggedVersion[];
  /** Entries read, by number, for the next call. */
  log: Map<number, LogEntry>;
  warnings: SiteError[];
}

/**
 * Returns the versions that were live at `since` or later. A release is live until the next entry. Damaged earlier entries are
 * skipped and reported: the live release can be served without them, and a rollback must get past them.
 */
export async function loggedVersions({
  store,
  channel,
  live,
  since,
  known = new Map(),
}: Options): Promise<LoggedVersions> {
  const warnings: SiteError[] = [];
  const log = new Map([[live.number, live]]);
  for await (const entry of walkBack(store, channel, live, {
    report: (problem) => warnings.push(problem),
    known,
  })) {
    log.set(entry.number, entry);
    // It replaced the entry before it, which was not live any more then.
    if (Date.parse(entry.at) < since) break;
  }
  const versions = new Map<string, LoggedVersion>();
  for (const entry of [...log.values()].reverse()) {
    const isLive = entry.number === live.number;
    for (const [section, id] of [entry.versions, entry.canary?.versions ?? {}].flatMap(
      Object.entries<string>,
    ))
      versions.set(`${section} ${id}`, { section, id, live: isLive });
  }
  return { versions: [...versions.values()], log, warnings };
}
