import type { IncomingMessage, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { eventText, type Report, throttle } from '@vantedge/errors';
import { head } from '@vantedge/release';
import { assetCache, type AssetCacheStats, type LiveRelease } from '@vantedge/release/live';
import { type Store, withDeadline } from '@vantedge/store';
import { assetFailures } from './assets.ts';
import type { ExtraHandlers } from './extra-handlers.ts';
import { healthHandlers } from './health-handlers.ts';
import { httpServer } from './http-server.ts';
import { effectiveLimits, type ServerLimits } from './limits.ts';
import { listen } from './listen.ts';
import { type Observe, observedStore } from './observation.ts';
import { requestHandler } from './request-handler.ts';
import { inspectorHandlers, withInspector } from '../previews/inspector.ts';
import { servedRelease, type ServerStatus } from './served-release.ts';
import type { TrustProxy } from './trusted-proxies.ts';

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
  /** Number of open connections. */
  connections(): Promise<number>;
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
  const timeoutMs = options.storeTimeoutMs ?? STORE_TIMEOUT_MS;
  const store = observedStore(withDeadline(options.store, timeoutMs), observe);
  const limits = effectiveLimits(options, report);
  const failures = assetFailures(report);
  const maxBytes = options.assetCacheBytes ?? ASSET_CACHE_BYTES;
  const cache = assetCache({ store, maxBytes, onDamage: failures.encodingDamaged });
  const common = { store, cache, report, observe };
  // Before the server listens: loading React takes a second, in which no visitor would get an answer.
  const shown = options.previews && {
    ...options.previews,
    ...(await import('../previews/preview-hosts.ts')),
  };
  const release = await servedRelease({ ...common, channel, kind: 'live' });
  const { current, status } = release;
  const intervalMs = options.pollIntervalMs ?? POLL_INTERVAL_MS;
  const reportFailure = (error: unknown) =>
    report({ level: 'error', event: 'request-failed', message: 'A request failed.', problems: [error] });
  const health = healthHandlers({ status, isDraining: () => drain.hasBegun });
  const handling = {
    limits,
    secure: (request: IncomingMessage) =>
      options.proxy?.(request.socket.remoteAddress ?? '', 0) === true && isForwardedOverTls(request),
    observe: options.observe,
    measuredPercent: options.measuredPercent,
    report: reportFailure,
    failures,
  };
  const inspector = options.inspector ? inspectorHandlers(store) : [];
  const handleSite = requestHandler({
    current,
    refresh: release.refresh,
    extra: new Map([...(options.extra ?? []), ...health, ...inspector]),
    present: options.inspector ? withInspector : undefined,
    ...handling,
  });
  const previews =
    shown &&
    shown.previewHosts({
      store,
      domain: shown.domain,
      intervalMs,
      // Of the channel itself, it is in memory.
      liveEntry: async (name) => (name === channel ? current().entry : head(store, name)),
      load: (name) => servedRelease({ ...common, channel: name, kind: 'preview' }),
      handlerOf: (preview, extra) =>
        requestHandler({
          current: preview.current,
          refresh: preview.refresh,
          extra: new Map([...shown.extra, ...health, ...extra]),
          headers: shown.PREVIEW_HEADERS,
          present: withInspector,
          role: 'preview',
          ...handling,
        }),
      report,
      observe,
    });
  const handle: RequestListener = (request, response) => {
    if (!previews?.handle(request, response)) handleSite(request, response);
  };
  const reportOverload = throttle(report);
  const events = {
    refused() {
      observe({ type: 'connection-refused' });
      reportOverload({
        level: 'warn',
        event: 'connections-refused',
        message: `All ${limits.maxConnections} connections are in use; refusing new ones.`,
        fix: '--max-connections, or more servers',
      });
    },
    lost(responses: number) {
      observe({ type: 'answers-lost', responses });
      const message = `Responses cut: ${responses}. Their clients did not read them while the server was closing.`;
      report({ level: 'warn', event: 'answers-lost', message });
    },
  };
  const { server, drain } = httpServer(limits, handle, events);
  const { fd, host = '127.0.0.1', port = 0 } = options;
  const url = await listen(server, fd === undefined ? { host, port } : { fd }, ({ message }) =>
    reportOverload({
      level: 'warn',
      event: 'connection-not-accepted',
      message: `A connection could not be accepted: ${message}`,
    }),
  );
  const stop = release.follow(intervalMs);

  return {
    url,
    release: current,
    status,
    readAgeMs: release.readAgeMs,
    assetCache: cache.stats,
    isDraining: () => drain.hasBegun,
    connections: () => promisify(server.getConnections.bind(server))(),
    close() {
      stop();
      previews?.close();
      return drain.begin({ isSocketShared: fd !== undefined });
    },
  };
}

const printEvent: Report = (event) => console.error(eventText(event));

/** Whether a proxy says that the visitor is connected over TLS. */
const isForwardedOverTls = ({ headers }: IncomingMessage) =>
  /^\s*https\s*(?:,|$)/i.test(String(headers['x-forwarded-proto'] ?? ''));
