import { SiteError } from '@vantedge/release';
import {
  type AssetCache,
  type EntryProblem,
  type LiveRelease,
  loadLiveRelease,
  loadNewest,
} from '@vantedge/release/live';
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

/** Converts an error for `ServerStatus`; an error that is not a `SiteError` has the code `INTERNAL`. */
function degradation(error: unknown, entry?: number): Degradation {
  const code = error instanceof SiteError ? error.code : 'INTERNAL';
  const message = error instanceof Error ? error.message : String(error);
  return { ...(entry !== undefined && { entry }), problem: { code, message } };
}

/** The event of a server that starts without the complete newest entry. Needs at least one problem. */
function degradedEvent(
  { id, entry: { number } }: LiveRelease,
  problems: readonly EntryProblem[],
  preview?: string,
): ServerEvent {
  const [newest] = problems;
  const served = `release ${id} (number ${number})`;
  const message =
    newest!.number === number
      ? `Degraded: ${served} is damaged; what can be read of it is served.`
      : `Degraded: ${entryText(newest!)} cannot be served; ${served} is served instead.`;
  return {
    level: 'error',
    event: 'degraded',
    message: named(message, preview),
    problems: problems.map(({ error }) => error),
  };
}

/** The event of a running server that cannot load an entry, or cannot read the channel. */
function swapFailedEvent(
  { id, entry: { number } }: LiveRelease,
  next: Pick<EntryProblem, 'number' | 'release'> | undefined,
  problem: unknown,
  preview?: string,
): ServerEvent {
  const stays = `release ${id} (number ${number}) stays live`;
  const text = next && entryText(next);
  const message = text
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)} cannot be served; ${stays}.`
    : `The channel cannot be followed; ${stays}.`;
  return { level: 'error', event: 'swap-failed', message: named(message, preview), problems: [problem] };
}

/** The event of a server that serves another release from now on. */
function swapEvent({ id, entry: { number } }: LiveRelease, preview?: string): ServerEvent {
  const message = `Release ${id} (number ${number}) is live.`;
  return { level: 'info', event: 'swap', message: named(message, preview) };
}

/** The event of a body that is served without a damaged encoding. */
export function encodingDamagedEvent(problem: unknown): ServerEvent {
  const message = 'An encoding is damaged; the body is served without it.';
  return { level: 'warn', event: 'encoding-damaged', message, problems: [problem] };
}

/** Messages about a preview name it first. */
const named = (message: string, preview: string | undefined) =>
  preview === undefined ? message : `Preview '${preview}': ${message}`;

const entryText = ({ number, release }: Pick<EntryProblem, 'number' | 'release'>) =>
  release ? `release ${release} (number ${number})` : `entry ${number}`;
