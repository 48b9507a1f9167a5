import { SHELL } from '@vantedge/federation-contract';
import {
  changedSettings,
  getRelease,
  type LogEnd,
  logEnd,
  type LogEntry,
  noPreviousRelease,
  type ReportEntry,
  resolveRelease,
  type SettingChange,
  valuesBefore,
  walkBack,
} from '@vantedge/release';
import { command, type CommandLine, isCorruption, SiteError, type Warn, warningText } from '@vantedge/errors';
import { changedSections } from './changed-versions.ts';
import { commit, entryReporter } from './commit.ts';
import { type ChannelRequest, type CommitResult, retryWith } from './requests.ts';

export interface RollbackRequest extends ChannelRequest {
  /** Reads the whole release, also what is live, and skips releases with any damage. */
  verify?: boolean;
}

export interface RollbackResult extends CommitResult {
  /** Settings that the rollback has changed. */
  settings: SettingChange[];
}

/** Maximum number of earlier releases to try: all that share a damaged file fail. */
const MAX_TRIED = 20;

/**
 * Restores an earlier release unchanged: the given one, or the newest before the live one that a server can load. Works even if
 * the live entry and release are damaged. Damaged files that the live release has too are only found with `verify`.
 */
export async function rollBackSite(given: RollbackRequest, to?: string): Promise<RollbackResult> {
  const log = await readLog(given);
  if (to !== undefined) return restore(log, await givenTarget(log, to), given.retryCommand);
  let tried = 0;
  let firstFailure: unknown;
  for await (const target of releasesBefore(log)) {
    if ((tried += 1) > MAX_TRIED) break;
    try {
      return await restore(log, target, retryTo(given, target));
    } catch (error) {
      if (!isBrokenRelease(error)) throw error;
      log.report({ text: `Release ${target} cannot be served.`, cause: error });
      firstFailure ??= error;
    }
  }
  if (firstFailure) throw firstFailure;
  const { live, damage } = log.end;
  if (!live && damage)
    throw noPreviousRelease(
      `No entry can be read. ${damage.message}`,
      command('site', 'rollback', '--to', '<release>'),
    );
  throw noPreviousRelease(
    live
      ? `Release ${live.release} is the first on this channel.`
      : 'Nothing has been published on this channel.',
    command('site', 'publish', ...Object.keys(live?.versions ?? { shell: '' })),
  );
}

/** Restores an earlier version of one section and leaves the others unchanged. */
export async function rollBackSection(
  given: RollbackRequest,
  section: string,
  to?: string,
): Promise<RollbackResult> {
  const log = await readLog(given);
  const target = to === undefined ? await releaseWithPrevious(log, section) : await givenTarget(log, to);
  const restoredFrom = await getRelease(given.store, target);
  const version = restoredFrom.versions[section];
  if (!version) {
    throw new SiteError('SECTION_NOT_FOUND', `Release ${target} has no section '${section}'.`, {
      fix: command('site', 'status'),
    });
  }
  const retryCommand = to === undefined ? retryTo(given, target) : given.retryCommand;
  const request = { ...given, decidedOn: log.end.live, retryCommand };
  const committed = await commit(request, async ({ base }) => ({
    entry: { action: 'rollback', target, sections: [section] },
    compose: { versions: { ...base?.versions, [section]: version }, restoredFrom },
    verify: given.verify,
  }));
  return { ...committed, settings: [] };
}

/** A rollback, with the end of the log that it starts from. */
interface Log extends RollbackRequest {
  end: LogEnd;
  report: Warn;
  /** Called with each damaged log entry; reports it once. */
  reportEntry: ReportEntry;
}

async function readLog({
  report = (warning) => console.error(warningText(warning)),
  ...request
}: RollbackRequest): Promise<Log> {
  const reportEntry = entryReporter(report);
  const end = await logEnd(request.store, request.channel, { report: reportEntry });
  return { ...request, end, report, reportEntry };
}

/** Command line that repeats a rollback with its target, because the previous release may be a different one by then. */
const retryTo = (request: RollbackRequest, target: string) =>
  request.retryCommand && retryWith(request, '--to', target);

/** Puts a release live again. Releases committed after the end of the log that was read must not be undone. */
async function restore(
  log: Log,
  target: string,
  retryCommand: CommandLine | undefined,
): Promise<RollbackResult> {
  const release = await getRelease(log.store, target);
  const request = { ...log, retryCommand, decidedOn: log.end.live, allowDamage: true };
  const committed = await commit(request, async ({ base }) => ({
    entry: { action: 'rollback', target, sections: changedSections(base, release) },
    release,
    verify: log.verify,
  }));
  // Unknown if the record of the live release is damaged.
  return { ...committed, settings: committed.before ? changedSettings(committed.before, release) : [] };
}

/** Whether the release itself is broken, as opposed to a lost race or a failing store. */
const isBrokenRelease = (error: unknown) =>
  isCorruption(error) &&
  /^(?:BLOB_|RECORD_|ASSET_CONFLICT$|URL_COLLISION$|NOT_FOUND_PAGE_MISSING$)/.test(error.code);

/** Ids of releases to restore, newest first. If the newest entry is damaged, starts with the newest valid one. */
async function* releasesBefore(log: Log): AsyncGenerator<string, void, void> {
  const { live, next } = log.end;
  if (live && next > live.number + 1) yield live.release;
  async function* steps() {
    // Rolling back a section usually creates a new release, so the log is not searched for it.
    for await (const { release, action, target } of walk(log))
      yield { value: release, isRollback: action === 'rollback' && (target ?? release) === release };
  }
  yield* valuesBefore(steps());
}

/** Stands for a release without the section. It is never a target, but the version before it is. */
const REMOVED = '';

/** Id of the newest release with the version of a section that was live before the current one. */
async function releaseWithPrevious(log: Log, section: string): Promise<string> {
  const read: LogEntry[] = [];
  async function* steps() {
    for await (const entry of walk(log)) {
      read.push(entry);
      if (entry.sections.includes(section))
        yield { value: entry.versions[section] ?? REMOVED, isRollback: entry.action === 'rollback' };
    }
  }
  for await (const version of valuesBefore(steps())) {
    if (version !== REMOVED) return read.find(({ versions }) => versions[section] === version)!.release;
  }
  const present = log.end.live?.versions[section];
  if (present === undefined) {
    const all = Object.keys(log.end.live?.versions ?? {}).sort();
    throw new SiteError(
      'SECTION_NOT_FOUND',
      `There is no section '${section}' on '${log.channel}'. Live: ${all.join(', ') || 'none'}.`,
      { at: `channels/${log.channel}/`, fix: command('site', 'status') },
    );
  }
  throw noPreviousRelease(
    `'${section}' has never been live in a version other than ${present}.`,
    command('site', section === SHELL ? 'publish' : 'remove', section),
  );
}

/**
 * The id of a release, of which 8 digits are enough. Throws `RELEASE_NEVER_LIVE` unless it was live on this channel. If log entries are
 * damaged, this is unknown, and any release is accepted.
 */
async function givenTarget(log: Log, digits: string): Promise<string> {
  const release = await resolveRelease(log.store, digits);
  let isDamaged = !log.end.live;
  const reportEntry: ReportEntry = (problem, number) => {
    isDamaged = true;
    log.reportEntry(problem, number);
  };
  for await (const entry of walk({ ...log, reportEntry })) if (entry.release === release) return release;
  if (isDamaged) return release;
  throw new SiteError('RELEASE_NEVER_LIVE', `Release ${release} has never been live on '${log.channel}'.`, {
    at: `releases/${release}.json`,
    fix: command('site', 'log'),
  });
}

/** Entries of the log, newest first. Damaged ones are reported and skipped. */
async function* walk({
  store,
  channel,
  end: { live },
  reportEntry,
}: Log): AsyncGenerator<LogEntry, void, void> {
  if (live) yield* walkBack(store, channel, live, { report: reportEntry });
}
