import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { eventText, type Report, throttle } from '@vantedge/errors';
import { head } from '@vantedge/release';
import { type AssetCache, assetCache, type AssetCacheStats, type LiveRelease } from '@vantedge/release/live';
import { type Store, withDeadline } from '@vantedge/store';
import { inspectorHandlers, withInspector } from '../previews/inspector.ts';
import { PREVIEW_HEADERS, previewHosts } from '../previews/preview-hosts.ts';
import { assetFailures } from './assets.ts';
import type { ExtraHandlers } from './extra-handlers.ts';
import { healthHandlers } from './health-handlers.ts';
import { type ConnectionEvents, httpServer } from './http-server.ts';
import { effectiveLimits, type ServerLimits } from './limits.ts';
import { listen } from './listen.ts';
import { type Observe, observedStore } from './observation.ts';
import { type ReleaseFollower, releaseFollower, type ServerStatus } from './release-follower.ts';
import { requestHandler, type RequestHandlerOptions } from './request-handler.ts';
import type { TrustProxy } from './trusted-proxies.ts';
import { watchLog } from './watch-log.ts';

/** Options of `startServer`. */
export interface ServerOptions {
  store: Store;
  channel: string;
  /** 0 selects a free port. */
  port?: number;
  host?: string;
  /** A listening socket that this process has inherited, instead of `port` and `host`. It stays open when the server closes. */
  fd?: number | undefined;
  /** Proxies in front, which set `X-Forwarded-Proto`, never forward a client's own value, and reuse connections. */
  proxy?: TrustProxy | undefined;
  extra?: ExtraHandlers;
  /** Serves previews at `<name>.<domain>`, with these handlers instead of `extra`. Default: no previews. */
  previews?: { domain: string; extra: ExtraHandlers } | undefined;
  /** Adds the inspector to pages, as those of previews have it. */
  inspector?: boolean | undefined;
  /** Share of the views that browsers measure, in percent; `extra` handles what they send. Default: none. */
  measuredPercent?: number | undefined;
  limits?: Partial<ServerLimits>;
  /** Maximum size of the assets in memory, in bytes. Documents are always in memory. */
  assetCacheBytes?: number | undefined;
  /** Time limit of a store read, in milliseconds; a read that exceeds it fails and is retried later. */
  storeTimeoutMs?: number;
  /** Time between two polls of the channel, in milliseconds; each costs one read of the store. */
  pollIntervalMs?: number;
  /** Folder of the store, which is watched for new log entries: they need not wait for a poll. */
  folder?: string | undefined;
  /** Receives events for the operator. Default: prints their text to standard error. */
  report?: Report;
  /** Receives every request and swap, for metrics and the access log. */
  observe?: Observe | undefined;
}

export interface SiteServer {
  url: string;
  /** The live release. */
  release(): LiveRelease;
  /** The release served, and whether it is the complete newest entry of the channel. */
  status(): ServerStatus;
  /** Time since the channel was last read, in milliseconds. */
  readAgeMs(): number;
  /** Assets in memory, and requests for assets. */
  assetCache(): AssetCacheStats;
  /** Whether the server is closing. */
  isDraining(): boolean;
  /** Stops accepting connections and resolves when all requests in flight are answered. */
  close(): Promise<void>;
}

/** Enough for the assets of a site and its releases of a week. */
const ASSET_CACHE_BYTES = 256 * 1024 * 1024;

/** Long enough for the largest blob on a slow network, short enough that a hanging read does not delay a publish for long. */
const STORE_TIMEOUT_MS = 15_000;

const POLL_INTERVAL_MS = 300;

/**
 * Serves the newest servable release of a channel and follows the channel. Damage is reported and retried until it is
 * repaired; rejects with a `SiteError` only when no release can be served.
 */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  const { channel, report = printEvent, observe = () => undefined } = options;
  const store = observedStore(
    withDeadline(options.store, options.storeTimeoutMs ?? STORE_TIMEOUT_MS),
    observe,
  );
  const limits = effectiveLimits(options.limits ?? {}, options.proxy !== undefined);
  const failures = assetFailures(report);
  const maxBytes = options.assetCacheBytes ?? ASSET_CACHE_BYTES;
  const cache = assetCache({ store, maxBytes, onDamage: failures.encodingDamaged });
  const release = await releaseFollower({ store, cache, report, observe, channel, kind: 'live' });
  const parts: Parts = {
    options,
    store,
    cache,
    release,
    report,
    observe,
    health: healthHandlers({ status: release.status, isDraining: () => drain.hasBegun }),
    handling: {
      limits,
      secure: (request) =>
        options.proxy?.(request.socket.remoteAddress ?? '', 0) === true && isForwardedOverTls(request),
      observe: options.observe,
      measuredPercent: options.measuredPercent,
      report: (error) =>
        report({ level: 'error', event: 'request-failed', message: 'A request failed.', problems: [error] }),
      failures,
    },
  };
  const handleSite = siteHandler(parts);
  const previews = previewHandler(parts);
  const handle: RequestListener = (request, response) => {
    if (!previews?.handle(request, response)) handleSite(request, response);
  };
  const { server, drain } = httpServer(limits, handle, connectionEvents(limits, report, observe));
  const url = await listenOn(server, options, report);
  const stop = release.follow(following(options, channel));

  return {
    url,
    release: release.current,
    status: release.status,
    readAgeMs: release.readAgeMs,
    assetCache: cache.stats,
    isDraining: () => drain.hasBegun,
    close() {
      stop();
      previews?.close();
      return drain.begin({ isSocketShared: options.fd !== undefined });
    },
  };
}

/** What the handlers of the site and of previews share. */
interface Parts {
  options: ServerOptions;
  store: Store;
  cache: AssetCache;
  release: ReleaseFollower;
  report: Report;
  observe: Observe;
  health: ExtraHandlers;
  handling: Omit<RequestHandlerOptions, 'current' | 'refresh' | 'extra'>;
}

const printEvent: Report = (event) => console.error(eventText(event));

/** Whether a proxy says that the visitor is connected over TLS. */
const isForwardedOverTls = ({ headers }: IncomingMessage) =>
  /^\s*https\s*(?:,|$)/i.test(String(headers['x-forwarded-proto'] ?? ''));

/** Handles requests for the site. */
const siteHandler = ({ options, store, release, health, handling }: Parts): RequestListener =>
  requestHandler({
    current: release.current,
    refresh: release.refresh,
    extra: new Map([
      ...(options.extra ?? []),
      ...health,
      ...(options.inspector ? inspectorHandlers(store) : []),
    ]),
    present: options.inspector ? withInspector : undefined,
    ...handling,
  });

/** Handles requests for the hosts of previews; undefined if there are none. */
function previewHandler({ options, store, cache, release, health, handling, report, observe }: Parts) {
  const { channel, previews } = options;
  if (!previews) return undefined;
  return previewHosts({
    store,
    domain: previews.domain,
    // Of the channel itself, it is in memory.
    liveEntry: async (name) => (name === channel ? release.current().entry : head(store, name)),
    load: (name) => releaseFollower({ store, cache, report, observe, channel: name, kind: 'preview' }),
    following: (name) => following(options, name),
    handlerOf: (preview, extra) =>
      requestHandler({
        current: preview.current,
        refresh: preview.refresh,
        extra: new Map([...previews.extra, ...health, ...extra]),
        headers: PREVIEW_HEADERS,
        present: withInspector,
        role: 'preview',
        ...handling,
      }),
    report,
  });
}

/** How a channel is followed. */
const following = ({ pollIntervalMs, folder }: ServerOptions, channel: string) => ({
  intervalMs: pollIntervalMs ?? POLL_INTERVAL_MS,
  watch: folder === undefined ? undefined : (onChange: () => void) => watchLog(folder, channel, onChange),
});

function connectionEvents(
  { maxConnections }: ServerLimits,
  report: Report,
  observe: Observe,
): ConnectionEvents {
  const reportRarely = throttle(report);
  return {
    refused() {
      observe({ type: 'connection-refused' });
      reportRarely({
        level: 'warn',
        event: 'connections-refused',
        message: `All ${maxConnections} connections are in use; refusing new ones.`,
        fix: 'raise --max-connections, or start more servers',
      });
    },
    lost(responses) {
      const message = `Responses cut: ${responses}. Their clients did not read them while the server was closing.`;
      report({ level: 'warn', event: 'answers-lost', message });
    },
  };
}

/** Listens where the options say; resolves to the URL. */
function listenOn(server: Server, { fd, host = '127.0.0.1', port = 0 }: ServerOptions, report: Report) {
  const reportRarely = throttle(report);
  return listen(server, fd === undefined ? { host, port } : { fd }, ({ message }) =>
    reportRarely({
      level: 'warn',
      event: 'connection-not-accepted',
      message: `A connection could not be accepted: ${message}`,
    }),
  );
}
