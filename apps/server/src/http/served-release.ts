import { type AssetCache, type LiveRelease, loadLiveRelease, loadNewest } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import type { Report } from '../log/server-event.ts';
import type { Observe, ReleaseKind } from './observation.ts';
import { degradedEvent, encodingDamagedEvent, swapEvent, swapFailedEvent } from './release-events.ts';
import { degradation, type ServerStatus } from './server-status.ts';
import { watchChannel } from './watch-channel.ts';

/** The release that a server serves, and its replacement by newer ones. */
export interface ServedRelease {
  current(): LiveRelease;
  status(): ServerStatus;
  /** Polls the channel and swaps to newer releases until the returned function is called. */
  follow(intervalMs: number): () => void;
}

interface Options {
  store: Store;
  channel: string;
  kind: ReleaseKind;
  /** For the assets of all releases that the server serves. */
  cache: AssetCache;
  keepAssetsDays: number | undefined;
  /** Tag responses for a CDN; previews are never cached. */
  tagged?: boolean | undefined;
  report: Report;
  observe: Observe;
}

/** Loads the newest servable release of a channel. Rejects with a `SiteError` when there is none. */
export async function servedRelease(options: Options): Promise<ServedRelease> {
  const { store, channel, kind, cache, keepAssetsDays, tagged, report, observe } = options;
  const preview = kind === 'preview' ? channel : undefined;
  const start = await loadNewest(store, channel, { cache, keepAssetsDays, tagged });
  let current = start.live;
  let degraded = start.problems[0] && degradation(start.problems[0].error, start.problems[0].number);
  if (start.problems.length) report(degradedEvent(current, start.problems, preview));
  for (const problem of start.ignored) {
    const message = 'Ignoring a damaged key far beyond the end of the log.';
    report({ level: 'warn', event: 'stray-log-key', message, problems: [problem] });
  }
  const warned = new Set<string>();
  warn(current);

  function warn({ warnings }: LiveRelease) {
    for (const problem of warnings) {
      if (warned.has(String(problem))) continue;
      warned.add(String(problem));
      const message = 'The assets of an earlier release cannot be served to tabs that are still open.';
      report({ level: 'warn', event: 'earlier-assets-damaged', message, problems: [problem] });
    }
  }

  return {
    current: () => current,
    status: () => ({ release: current.id, entry: current.entry.number, ...(degraded && { degraded }) }),
    follow: (intervalMs) =>
      watchChannel({
        intervalMs,
        store,
        channel,
        newest: start.newest,
        loaded: start.problems.some(({ number }) => number <= start.newest.number)
          ? undefined
          : current.entry,
        reported: start.problems,
        async move(entry) {
          const next = await loadLiveRelease(store, channel, entry, {
            previous: current,
            cache,
            keepAssetsDays,
            tagged,
          });
          // This is the whole swap. Responses in flight keep the release that they started with.
          current = next;
          degraded = undefined;
          observe({ type: 'swap', of: kind });
          report(swapEvent(next, preview));
          warn(next);
          for (const problem of next.damage) report(encodingDamagedEvent(problem));
        },
        report(problem, entry) {
          degraded = degradation(problem, entry?.number);
          observe({ type: 'swap-failed', of: kind });
          report(swapFailedEvent(current, entry, problem, preview));
        },
        settle: () => (degraded = undefined),
      }),
  };
}
