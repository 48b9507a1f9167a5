import type { IncomingMessage } from 'node:http';
import { type Store, withDeadline } from '@vantedge/release/store';
import type { ExtraHandlers } from './extra-handlers.ts';
import { effectiveLimits } from './effective-limits.ts';
import { healthHandlers } from './health-handlers.ts';
import { httpServer } from './http-server.ts';
import type { ServerLimits } from './limits.ts';
import { listen } from './listen.ts';
import { type LiveRelease, loadLiveRelease, loadNewest } from '@vantedge/release/live';
import { problemText } from '@vantedge/release';
import { requestHandler } from './request-handler.ts';
import { degradation, type ServerStatus } from './server-status.ts';
import { degradedText, swapFailureText } from './degraded-text.ts';
import { throttle } from './throttle.ts';
import { watchChannel } from './watch-channel.ts';

export interface ServerOptions {
  store: Store;
  channel: string;
  /** 0 selects a free port. */
  port: number;
  host?: string;
  /** Send HSTS with every response: a proxy in front terminates TLS for every visitor. */
  hsts?: boolean;
  /** Trust `X-Forwarded-Proto`: a proxy in front sets it and never forwards a client's own value. */
  trustForwardedProto?: boolean;
  /** A proxy in front reuses connections. Implied by the two options above. */
  proxy?: boolean;
  extra?: ExtraHandlers;
  limits?: Partial<ServerLimits>;
  /** Days for which the assets of a version are served after it was last live. */
  keepAssetsDays?: number | undefined;
  /** Time limit of a store read, in milliseconds; a read that exceeds it fails and is retried later. */
  storeTimeoutMs?: number;
  /** Time between two polls of the channel, in milliseconds; each costs one read of the store. */
  pollIntervalMs?: number;
  /** Receives messages for the operator. Default: standard error. */
  report?: (text: string) => void;
}

export interface SiteServer {
  url: string;
  /** The live release. */
  release(): LiveRelease;
  /** The release served, and whether it is the complete newest entry of the channel. */
  status(): ServerStatus;
  /** Stops accepting connections and resolves when all requests in flight are answered. */
  close(): Promise<void>;
}

/** Long enough for the largest blob on a slow network, short enough that a hanging read does not delay a publish for long. */
const STORE_TIMEOUT_MS = 15_000;

const POLL_INTERVAL_MS = 300;

/** At most one overload report per interval, so that a flood cannot fill the log. */
const OVERLOAD_REPORT_INTERVAL_MS = 60_000;

/**
 * Serves the newest servable release of a channel and follows the channel. Damage is reported and retried until it is
 * repaired; rejects with a `SiteError` only when no release can be served.
 */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  const { channel, keepAssetsDays, report = (text) => console.error(text) } = options;
  const store = withDeadline(options.store, options.storeTimeoutMs ?? STORE_TIMEOUT_MS);
  const limits = effectiveLimits(options, report);
  const start = await loadNewest(store, channel, { keepAssetsDays });
  let current = start.live;
  let degraded = start.problems[0] && degradation(start.problems[0].error, start.problems[0].number);
  if (start.problems.length) report(degradedText(current, start.problems));
  for (const problem of start.ignored)
    report(`Ignoring a damaged key far beyond the end of the log.\n${problemText(problem)}`);
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
      `All ${limits.maxConnections} connections are busy; refusing new ones.\n  fix   --max-connections, or more servers`,
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
      // This is the whole swap. Responses in flight keep the release that they started with.
      current = next;
      degraded = undefined;
      warn(next);
      for (const problem of next.damage)
        report(`An encoding is damaged; the body is served without it.\n${problemText(problem)}`);
    },
    report(problem, entry) {
      degraded = degradation(problem, entry?.number);
      report(`${swapFailureText(current, entry)}\n${problemText(problem)}`);
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
