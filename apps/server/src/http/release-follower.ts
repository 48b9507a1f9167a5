import { setTimeout as sleep } from 'node:timers/promises';
import { type Canary, hasExpired, logEnd, type LogEntry } from '@vantedge/release';
import { type Report, type ServerEvent, SiteError } from '@vantedge/errors';
import { type AssetCache, type LiveRelease, loadLiveRelease, loadNewest } from '@vantedge/release/live';
import type { Store } from '@vantedge/store';
import type { Observe } from './observation.ts';

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
  /** The canary that a share of the visitors gets. */
  canary?: Pick<Canary, 'preview' | 'release' | 'percent'>;
  /** Present while the server cannot serve the newest entry, or cannot follow the channel. */
  degraded?: Degradation;
}

/** The release that a server serves, and its replacement by newer ones. */
export interface ReleaseFollower {
  current(): LiveRelease;
  status(): ServerStatus;
  /** Time since the channel was last read, in milliseconds. */
  readAgeMs(): number;
  /** Swaps to newer releases until the returned function is called. Does not keep the process alive. */
  follow(options: FollowOptions): () => void;
  /**
   * Resolves after a poll that has started since the call, or when that takes too long. All calls within 100 ms share one poll, so that a
   * flood of requests does not become one for the store.
   */
  refresh(): Promise<void>;
}

export interface FollowOptions {
  /** Time between two polls of the channel, in milliseconds. */
  intervalMs: number;
  /** Calls a function as soon as the log may have changed, so that it need not wait for a poll; returns a function that stops it. */
  watch?: ((onChange: () => void) => () => void) | undefined;
  /** Called after each poll that finds the channel expired, as previews do. */
  onExpired?: () => void;
}

interface Options {
  store: Store;
  channel: string;
  /** Whether the channel is that of the site or a preview. */
  kind: 'live' | 'preview';
  /** For the assets of all releases that the server serves. */
  cache: AssetCache;
  report: Report;
  observe: Observe;
}

/** A log entry with a problem; `release` is absent when the entry itself cannot be read. */
interface ProblemEntry {
  number: number;
  release?: string;
  canary?: LogEntry['canary'];
}

/** Polls between two attempts to load a release that failed: the store may have been repaired. */
const RETRY_AFTER_POLLS = 5;

/** Polls between two listings of the log: looking for the next number alone never finds entries above a gap. */
const LIST_AFTER_POLLS = 200;

/** Minimum time between the starts of two polls for requests, in milliseconds. */
const REFRESH_INTERVAL_MS = 100;

/** Maximum time that a request waits for a poll, in milliseconds. Loading a release from S3 takes up to 2 s. */
const REFRESH_TIMEOUT_MS = 5_000;

/** Loads the newest servable release of a channel. Rejects with a `SiteError` when there is none. */
export async function releaseFollower(options: Options): Promise<ReleaseFollower> {
  const { store, channel, kind, cache, report, observe } = options;
  const reportEvent = (
    level: ServerEvent['level'],
    event: string,
    text: string,
    problems?: readonly unknown[],
  ) => {
    const message = kind === 'preview' ? `Preview '${channel}': ${text}` : text;
    report({ level, event, message, ...(problems && { problems }) });
  };
  const start = await loadNewest(store, channel, { cache });
  let current = start.live;
  let { newest } = start;
  // Keyed by entry number; `undefined` is the channel itself.
  const reported = new Map<number | undefined, string>(
    start.problems.map(({ number, error }) => [number, String(error)]),
  );
  /** Number of the entry that is loaded completely. */
  let loaded = start.problems.some(({ number }) => number <= newest.number) ? undefined : newest.number;
  let failed = { number: loaded === undefined ? newest.number : 0, polls: 0 };
  let polls = 0;
  let lastRead = performance.now();
  const [problem] = start.problems;
  let degraded = problem && degradation(problem.error, problem.number);
  if (problem) {
    const served = nameOf(current.entry);
    const canary = newest.number === current.entry.number && !current.entry.canary && newest.canary;
    let text = `${nameOf(problem)} cannot be served; ${served} is served instead.`;
    if (canary)
      text = `the canary of preview '${canary.preview}' cannot be served; all visitors get ${served}.`;
    else if (problem.number === current.entry.number)
      text = `${served} is damaged; what can be read of it is served.`;
    const errors = start.problems.map(({ error }) => error);
    reportEvent('error', 'degraded', `Degraded: ${text}`, errors);
  }
  for (const ignored of start.ignored)
    reportEvent('warn', 'stray-log-key', 'Ignoring a damaged key far beyond the end of the log.', [ignored]);
  const warned = new Set<string>();
  reportEarlierAssets(current);

  function reportEarlierAssets({ warnings }: LiveRelease) {
    for (const warning of warnings) {
      if (warned.has(String(warning))) continue;
      warned.add(String(warning));
      const text = 'The assets of an earlier release cannot be served to tabs that are still open.';
      reportEvent('warn', 'earlier-assets-damaged', text, [warning]);
    }
  }

  let polling: Promise<void> | undefined;
  let lastPoll = -REFRESH_INTERVAL_MS;
  let refreshing: Promise<void> | undefined;
  let hasEnded = false;

  /** Polls once. Of concurrent calls, only the first one does. */
  function pollOnce(): Promise<void> {
    if (polling) return polling;
    lastPoll = performance.now();
    return (polling = poll()
      .catch((error: unknown) => reportOnce(error))
      .finally(() => (polling = undefined)));
  }

  /** Polls once after what is running, which may have read the log before it was called. */
  async function pollAgain() {
    await polling;
    const waitMs = lastPoll + REFRESH_INTERVAL_MS - performance.now();
    if (waitMs > 0) await sleep(waitMs, undefined, { ref: false });
    // From here on, a call needs another poll.
    refreshing = undefined;
    await pollOnce();
  }

  function refresh(): Promise<void> {
    // The store does not answer: a flood of requests must not wait for it.
    if (polling && performance.now() - lastPoll > REFRESH_TIMEOUT_MS) return Promise.resolve();
    return (refreshing ??= Promise.race([pollAgain(), sleep(REFRESH_TIMEOUT_MS, undefined, { ref: false })]));
  }

  /** Looks for newer entries, and loads the newest one. An entry that cannot be loaded is retried later. */
  async function poll() {
    const problems: (ProblemEntry & { error: unknown })[] = [];
    polls += 1;
    const end = await logEnd(store, channel, {
      known: polls % LIST_AFTER_POLLS === 0 ? undefined : newest,
      report: (error, number) => problems.push({ number, error }),
      skipOutdated: true,
    });
    lastRead = performance.now();
    hasEnded = end.live !== undefined && hasExpired(end.live);
    if (hasEnded) return;
    if (end.live && end.live.number > newest.number) newest = end.live;
    const isAbove = ({ number }: ProblemEntry) => number > newest.number;
    for (const { number, error } of problems.filter((one) => !isAbove(one))) reportOnce(error, { number });
    reported.delete(undefined);
    // A damaged key far ahead is not part of the log.
    const above = problems.filter((one) => isAbove(one) && one.number < end.next);
    if (newest.number === loaded) {
      if (!above.length) degraded = undefined;
    } else if (newest.number !== failed.number || (failed.polls += 1) >= RETRY_AFTER_POLLS) {
      await swap(newest);
    }
    for (const { number, error } of above) reportOnce(error, { number });
  }

  async function swap(entry: LogEntry) {
    try {
      await load(entry);
      loaded = entry.number;
      degraded = undefined;
      reported.clear();
    } catch (error) {
      failed = { number: entry.number, polls: 0 };
      const { canary, ...live } = entry;
      // A damaged canary does not take the live release along.
      if (canary && current.entry.number < entry.number) await load(live).catch(() => undefined);
      reportOnce(error, entry);
    }
  }

  /** Loads the release of an entry, and its canary. Rejects if one of them is damaged. */
  async function load(entry: LogEntry) {
    const next = await loadLiveRelease(store, channel, entry, { previous: current, cache });
    // This is the whole swap. Responses in flight keep the release that they started with.
    current = next;
    if (kind === 'live') observe({ type: 'swap' });
    reportEvent('info', 'swap', `Release ${next.id} (number ${entry.number}) is live.`);
    reportEarlierAssets(next);
    for (const damage of next.damage) report(encodingDamagedEvent(damage));
  }

  /** Reports a problem of an entry or of the channel, once until it changes. */
  function reportOnce(error: unknown, entry?: ProblemEntry) {
    const isKnown = reported.get(entry?.number) === String(error);
    reported.set(entry?.number, String(error));
    if (isKnown) return;
    degraded = degradation(error, entry?.number);
    const live = nameOf(current.entry);
    if (entry?.canary && entry.number === current.entry.number) {
      const text = `The canary of preview '${entry.canary.preview}' cannot be served; all visitors get ${live}.`;
      return reportEvent('error', 'canary-failed', text, [error]);
    }
    const what = entry ? `${capitalized(nameOf(entry))} cannot be served` : 'The channel cannot be followed';
    reportEvent('error', 'swap-failed', `${what}; ${live} stays live.`, [error]);
  }

  return {
    current: () => current,
    status() {
      const { number, canary } = current.entry;
      return {
        release: current.id,
        entry: number,
        ...(canary && { canary }),
        ...(degraded && { degraded }),
      };
    },
    readAgeMs: () => performance.now() - lastRead,
    refresh,
    follow({ intervalMs, watch, onExpired = () => undefined }) {
      const look = (poll: () => Promise<void>) => void poll().then(() => hasEnded && onExpired());
      const timer = setInterval(look, intervalMs, pollOnce).unref();
      const stopWatching = watch?.(() => look(refresh));
      return () => {
        clearInterval(timer);
        stopWatching?.();
      };
    },
  };
}

/** Converts an error for `ServerStatus`; an error that is not a `SiteError` has the code `INTERNAL`. */
function degradation(error: unknown, entry?: number): Degradation {
  const code = error instanceof SiteError ? error.code : 'INTERNAL';
  const message = error instanceof Error ? error.message : String(error);
  return { ...(entry !== undefined && { entry }), problem: { code, message } };
}

const nameOf = ({ number, release }: ProblemEntry) =>
  release ? `release ${release} (number ${number})` : `entry ${number}`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The event of a body that is served without a damaged encoding. */
export const encodingDamagedEvent = (problem: unknown): ServerEvent => ({
  level: 'warn',
  event: 'encoding-damaged',
  message: 'A compressed copy is damaged; the file is served uncompressed.',
  problems: [problem],
});
