import {
  getRelease,
  type LogEntry,
  type ReportEntry,
  SiteError,
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

/**
 * Id of the newest release with the version of a section that was live before the current one; undefined if there is none. Damaged
 * entries are reported and skipped.
 */
export async function releaseWithPrevious(
  store: Store,
  channel: string,
  live: LogEntry,
  section: string,
  report: ReportEntry,
): Promise<string | undefined> {
  const read: LogEntry[] = [];
  async function* steps() {
    for await (const entry of walkBack(store, channel, live, { report })) {
      read.push(entry);
      if (entry.sections.includes(section))
        yield { value: entry.versions[section] ?? REMOVED, isRollback: entry.action === 'rollback' };
    }
  }
  for await (const version of valuesBefore(steps())) {
    if (version !== REMOVED) return read.find(({ versions }) => versions[section] === version)?.release;
  }
  return undefined;
}

/** Stands for a release without the section. It is never a target, but the version before it is. */
const REMOVED = '';

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
