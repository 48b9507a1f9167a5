import {
  appendRelease,
  type AppendReleaseOptions,
  type CommittedRelease,
  type NextRelease,
  problemText,
  type Provenance,
  type Release,
  SiteError,
} from '@vantedge/release';
import { checkServable, type Servable } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import type { Progress } from '../progress.ts';

/** What every command that changes a channel is given. */
export interface ChannelRequest {
  store: Store;
  channel: string;
  /** Who runs the command, for the entry. */
  provenance?: Provenance | undefined;
  progress?: Progress | undefined;
  /** Command line that repeats the command. `CONFLICT` prints it. */
  retryCommand?: string | undefined;
}

interface Commit<Next extends NextRelease> extends Omit<AppendReleaseOptions<Next>, 'check' | 'now'> {
  /** Called with problems of earlier releases that do not affect this one. Default: prints to standard error. */
  report?: ((text: string) => void) | undefined;
  /** The release of another channel that this one was composed on. */
  parent?: Release | undefined;
  /** Reads the whole release, also what is live. */
  verify?: boolean | undefined;
  /** Time of the entry. Default: when it is appended. */
  now?: (() => Date) | undefined;
}

/**
 * Puts a channel's next release live. All commands that change the live release use this function. It first checks what the live
 * release does not have, so that no release enters the log that a server can load less of than of the live one. Throws the errors of
 * a server (`ASSET_CONFLICT`, `URL_COLLISION`, `NOT_FOUND_PAGE_MISSING`, `BLOB_NOT_FOUND`, …) and of `appendRelease`.
 */
export async function commitRelease<Next extends NextRelease>({
  report = (text) => console.error(text),
  parent,
  verify = false,
  now = () => new Date(),
  ...request
}: Commit<Next>): Promise<CommittedRelease<Next>> {
  const { store, channel } = request;
  let checked: Servable | undefined;
  const reported = new Set<number>();
  const committed = await appendRelease({
    reportEntry(problem, number) {
      if (reported.has(number)) return;
      reported.add(number);
      report(`Skipped a damaged log entry.\n${problemText(problem)}`);
    },
    ...request,
    now,
    async build(base, live) {
      const next = await request.build(base, live);
      return { ...next, ended: ['canary', 'promote'].includes(next.action) ? undefined : live?.canary };
    },
    async check(candidate, liveRelease) {
      const served = verify ? [] : [liveRelease, parent].filter((release) => release !== undefined);
      checked = await checkServable(store, channel, candidate, { served, intact: checked?.intact });
    },
  });
  for (const problem of checked?.damage ?? []) {
    report(`Release ${committed.entry.release} is damaged.\n${problemText(problem)}`);
  }
  for (const warning of checked?.warnings ?? []) {
    report(`Assets of an earlier release cannot be served to open tabs.\n${problemText(warning)}`);
  }
  const { ended } = committed.next;
  if (committed.changed && ended) {
    report(
      `The canary '${ended.preview}' has ended: its release does not contain this one.\n` +
        `  fix   site preview … --name ${ended.preview}, then site canary ${ended.preview} --percent ${ended.percent}`,
    );
  }
  return committed;
}

/** The error of a command that needs the live release of a channel without one: `CHANNEL_EMPTY`. */
export const channelEmpty = (channel: string) =>
  new SiteError('CHANNEL_EMPTY', `Nothing has been published to '${channel}' yet.`, {
    at: `channels/${channel}/`,
    fix: `site publish shell --channel ${channel}`,
  });

/** Names of the sections whose version differs between two releases, sorted. */
export function changedSections(before: Release | undefined, after: Release): string[] {
  const names = new Set([...Object.keys(before?.versions ?? {}), ...Object.keys(after.versions)]);
  return [...names].filter((name) => before?.versions[name] !== after.versions[name]).sort();
}
