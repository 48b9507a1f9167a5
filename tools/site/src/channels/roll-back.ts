import {
  changedSettings,
  getRelease,
  type LogEnd,
  logEnd,
  type LogEntry,
  noPreviousRelease,
  problemText,
  type Release,
  type ReportEntry,
  type SettingChange,
  SiteError,
  valuesBefore,
  walkBack,
} from '@vantedge/release';
import { isCorruption } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import { changedSections, type ChannelRequest, commitRelease } from './commit-release.ts';
import { composeNext } from './compose-next.ts';

export interface RollbackRequest extends ChannelRequest {
  /** Reads the whole release, also what is live, and skips releases with any damage. */
  verify?: boolean;
  /** Called with problems that do not stop the rollback. Default: prints to standard error. */
  report?: (text: string) => void;
}

export interface RolledBack {
  entry: LogEntry;
  /** False if the release was already live: the log then has no new entry. */
  changed: boolean;
  rendered: string[];
  /** Settings that the rollback has changed. */
  settings: SettingChange[];
}

/** Maximum number of earlier releases to try: all that share a damaged file fail. */
const MAX_TRIED = 20;

/**
 * Restores an earlier release unchanged: the given one, or the newest before the live one that a server can load. Works even if
 * the live entry and release are damaged. Damaged files that the live release has too are only found with `verify`.
 */
export async function rollBackSite(request: RollbackRequest, to?: string): Promise<RolledBack> {
  const { store, channel } = request;
  const report = reporter(request);
  const end = await logEnd(store, channel, { report: report.entry });
  if (to !== undefined) {
    await assertWasLive(request, end.live, to, report.entry);
    return restore(request, end.live, await getRelease(store, to), to);
  }
  let tried = 0;
  let firstFailure: unknown;
  for await (const target of targets(request, end, report.entry)) {
    if ((tried += 1) > MAX_TRIED) break;
    try {
      return await restore(request, end.live, await getRelease(store, target), target);
    } catch (error) {
      if (!isBrokenRelease(error)) throw error;
      report.text(`Release ${target} cannot be served.\n${problemText(error)}`);
      firstFailure ??= error;
    }
  }
  if (firstFailure) throw firstFailure;
  throw noPreviousRelease(
    end.live
      ? `Release ${end.live.release} is the first on this channel.`
      : 'Nothing has been published on this channel.',
    end.live ? 'site rollback --to <release>' : 'site publish shell',
  );
}

/** Functions to report problems that do not stop a rollback: a text, or a damaged log entry. */
function reporter({ report = (text) => console.error(text) }: RollbackRequest) {
  const entry: ReportEntry = (problem) => report(`Skipped a damaged log entry.\n${problemText(problem)}`);
  return { text: report, entry };
}

/** Ids of releases to restore, newest first. If the newest entry is damaged, starts with the newest valid one. */
async function* targets({ store, channel }: RollbackRequest, { live, next }: LogEnd, report: ReportEntry) {
  if (!live) return;
  if (next > live.number + 1) yield live.release;
  yield* releasesBefore(store, channel, live, report);
}

async function restore(
  request: RollbackRequest,
  live: LogEntry | undefined,
  release: Release,
  target: string,
): Promise<RolledBack> {
  const { entry, changed, next } = await commitRelease({
    ...commonOptions(request, live, target),
    isBaseOptional: true,
    build: async (base) => ({
      release,
      action: 'rollback',
      target,
      sections: changedSections(base, release),
      // Unknown if the record of the live release is damaged.
      settings: base ? changedSettings(base, release) : [],
    }),
  });
  return { entry, changed, rendered: [], settings: next.settings };
}

function commonOptions(request: RollbackRequest, live: LogEntry | undefined, target: string) {
  const { retryCommand } = request;
  const isNamed = retryCommand?.includes(' --to ');
  return {
    ...request,
    // Releases committed after this entry must not be undone.
    initialLive: live,
    // With its id, because the previous release may be a different one by then.
    retryCommand: isNamed ? retryCommand : retryCommand && `${retryCommand} --to ${target}`,
    // Reported before.
    reportEntry: () => undefined,
  };
}

/** Whether the release itself is broken, as opposed to a lost race or a failing store. */
const isBrokenRelease = (error: unknown) =>
  isCorruption(error) &&
  /^(?:BLOB_|RECORD_|ASSET_CONFLICT$|URL_COLLISION$|NOT_FOUND_PAGE_MISSING$)/.test(error.code);

/** Restores an earlier version of one section and leaves the others unchanged. */
export async function rollBackSection(
  request: RollbackRequest,
  section: string,
  to?: string,
): Promise<RolledBack> {
  const { store, channel, progress } = request;
  const report = reporter(request);
  const { live } = await logEnd(store, channel, { report: report.entry });
  if (to !== undefined) await assertWasLive(request, live, to, report.entry);
  const target = to ?? (await releaseBefore(request, live, section, report.entry));
  const restoredFrom = await releaseWith(store, target, section);
  const now = new Date();
  const { entry, changed, next } = await commitRelease({
    ...commonOptions(request, live, target),
    now: () => now,
    async build(base) {
      const versions = { ...base?.versions, [section]: restoredFrom.versions[section]! };
      const composition = await composeNext({ store, channel, progress, versions, base, restoredFrom, now });
      return { ...composition, action: 'rollback', target, sections: [section] };
    },
  });
  return { entry, changed, rendered: next.rendered, settings: [] };
}

/** Id of the last release with the section's previous version. */
async function releaseBefore(
  { store, channel }: RollbackRequest,
  live: LogEntry | undefined,
  section: string,
  report: ReportEntry,
): Promise<string> {
  const found = live && (await releaseWithPrevious(store, channel, live, section, report));
  if (found !== undefined) return found;
  const present = live?.versions[section];
  throw noPreviousRelease(
    present === undefined
      ? `'${section}' is not published on this channel.`
      : `'${section}' has never been live in a version other than ${present}.`,
    present === undefined ? `site publish ${section}` : `site remove ${section}`,
  );
}

async function releaseWith(store: Store, id: string, section: string): Promise<Release> {
  const release = await getRelease(store, id);
  if (release.versions[section]) return release;
  throw new SiteError('SECTION_NOT_FOUND', `Release ${id} has no section '${section}'.`, {
    fix: 'site status',
  });
}

/** Ids of releases that were live before the current one, newest first. */
async function* releasesBefore(
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
async function releaseWithPrevious(
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
async function assertWasLive(
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
