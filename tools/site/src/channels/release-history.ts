import {
  getRelease,
  type LogEntry,
  type ReportEntry,
  SiteError,
  type Step,
  valuesBefore,
  walkBack,
} from '@vantedge/release';
import type { Store } from '@vantedge/release/store';

/** Ids of releases that were live before the current one, newest first. */
export async function* releasesBefore(
  store: Store,
  channel: string,
  live: LogEntry,
  report: ReportEntry,
): AsyncGenerator<string, void, void> {
  async function* steps() {
    for await (const { release, action, target } of walkBack(store, channel, live, { report })) {
      // Rolling back a section usually creates a new release, so the log is not searched for it.
      yield { value: release, isRollback: action === 'rollback' && (target ?? release) === release };
    }
  }
  yield* valuesBefore(steps());
}

/** A section's versions, as far as the log has been read. */
export interface VersionHistory {
  /** Versions that were live before the current one, newest first. */
  before: AsyncGenerator<string, void, void>;
  /** The live version; undefined if there is none, or if nothing has been read yet. */
  present(): string | undefined;
  /** Entries read so far, newest first, with the section's new version if they changed it, or `''` if they removed it. */
  read: { entry: LogEntry; version: string | undefined }[];
}

/** Versions of a section that were live, newest first. Unreadable entries are skipped. */
export function versionsBefore(
  store: Store,
  channel: string,
  live: LogEntry,
  section: string,
  report: ReportEntry,
): VersionHistory {
  const read: VersionHistory['read'] = [];
  async function* steps(): AsyncGenerator<Step<string>, void, void> {
    for await (const entry of walkBack(store, channel, live, { report })) {
      const isNamed = entry.sections.includes(section);
      const version = isNamed ? (entry.versions[section] ?? REMOVED) : undefined;
      read.push({ entry, version });
      if (version !== undefined) yield { value: version, isRollback: entry.action === 'rollback' };
    }
  }
  async function* before() {
    for await (const version of valuesBefore(steps())) if (version !== REMOVED) yield version;
  }
  return {
    before: before(),
    present: () => read.find(({ version }) => version !== undefined)?.version || undefined,
    read,
  };
}

/** Stands for a release without the section. It is never a target, but the version before it is. */
const REMOVED = '';

/** Id of the newest release read so far in which the section had this version. */
export function lastReleaseWith({ read }: VersionHistory, wanted: string): string {
  let version: string | undefined;
  let last = '';
  for (const { entry, version: brought } of read.toReversed()) {
    version = brought ?? version;
    if (version === wanted) last = entry.release;
  }
  return last;
}

/**
 * Throws `RELEASE_NEVER_LIVE` unless the release was live on this channel. If log entries are damaged, this is unknown, and any
 * release is accepted.
 */
export async function assertWasLive(
  { store, channel }: { store: Store; channel: string },
  live: LogEntry | undefined,
  release: string,
  report: ReportEntry,
): Promise<void> {
  let isDamaged = !live;
  const reportDamage: ReportEntry = (problem, number) => {
    isDamaged = true;
    report(problem, number);
  };
  if (live)
    for await (const entry of walkBack(store, channel, live, { report: reportDamage }))
      if (entry.release === release) return;
  if (isDamaged) return;
  // Throws a different error if the release does not exist at all.
  await getRelease(store, release);
  throw new SiteError('RELEASE_NEVER_LIVE', `Release ${release} has never been live on '${channel}'.`, {
    at: `releases/${release}.json`,
    fix: 'site status',
  });
}
