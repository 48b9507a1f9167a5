import type { IncomingMessage } from 'node:http';
import { withReadDeadline } from '../store/read-deadline.ts';
import type { Store } from '../store/store.ts';
import type { ExtraHandlers } from './extra-handlers.ts';
import { effectiveLimits } from './effective-limits.ts';
import { healthHandlers } from './health-handlers.ts';
import { httpServer } from './http-server.ts';
import type { ServerLimits } from './limits.ts';
import { listen } from './listen.ts';
import { type LiveRelease, loadLiveRelease } from './live-release.ts';
import { loadNewest } from './newest-release.ts';
import { problemText } from './problem-text.ts';
import { requestHandler } from './request-handler.ts';
import { degradation, type ServerStatus } from './server-status.ts';
import { degradedText, unmovedText } from './degraded-text.ts';
import { throttle } from './throttle.ts';
import { watchChannel } from './watch-channel.ts';

export interface ServerOptions {
  store: Store;
  channel: string;
  /** 0 takes a free one. */
  port: number;
  host?: string;
  /** Send HSTS with every response: a proxy in front terminates TLS for every visitor. */
  hsts?: boolean;
  /** A proxy in front tells by `X-Forwarded-Proto` who came over TLS, and lets nobody else set that header. */
  trustForwardedProto?: boolean;
  /** A proxy in front keeps connections open between requests; implied by the two options above. */
  proxy?: boolean;
  extra?: ExtraHandlers;
  limits?: Partial<ServerLimits>;
  /** Days for which the assets of a version are served after it was last live. */
  keepAssetsDays?: number | undefined;
  /** Time limit of a store read, in milliseconds; a read that exceeds it fails and is retried later. */
  storeTimeoutMs?: number;
  /** Time between two polls of the channel, in milliseconds; each costs one read of the store. */
  pollIntervalMs?: number;
  /** Told what an operator must know; by default it goes to standard error. */
  report?: (text: string) => void;
}

export interface SiteServer {
  url: string;
  /** What is served at this moment. */
  release(): LiveRelease;
  /** What is served, and whether that is the channel's newest entry, whole. */
  status(): ServerStatus;
  /** Stops accepting and resolves when all that was in flight is answered. */
  close(): Promise<void>;
}

/** Long enough for the largest blob over a slow network, short enough that a publish is not missed for long. */
const STORE_TIMEOUT_MS = 15_000;

const POLL_INTERVAL_MS = 300;

/** At most one overload report per interval, so that a flood cannot fill the log. */
const OVERLOAD_REPORT_INTERVAL_MS = 60_000;

/**
 * Serves the newest release of a channel that can be served, and follows the channel. Damage is reported, and retried until
 * it is repaired; only when nothing can be served is it a `SiteError`.
 */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  const { channel, keepAssetsDays, report = (text) => console.error(text) } = options;
  const store = withReadDeadline(options.store, options.storeTimeoutMs ?? STORE_TIMEOUT_MS);
  const limits = effectiveLimits(options, report);
  const start = await loadNewest(store, channel, { keepAssetsDays });
  let current = start.live;
  let degraded = start.problems[0] && degradation(start.problems[0].error, start.problems[0].number);
  if (start.problems.length) report(degradedText(current, start.problems));
  for (const problem of start.ignored)
    report(`A key far ahead of the log is damaged, and ignored.\n${problemText(problem)}`);
  const warned = new Set<string>();
  warn(current);

  function warn({ warnings }: LiveRelease) {
    for (const text of warnings.map(problemText).filter((text) => !warned.has(text))) {
      warned.add(text);
      report(`The assets of an earlier release cannot be served to tabs that are still open.\n${text}`);
    }
  }

  const status = (): ServerStatus => ({
    release: current.id,
    entry: current.entry.number,
    ...(degraded && { degraded }),
  });
  const health = healthHandlers({ status, isDraining: () => connections.isDraining });
  const handle = requestHandler({
    current: () => current,
    extra: new Map([...(options.extra ?? []), ...health]),
    limits,
    secure: secureBy(options),
    report: (error) => report(problemText(error)),
  });
  const reportOverload = throttle(report, OVERLOAD_REPORT_INTERVAL_MS);
  const { server, connections } = httpServer(limits, handle, () =>
    reportOverload(
      `All ${limits.maxConnections} connections are busy: new ones are refused.\n  fix   --max-connections, or more servers`,
    ),
  );
  const url = await listen(server, options.host ?? '127.0.0.1', options.port, (error) =>
    reportOverload(`A connection could not be accepted: ${error.message}`),
  );

  const stop = watchChannel({
    intervalMs: options.pollIntervalMs ?? POLL_INTERVAL_MS,
    store,
    channel,
    newest: start.newest,
    loaded: start.problems.some(({ number }) => number <= start.newest.number) ? undefined : current.entry,
    reported: start.problems,
    async move(entry) {
      const next = await loadLiveRelease(store, channel, entry, { previous: current, keepAssetsDays });
      // The whole swap: answers in flight hold on to the release that they were begun with.
      current = next;
      degraded = undefined;
      warn(next);
    },
    report(problem, entry) {
      degraded = degradation(problem, entry?.number);
      report(`${unmovedText(current, entry)}\n${problemText(problem)}`);
    },
    settle: () => (degraded = undefined),
  });

  return {
    url,
    release: () => current,
    status,
    close() {
      stop();
      return connections.drain();
    },
  };
}

function secureBy({ hsts = false, trustForwardedProto = false }: ServerOptions) {
  if (hsts || !trustForwardedProto) return () => hsts;
  return ({ headers }: IncomingMessage) =>
    String(headers['x-forwarded-proto'] ?? '')
      .split(',', 1)[0]!
      .trim()
      .toLowerCase() === 'https';
}
