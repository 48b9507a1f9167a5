import {
  appendRelease,
  type AppendReleaseOptions,
  type CommittedRelease,
  problemText,
} from '@vantedge/release';
import { isCorruption, type LiveRelease, loadRelease } from '@vantedge/release/live';

interface Commit extends Omit<AppendReleaseOptions, 'check'> {
  /** Called with problems of earlier releases that do not affect this one. Default: prints to standard error. */
  report?: ((text: string) => void) | undefined;
  /**
   * Damaged store keys that do not prevent a rollback, because the live release needs them as well. Called only if the
   * candidate is damaged. Default: none.
   */
  toleratedDamage?: () => Promise<ReadonlySet<string | undefined>>;
}

/**
 * Puts a channel's next release live. All commands that change the live release use this function. It first loads the candidate
 * like a server does, so that a release that no server can load never enters the log. Throws the errors of a server
 * (`ASSET_CONFLICT`, `URL_COLLISION`, `NOT_FOUND_PAGE_MISSING`, `BLOB_NOT_FOUND`, …) and of `appendRelease`.
 */
export async function commitRelease({
  report = (text) => console.error(text),
  toleratedDamage = () => Promise.resolve(new Set()),
  ...request
}: Commit): Promise<CommittedRelease> {
  const { store, channel } = request;
  let loaded: LiveRelease | undefined;
  const reported = new Set<number>();
  const committed = await appendRelease({
    reportEntry(problem, number) {
      if (reported.has(number)) return;
      reported.add(number);
      report(`Skipped a damaged log entry.\n${problemText(problem)}`);
    },
    ...request,
    async check(candidate) {
      // After a lost round, only bodies can be reused: another release has taken the number in the log.
      const previous = loaded && { bodies: loaded.bodies, log: new Map<never, never>() };
      try {
        loaded = await loadRelease(store, channel, candidate, { previous });
      } catch (error) {
        if (!isCorruption(error)) throw error;
        const tolerated = await toleratedDamage();
        if (!tolerated.has(error.at)) throw error;
        loaded = await loadRelease(store, channel, candidate, { previous, onDamage: 'omit' });
        if (loaded.damage.some(({ at }) => !tolerated.has(at))) throw error;
      }
    },
  });
  for (const problem of loaded?.damage ?? []) {
    report(`Release ${committed.entry.release} is damaged.\n${problemText(problem)}`);
  }
  for (const warning of loaded?.warnings ?? []) {
    report(`Assets of an earlier release cannot be served to open tabs.\n${problemText(warning)}`);
  }
  return committed;
}
