import { SiteError } from '@vantedge/release';
import { type AssetCache, type LiveRelease, loadLiveRelease, loadNewest } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import type { Report, ServerEvent } from '../log/server-event.ts';
import type { Observe, ReleaseKind } from './observation.ts';
import { watchChannel } from './watch-channel.ts';

/** Why a server does not serve the complete newest entry of its channel. */
export interface Degradation {
  /** Number of the entry that cannot be served; absent when the channel itself cannot be read. */
  entry?: number;
  problem: { code: string; message: string };
}

/** The release that a server serves. */
export interface ServerStatus {
  /** Id of the release. */
  release: string;
  /** Number of its log entry. */
  entry: number;
  /** Present while the server cannot serve the newest entry, or cannot follow the channel. */
  degraded?: Degradation;
}

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
  report: Report;
  observe: Observe;
}

/** Loads the newest servable release of a channel. Rejects with a `SiteError` when there is none. */
export async function servedRelease(options: Options): Promise<ServedRelease> {
  const { store, channel, kind, cache, keepAssetsDays, report, observe } = options;
  const tell = (level: ServerEvent['level'], event: string, text: string, problems?: readonly unknown[]) => {
    const message = kind === 'preview' ? `Preview '${channel}': ${text}` : text;
    report({ level, event, message, ...(problems && { problems }) });
  };
  const start = await loadNewest(store, channel, { cache, keepAssetsDays });
  let current = start.live;
  const [newest] = start.problems;
  let degraded = newest && degradation(newest.error, newest.number);
  if (newest) {
    const served = nameOf(current.entry.number, current.id);
    const text =
      newest.number === current.entry.number
        ? `Degraded: ${served} is damaged; what can be read of it is served.`
        : `Degraded: ${nameOf(newest.number, newest.release)} cannot be served; ${served} is served instead.`;
    tell(
      'error',
      'degraded',
      text,
      start.problems.map(({ error }) => error),
    );
  }
  for (const problem of start.ignored)
    tell('warn', 'stray-log-key', 'Ignoring a damaged key far beyond the end of the log.', [problem]);
  const warned = new Set<string>();
  warn(current);

  function warn({ warnings }: LiveRelease) {
    for (const problem of warnings) {
      if (warned.has(String(problem))) continue;
      warned.add(String(problem));
      const text = 'The assets of an earlier release cannot be served to tabs that are still open.';
      tell('warn', 'earlier-assets-damaged', text, [problem]);
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
          });
          // This is the whole swap. Responses in flight keep the release that they started with.
          current = next;
          degraded = undefined;
          observe({ type: 'swap', of: kind });
          tell('info', 'swap', `Release ${next.id} (number ${entry.number}) is live.`);
          warn(next);
          for (const problem of next.damage) report(encodingDamagedEvent(problem));
        },
        report(problem, entry) {
          degraded = degradation(problem, entry?.number);
          observe({ type: 'swap-failed', of: kind });
          const stays = `${nameOf(current.entry.number, current.id)} stays live`;
          const failed = entry ? nameOf(entry.number, entry.release) : '';
          const text = failed
            ? `${failed.charAt(0).toUpperCase()}${failed.slice(1)} cannot be served; ${stays}.`
            : `The channel cannot be followed; ${stays}.`;
          tell('error', 'swap-failed', text, [problem]);
        },
        settle: () => (degraded = undefined),
      }),
  };
}

/** Converts an error for `ServerStatus`; an error that is not a `SiteError` has the code `INTERNAL`. */
function degradation(error: unknown, entry?: number): Degradation {
  const code = error instanceof SiteError ? error.code : 'INTERNAL';
  const message = error instanceof Error ? error.message : String(error);
  return { ...(entry !== undefined && { entry }), problem: { code, message } };
}

const nameOf = (number: number, release: string | undefined) =>
  release ? `release ${release} (number ${number})` : `entry ${number}`;

/** The event of a body that is served without a damaged encoding. */
export const encodingDamagedEvent = (problem: unknown): ServerEvent => ({
  level: 'warn',
  event: 'encoding-damaged',
  message: 'An encoding is damaged; the body is served without it.',
  problems: [problem],
});
