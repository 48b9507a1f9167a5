import {
  appendRelease,
  type AppendReleaseOptions,
  type CommittedRelease,
} from '../release/append-release.ts';
import { type LiveRelease, loadRelease } from '../serve/live-release.ts';
import { isCorruption } from '../serve/is-corruption.ts';
import { problemText } from '../serve/problem-text.ts';

interface Commit extends Omit<AppendReleaseOptions, 'check'> {
  /** Called with each problem of an earlier release that does not keep this one from being served; default: standard error. */
  report?: ((text: string) => void) | undefined;
  /**
   * Store keys whose damage does not keep a candidate from going live, for a rollback: those that the live release needs
   * too, so that it is no better. Read only when the candidate is damaged; default: none.
   */
  toleratedDamage?: () => Promise<ReadonlySet<string | undefined>>;
}

/**
 * Puts a channel's next release live. Every command that changes what is live goes through here: the candidate is loaded
 * first, by the code that loads it in a server, so a release that no server can load never enters the log. Throws what a
 * server would (`ASSET_CONFLICT`, `URL_COLLISION`, `NOT_FOUND_PAGE_MISSING`, `BLOB_NOT_FOUND`, …), and what `appendRelease` throws.
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
      report(`A damaged entry of the log is skipped.\n${problemText(problem)}`);
    },
    ...request,
    async check(candidate) {
      // Of a round that was lost only the bytes still hold: another release has taken its number in the log.
      const previous = loaded && { blobs: loaded.blobs, log: new Map<never, never>() };
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
    report(
      `The assets of an earlier release cannot be served to tabs that are still open.\n${problemText(warning)}`,
    );
  }
  return committed;
}
