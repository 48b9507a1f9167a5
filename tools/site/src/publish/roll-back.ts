import {
  type CommittedRelease,
  getRelease,
  type LogEnd,
  logEnd,
  noPreviousRelease,
  problemText,
  type Release,
  type ReportEntry,
} from '@vantedge/release';
import { commandLine } from '@vantedge/cli';
import { isCorruption } from '@vantedge/release/live';
import { changedSections } from '../channels/changed-sections.ts';
import { commitRelease } from './commit-release.ts';
import { type RollbackOptions, reporter, type RolledBack } from './rollback-options.ts';
import { assertWasLive, releasesBefore } from './release-history.ts';

/** Maximum number of earlier releases to try: all that share a damaged file fail. */
const MAX_TRIED = 20;

/**
 * Restores an earlier release unchanged: the given one, or the newest before the live one that a server can load. Works even if
 * the live entry and release are damaged. Damaged files that the live release has too are only found with `verify`.
 */
export async function rollBackSite(options: RollbackOptions, to?: string): Promise<RolledBack> {
  const report = reporter(options);
  const end = await logEnd(options.store, options.channel, { report: report.entry });
  if (to !== undefined) {
    await assertWasLive(options, end.live, to, report.entry);
    return commit(options, end, await getRelease(options.store, to), to);
  }
  let tried = 0;
  let firstFailure: unknown;
  for await (const target of targets(options, end, report.entry)) {
    if ((tried += 1) > MAX_TRIED) break;
    try {
      return await commit(options, end, await getRelease(options.store, target), target);
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

/** Whether the release itself is broken, as opposed to a lost race or a failing store. */
const isBrokenRelease = (error: unknown) =>
  isCorruption(error) &&
  /^(?:BLOB_|RECORD_|ASSET_CONFLICT$|URL_COLLISION$|NOT_FOUND_PAGE_MISSING$)/.test(error.code);

/** Ids of releases to restore, newest first. If the newest entry is damaged, starts with the newest valid one. */
async function* targets({ store, channel }: RollbackOptions, { live, next }: LogEnd, report: ReportEntry) {
  if (!live) return;
  if (next > live.number + 1) yield live.release;
  yield* releasesBefore(store, channel, live, report);
}

async function commit(
  options: RollbackOptions,
  end: LogEnd,
  release: Release,
  target: string,
): Promise<RolledBack> {
  const { store, channel, flags, verify } = options;
  const { entry, changed }: CommittedRelease = await commitRelease({
    store,
    channel,
    // Releases committed after this entry must not be undone.
    initialLive: end.live,
    // With its id, because the previous release may be a different one by then.
    retryCommand: commandLine('site rollback --to', target, flags),
    now: () => new Date(),
    provenance: options.provenance,
    isBaseOptional: true,
    verify,
    report: options.report,
    reportEntry: () => undefined,
    build: (base) =>
      Promise.resolve({ release, action: 'rollback', target, sections: changedSections(base, release) }),
  });
  return { entry, changed, rendered: [] };
}
