import {
  appendRelease,
  type AppendReleaseOptions,
  changedVersions,
  type LogEntry,
  type NextRelease,
  type Provenance,
  type Release,
  type ReportEntry,
} from '@vantedge/release';
import { problemText, runnable } from '@vantedge/errors';
import { changedUrls, checkServable, type Servable } from '@vantedge/release/live';
import type { Store } from '@vantedge/store';
import type { Progress } from '../progress.ts';
import { formatVersion, type Versions } from './pushed-versions.ts';
import { assertNothingLost, type Permissions, removedPages } from './safeguards.ts';

/** What every command that changes a channel is given. */
export interface ChannelRequest {
  store: Store;
  channel: string;
  /** Who runs the command, for the entry. */
  provenance?: Provenance | undefined;
  progress?: Progress | undefined;
  permissions?: Permissions | undefined;
  /** Command line that repeats the command. `CONFLICT` prints it. */
  retryCommand?: string | undefined;
  /** Called with problems that do not stop the command. Default: prints to standard error. */
  report?: ((text: string) => void) | undefined;
}

interface Commit
  extends ChannelRequest, Pick<AppendReleaseOptions, 'initialLive' | 'allowDamage' | 'reportEntry'> {
  /** Builds the next release on the live one: what the log entry needs, and what composing it has shown. */
  build: (
    base: Release | undefined,
    live: LogEntry | undefined,
  ) => Promise<NextRelease & Partial<Pick<Committed, 'rendered' | 'warnings'>>>;
  /** The release of another channel that this one was composed on. */
  parent?: Release | undefined;
  /** Reads the whole release, also what is live. */
  verify?: boolean | undefined;
  /** Time of the entry. Default: when it is appended. */
  now?: (() => Date) | undefined;
}

/** What a command has put live. */
export interface Committed {
  channel: string;
  /** The entry that is live now. */
  entry: LogEntry;
  release: Release;
  /** The release that was live before, or that of the parent channel. */
  before: Release | undefined;
  /** False if the release was already live: the log then has no new entry. */
  changed: boolean;
  /** Paths of pages that the release before had, sorted. */
  removed: string[];
  /** Paths that were rendered. */
  rendered: string[];
  /** URLs to purge from a cache: those whose response differs from the release that was live before. */
  changedUrls: string[];
  /** Problems that do not prevent the release. */
  warnings: string[];
}

/**
 * Puts a channel's next release live. All commands that change the live release use this function. It first checks what the live
 * release does not have, so that no release enters the log that a server can load less of than of the live one. Throws the errors of
 * a server (`ASSET_CONFLICT`, `URL_COLLISION`, `NOT_FOUND_PAGE_MISSING`, `BLOB_NOT_FOUND`, …), of `assertNothingLost` and of `appendRelease`.
 */
export async function commitRelease({
  report = (text) => console.error(text),
  parent,
  verify = false,
  now = () => new Date(),
  ...request
}: Commit): Promise<Committed> {
  const { store, channel } = request;
  let checked: Servable | undefined;
  const { entry, release, changed, next } = await appendRelease({
    reportEntry: reporterOfEntries(report),
    ...request,
    now,
    async build(base, live) {
      const next = await request.build(base, live);
      if (['publish', 'promote'].includes(next.action)) assertNothingLost(base, next.release, request);
      // The canary that the release ends.
      const ended = ['canary', 'promote'].includes(next.action) ? undefined : live?.canary;
      return { ...next, before: parent ?? base, ended };
    },
    async check(candidate, liveRelease) {
      const served = verify ? [] : [liveRelease, parent].filter((release) => release !== undefined);
      checked = await checkServable(store, channel, candidate, { served, intact: checked?.intact });
    },
  });
  for (const problem of checked?.damage ?? [])
    report(`Release ${entry.release} is damaged.\n${problemText(problem)}`);
  for (const warning of checked?.warnings ?? [])
    report(`Assets of an earlier release cannot be served to open tabs.\n${problemText(warning)}`);
  const { before, ended, rendered = [], warnings = [] } = next;
  if (changed && ended) {
    const again = previewCommand(ended.preview, channel, before?.versions ?? {}, ended.versions);
    report(
      `The canary '${ended.preview}' has ended: its release does not contain this one.\n` +
        `  fix   ${runnable(`${again} && site canary ${ended.preview} --percent ${ended.percent}`)}`,
    );
  }
  return {
    channel,
    entry,
    release,
    before,
    changed,
    removed: removedPages(before, release),
    rendered,
    changedUrls: changedUrls(before, release),
    warnings,
  };
}

/** A function that reports each damaged log entry once. */
export function reporterOfEntries(report: (text: string) => void): ReportEntry {
  const reported = new Set<number>();
  return (problem, number) => {
    if (!reported.has(number)) report(`Skipped a damaged log entry.\n${problemText(problem)}`);
    reported.add(number);
  };
}

/**
 * The command that composes a preview again on the live release of a channel: names exactly the versions that the preview changed, so
 * that it undoes nothing else.
 */
export function previewCommand(name: string, channel: string, before: Versions, after: Versions): string {
  const versions = changedVersions(before, after).flatMap(({ name: section, after: id }) =>
    id === undefined ? [] : formatVersion(section, id),
  );
  return [
    'site preview',
    ...versions,
    '--name',
    name,
    ...(channel === 'production' ? [] : ['--channel', channel]),
  ].join(' ');
}

/** Names of the sections whose version differs between two releases, sorted. */
export const changedSections = (
  before: Pick<Release, 'versions'> | undefined,
  after: Pick<Release, 'versions'>,
): string[] => changedVersions(before?.versions, after.versions).map(({ name }) => name);
