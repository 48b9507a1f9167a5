import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { assetCache, type AssetCacheStats, type LiveRelease } from '@vantedge/release/live';
import { withDeadline } from '@vantedge/release/store';
import { eventText, type Report } from '../log/server-event.ts';
import { ASSET_CACHE_MB, MB } from './asset-cache-size.ts';
import { assetFailures } from './asset-failures.ts';
import { effectiveLimits } from './effective-limits.ts';
import { healthHandlers } from './health-handlers.ts';
import { httpServer } from './http-server.ts';
import { listen } from './listen.ts';
import { observedStore } from './observed-store.ts';
import { requestHandler } from './request-handler.ts';
import { PREVIEW_HEADERS, previewHosts } from '../previews/preview-hosts.ts';
import { secureBy } from './secure-by.ts';
import { servedRelease } from './served-release.ts';
import type { ServerOptions } from './server-options.ts';
import type { ServerStatus } from './server-status.ts';
import { throttle } from './throttle.ts';

export interface SiteServer {
  url: string;
  /** The live release. */
  release(): LiveRelease;
  /** The release served, and whether it is the complete newest entry of the channel. */
  status(): ServerStatus;
  /** Assets in memory, and requests for assets. */
  assetCache(): AssetCacheStats;
  /** Number of open connections. */
  connections(): Promise<number>;
  /** Whether the server is closing. */
  isDraining(): boolean;
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
  const { channel, keepAssetsDays, report = printEvent, observe = () => undefined } = options;
  const timeoutMs = options.storeTimeoutMs ?? STORE_TIMEOUT_MS;
  const store = observedStore(withDeadline(options.store, timeoutMs), observe);
  const limits = effectiveLimits(options, report);
  const failures = assetFailures(report);
  const maxBytes = options.assetCacheBytes ?? ASSET_CACHE_MB * MB;
  const cache = assetCache({ store, maxBytes, onDamage: failures.encodingDamaged });
  const common = { store, cache, keepAssetsDays, report, observe };
  const release = await servedRelease({ ...common, channel, kind: 'live', tagged: options.cacheTags });
  const { current, status } = release;
  const intervalMs = options.pollIntervalMs ?? POLL_INTERVAL_MS;
  const reportFailure = (error: unknown) =>
    report({ level: 'error', event: 'request-failed', message: 'A request failed.', problems: [error] });
  const health = healthHandlers({ status, isDraining: () => connections.isDraining });
  const handling = {
    limits,
    secure: secureBy(options),
    observe: options.observe,
    report: reportFailure,
    failures,
  };
  const handleSite = requestHandler({
    current,
    extra: new Map([...(options.extra ?? []), ...health]),
    ...handling,
  });
  const { previews: previewExtra } = options;
  const previews =
    previewExtra &&
    previewHosts({
      store,
      intervalMs,
      load: (name) => servedRelease({ ...common, channel: name, kind: 'preview' }),
      handlerOf: (preview, extra) =>
        requestHandler({
          current: preview.current,
          extra: new Map([...previewExtra, ...health, ...extra]),
          headers: PREVIEW_HEADERS,
          ...handling,
        }),
      report: reportFailure,
    });
  const handle: RequestListener = (request, response) => {
    if (!previews?.handle(request, response)) handleSite(request, response);
  };
  const reportOverload = throttle(report, OVERLOAD_REPORT_INTERVAL_MS);
  const { server, connections } = httpServer(limits, handle, () => {
    observe({ type: 'connection-refused' });
    reportOverload({
      level: 'warn',
      event: 'connections-refused',
      message: `All ${limits.maxConnections} connections are busy; refusing new ones.`,
      fix: '--max-connections, or more servers',
    });
  });
  const url = await listen(server, options.host ?? '127.0.0.1', options.port, ({ message }) =>
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
    assetCache: cache.stats,
    isDraining: () => connections.isDraining,
    connections: () => promisify(server.getConnections.bind(server))(),
    close() {
      stop();
      previews?.close();
      return connections.drain();
    },
  };
}

const printEvent: Report = (event) => console.error(eventText(event));
