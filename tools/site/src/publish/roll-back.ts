import type { CommittedRelease } from '../release/append-release.ts';
import type { LogEnd, ReportEntry } from '../release/channel.ts';
import { logEnd } from '../release/log-end.ts';
import type { Release } from '../release/model.ts';
import { getRelease } from '../release/releases.ts';
import { noPreviousRelease } from '../release/rollback.ts';
import { commandLine } from '../command-line.ts';
import { isCorruption } from '../serve/is-corruption.ts';
import { loadLiveRelease } from '../serve/live-release.ts';
import { problemText } from '../serve/problem-text.ts';
import { commitRelease } from './commit-release.ts';
import { type RollbackOptions, reporter, type RolledBack } from './rollback-options.ts';
import { assertWasLive, releasesBefore } from './release-history.ts';

/** Earlier releases that a rollback tries: all that share a damaged file fail. */
const MAX_TRIED = 20;

/**
 * Puts an earlier release live as it is, to the byte: the one named, or the newest before the present one that a server can
 * load. Needs neither the live record nor the live release. When no earlier release loads, one goes live whose damage the
 * live release shares, because that is no worse.
 */
export async function rollBackSite(options: RollbackOptions, to?: string): Promise<RolledBack> {
  const report = reporter(options);
  const end = await logEnd(options.store, options.channel, { report: report.entry });
  if (to !== undefined) {
    await assertWasLive(options, end.live, to, report.entry);
    return commit(options, end, await getRelease(options.store, to), to);
  }
  let damaged: { target: string; release: Release } | undefined;
  let tried = 0;
  for await (const target of targets(options, end, report.entry)) {
    if ((tried += 1) > MAX_TRIED) break;
    let release: Release | undefined;
    try {
      release = await getRelease(options.store, target);
      return await commit(options, end, release, target, { mustBeWhole: true });
    } catch (error) {
      if (!isOfRelease(error)) throw error;
      report.text(`Release ${target} cannot be served.\n${problemText(error)}`);
      if (release) damaged ??= { target, release };
    }
  }
  if (damaged) return commit(options, end, damaged.release, damaged.target);
  throw noPreviousRelease(
    end.live
      ? `Release ${end.live.release} is the first of this channel.`
      : 'Nothing was ever published on this channel.',
    end.live ? 'site rollback --to <release>' : 'site publish shell',
  );
}

/** Whether a release itself cannot be served, as opposed to a lost race or a store that fails. */
const isOfRelease = (error: unknown) =>
  isCorruption(error) &&
  /^(?:BLOB_|RECORD_|ASSET_CONFLICT$|URL_COLLISION$|NOT_FOUND_PAGE_MISSING$)/.test(error.code);

/** What a rollback goes back to, newest first: below a damaged newest entry, the one that can be read. */
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
  { mustBeWhole = false } = {},
): Promise<RolledBack> {
  const { store, channel, flags } = options;
  const { entry, changed }: CommittedRelease = await commitRelease({
    store,
    channel,
    // What lands from here on was not meant to be taken back.
    initialLive: end.live,
    // By its id: "the one before" is another one by then.
    retryCommand: commandLine('site rollback --to', target, flags),
    now: () => new Date(),
    isBaseOptional: true,
    ...(!mustBeWhole && { toleratedDamage: () => damageOfLive(options, end) }),
    report: options.report,
    reportEntry: () => undefined,
    build: (base) =>
      Promise.resolve({ release, action: 'rollback', target, sections: differing(base, release) }),
  });
  return { entry, changed, rendered: [] };
}

/** Keys that the live release needs and that are damaged. */
async function damageOfLive({ store, channel }: RollbackOptions, { live }: LogEnd) {
  try {
    const loaded =
      live && (await loadLiveRelease(store, channel, live, { keepAssetsDays: 0, onDamage: 'omit' }));
    return new Set(loaded?.damage.map(({ at }) => at));
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return new Set<undefined>();
  }
}

function differing(base: Release | undefined, release: Release): string[] {
  const names = new Set([...Object.keys(base?.versions ?? {}), ...Object.keys(release.versions)]);
  return [...names].filter((name) => base?.versions[name] !== release.versions[name]).sort();
}
