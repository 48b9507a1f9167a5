import {
  appendRelease,
  type AppendReleaseOptions,
  type Canary,
  type CommittedRelease,
  problemText,
  type Release,
} from '@vantedge/release';
import { checkServable, type Servable } from '@vantedge/release/live';

interface Commit extends Omit<AppendReleaseOptions, 'check'> {
  /** Called with problems of earlier releases that do not affect this one. Default: prints to standard error. */
  report?: ((text: string) => void) | undefined;
  /** The release of another channel that this one was composed on. */
  parent?: Release | undefined;
  /** Reads the whole release, also what is live. */
  verify?: boolean | undefined;
}

/**
 * Puts a channel's next release live. All commands that change the live release use this function. It first checks what the live
 * release does not have, so that no release enters the log that a server can load less of than of the live one. Throws the errors of
 * a server (`ASSET_CONFLICT`, `URL_COLLISION`, `NOT_FOUND_PAGE_MISSING`, `BLOB_NOT_FOUND`, …) and of `appendRelease`.
 */
export async function commitRelease({
  report = (text) => console.error(text),
  parent,
  verify = false,
  ...request
}: Commit): Promise<CommittedRelease> {
  const { store, channel } = request;
  let checked: Servable | undefined;
  let ended: Canary | undefined;
  const reported = new Set<number>();
  const committed = await appendRelease({
    reportEntry(problem, number) {
      if (reported.has(number)) return;
      reported.add(number);
      report(`Skipped a damaged log entry.\n${problemText(problem)}`);
    },
    ...request,
    async build(base, live) {
      const next = await request.build(base, live);
      ended = ['canary', 'promote'].includes(next.action) ? undefined : live?.canary;
      return next;
    },
    async check(candidate, liveRelease) {
      const served = verify ? [] : [liveRelease, parent].filter((release) => release !== undefined);
      checked = await checkServable(store, channel, candidate, { served, known: checked?.bodies });
    },
  });
  for (const problem of checked?.damage ?? []) {
    report(`Release ${committed.entry.release} is damaged.\n${problemText(problem)}`);
  }
  for (const warning of checked?.warnings ?? []) {
    report(`Assets of an earlier release cannot be served to open tabs.\n${problemText(warning)}`);
  }
  if (committed.changed && ended) {
    report(
      `The canary '${ended.preview}' has ended: its release does not contain this one.\n` +
        `  fix   site preview … --name ${ended.preview}, then site canary ${ended.preview} --percent ${ended.percent}`,
    );
  }
  return committed;
}
