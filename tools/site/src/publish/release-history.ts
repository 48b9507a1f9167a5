import type { ReportEntry } from '../release/channel.ts';
import type { LogEntry } from '../release/model.ts';
import { getRelease } from '../release/releases.ts';
import { type Step, valuesBefore } from '../release/rollback.ts';
import { walkBack } from '../release/walk-log.ts';
import { isCorruption } from '../serve/is-corruption.ts';
import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';

/** Ids of the releases that were live before the present one, newest first. */
export async function* releasesBefore(
  store: Store,
  channel: string,
  live: LogEntry,
  report: ReportEntry,
): AsyncGenerator<string, void, void> {
  async function* steps() {
    for await (const { release, action, target } of walkBack(store, channel, live, { report })) {
      // A section that was rolled back mostly makes a new release: the log need not be searched for it.
      yield { value: release, isRollback: action === 'rollback' && (target ?? release) === release };
    }
  }
  yield* valuesBefore(steps());
}

/** What is known of a section's versions, as far as the log was read. */
export interface VersionHistory {
  /** Versions that were live before the present one, newest first. */
  before: AsyncGenerator<string, void, void>;
  /** The version that is live; undefined when there is none, or nothing was read yet. */
  present(): string | undefined;
  /** The entries that were read, newest first, with the version that they brought where they name the section. */
  read: { entry: LogEntry; version: string | undefined }[];
}

/** The versions of a section that were live, read from the newest entry back. Records that cannot be read are skipped. */
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
      const version = isNamed ? await versionIn(entry) : undefined;
      read.push({ entry, version });
      if (version !== undefined) yield { value: version, isRollback: entry.action === 'rollback' };
    }
  }
  async function versionIn({ release, number }: LogEntry) {
    try {
      return (await getRelease(store, release)).versions[section];
    } catch (error) {
      if (!isCorruption(error)) throw error;
      report(error, number);
      return undefined;
    }
  }
  return {
    before: valuesBefore(steps()),
    present: () => read.find(({ version }) => version !== undefined)?.version,
    read,
  };
}

/** Id of the newest release, of those that were read, in which the section had this version. */
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
 * Throws `RELEASE_NEVER_LIVE` unless the release was live on this channel. With damaged entries nobody can tell, so then a
 * release that the readable ones do not name is accepted.
 */
export async function assertWasLive(
  { store, channel }: { store: Store; channel: string },
  live: LogEntry | undefined,
  release: string,
  report: ReportEntry,
): Promise<void> {
  let isDamaged = !live;
  const note: ReportEntry = (problem, number) => {
    isDamaged = true;
    report(problem, number);
  };
  if (live)
    for await (const entry of walkBack(store, channel, live, { report: note }))
      if (entry.release === release) return;
  if (isDamaged) return;
  // A release that does not exist at all has an error of its own.
  await getRelease(store, release);
  throw new SiteError('RELEASE_NEVER_LIVE', `Release ${release} was never live on '${channel}'.`, {
    at: `releases/${release}.json`,
    fix: 'site status',
  });
}
