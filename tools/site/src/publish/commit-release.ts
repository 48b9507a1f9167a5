import { type Advance, advance, type Advanced } from '../release/advance.ts';
import { type LiveRelease, loadRelease } from '../serve/live-release.ts';
import { problemText } from '../serve/problem-text.ts';

interface Commit extends Omit<Advance, 'check'> {
  /** Called with each problem of an earlier release that does not keep this one from being served; default: standard error. */
  report?: (text: string) => void;
}

/**
 * Puts a channel's next release live. Every command that changes what is live goes through here: the candidate is loaded
 * first, by the code that loads it in a server, so a release that no server can load never enters the log. Throws what a
 * server would (`ASSET_CONFLICT`, `URL_TWICE`, `NOT_FOUND_PAGE`, `BLOB_MISSING`, …), and what `advance` throws.
 */
export async function commitRelease({
  report = (text) => console.error(text),
  ...request
}: Commit): Promise<Advanced> {
  const { store, channel } = request;
  let loaded: LiveRelease | undefined;
  const advanced = await advance({
    ...request,
    async check(candidate) {
      // Of a round that was lost only the bytes still hold: another release has taken its number in the log.
      const previous = loaded && { blobs: loaded.blobs, log: new Map<never, never>() };
      loaded = await loadRelease(store, channel, candidate, { previous });
    },
  });
  for (const warning of loaded?.warnings ?? []) {
    report(
      `The assets of an earlier release cannot be served to tabs that are still open.\n${problemText(warning)}`,
    );
  }
  return advanced;
}
