import { eventLog, type LogFormat } from '../log/event-log.ts';
import {
  checkNotify,
  CONFIRMATION,
  deliverLeads,
  enforceRetention,
  leadLocation,
  openLeads,
  parseNotify,
} from '@vantedge/lead-server';
import { entryNumbers, nothingPublished } from '@vantedge/release';
import type { CommandReport } from '@vantedge/errors';
import { openStore, type Store, storeFolder } from '@vantedge/store';
import { startAdminServer } from '../admin/admin-server.ts';
import { createMetrics } from '../admin/metrics.ts';
import { closeOnSignal } from '../http/listen.ts';
import { startServer } from '../http/server.ts';
import type { TrustProxy } from '../http/trusted-proxies.ts';
import { leadHandlers } from '../leads/lead-handlers.ts';
import { handleUnhandledErrors } from '../log/unhandled-errors.ts';
import { announcePreviews } from '../previews/preview-address.ts';
import { signalHandlers } from '../signals/signal-handlers.ts';
import { getTerminal } from './terminal.ts';

/** Options of `server start`. */
interface StartOptions {
  store: string;
  channel: string;
  port: number;
  host: string;
  fd?: number;
  adminPort?: number;
  adminHost: string;
  /** Domain of the previews. */
  previews?: string;
  proxy?: TrustProxy;
  maxConnections: number;
  /** In MB. */
  assetCache: number;
  /** In seconds. */
  drainDelay: number;
  /** A location, or `false` for `--no-leads`. */
  leads?: string | boolean;
  /** Where leads are delivered: names and URLs. */
  notify: string[];
  postsPerMinute: number;
  messagesPerDay: number;
  /** Share of the views that are measured, in percent. */
  signals: number;
  logFormat?: LogFormat;
  accessLog?: boolean;
}

/** Bytes in a megabyte, as for memory. */
const MB = 1024 * 1024;

/** Time between two polls of a store in a folder, in milliseconds: it is watched, but a network mount may tell of no changes. */
const FOLDER_POLL_INTERVAL_MS = 1_000;

/** Serves a channel until a signal; resolves when it listens. Rejects with a `SiteError` when nothing can be served. */
export async function start(options: StartOptions): Promise<CommandReport> {
  const { channel, proxy, signals, postsPerMinute, messagesPerDay } = options;
  const terminal = getTerminal(options);
  const logFormat = options.logFormat ?? (process.stderr.isTTY ? 'text' : 'json');
  const { report, access } = eventLog(logFormat, { terminal });
  const store = openStore(options.store);
  const folder = storeFolder(options.store);
  // Before the leads: at a mistyped path there is nothing to serve, and nothing may be created.
  await assertPublished(store, options);
  const location = typeof options.leads === 'string' ? options.leads : undefined;
  const leads =
    options.leads === false ? undefined : openLeads(leadLocation(location, options.store, channel), report);
  const notify = parseNotify(options.notify);
  const metrics = createMetrics({
    channel,
    leads,
    targets: [...notify.names, ...(notify.confirms ? [CONFIRMATION] : [])],
  });
  handleUnhandledErrors(report, () => metrics.observe({ type: 'unhandled-error' }));
  const signal = signals
    ? signalHandlers({ percent: signals, proxy, store, report, observe: metrics.observeSignal })
    : new Map();
  // Delivers once there is a release, whose origin is that of links in mails.
  const started: { deliveries?: ReturnType<typeof deliverLeads> } = {};
  const closeLeads = async () => {
    await started.deliveries?.close();
    await leads?.close();
  };
  const server = await startServer({
    ...options,
    store,
    measuredPercent: signals,
    ...(folder !== undefined && { folder, pollIntervalMs: FOLDER_POLL_INTERVAL_MS }),
    assetCacheBytes: options.assetCache * MB,
    limits: {
      maxConnections: options.maxConnections,
      acceptWhileClosingMs: 1_000 * options.drainDelay,
    },
    report,
    observe(what) {
      metrics.observe(what);
      if (what.type === 'request' && options.accessLog) access(what);
    },
    previews:
      options.previews === undefined
        ? undefined
        : {
            domain: options.previews,
            extra: new Map([...leadHandlers({ store: undefined, report }), ...signal]),
          },
    extra: new Map([
      ...leadHandlers({
        store: leads,
        proxy,
        deliveries: { ...notify, wake: () => started.deliveries?.wake() },
        limits: { postsPerMinute, messagesPerDay },
        report,
        observe: metrics.observeLead,
      }),
      ...signal,
    ]),
  }).catch(async (error: unknown) => {
    await closeLeads();
    throw error;
  });
  const origin = () => server.release().origin;
  if (leads)
    started.deliveries = deliverLeads({
      store: leads,
      notify,
      origin,
      report,
      observe: metrics.observeDelivery,
    });
  const { port: sitePort } = new URL(server.url);
  const { previews } = options;
  const previewUrl = (name: string) =>
    previews && (proxy ? `https://${name}.${previews}/` : `http://${name}.${previews}:${sitePort}/`);
  const { adminHost: host, adminPort: port } = options;
  const admin =
    port === undefined
      ? undefined
      : await startAdminServer({
          host,
          port,
          server,
          metrics,
          store,
          channel,
          previewUrl,
          terminal,
          report,
        }).catch(async (error: unknown) => {
          await Promise.all([server.close(), closeLeads()]);
          throw error;
        });
  const preview = previewUrl('*');
  const withdraw =
    folder !== undefined && preview
      ? await announcePreviews(folder, { url: server.url, preview })
      : undefined;
  const stopErasing =
    leads &&
    enforceRetention({
      store: leads,
      days: () => server.release().leadRetentionDays,
      publishedAt: () => server.release().entry.at,
      report,
      observe: metrics.observeRetention,
    });
  closeOnSignal({
    async close() {
      try {
        await server.close();
      } finally {
        await withdraw?.();
        stopErasing?.();
        admin?.close();
        await closeLeads();
      }
    },
  });
  checkNotify(notify, leads, report).catch(() => undefined);
  const url = server.url.replace('127.0.0.1', 'localhost');
  const release = server.release().id;
  return {
    text: [
      `Serving release ${release} at ${url}`,
      admin && `Release page and metrics at ${admin.url}`,
      leads &&
        `Leads are ${notify.names.length ? `sent to ${notify.names.join(', ')}` : 'stored only: add --notify'}`,
    ]
      .filter(Boolean)
      .join('\n'),
    json: {
      url,
      release,
      ...(admin && { adminUrl: admin.url }),
      leads: leads !== undefined,
      notify: notify.names,
    },
  };
}

/** Throws `STORE_READ_FAILED` for a folder that does not exist, and `CHANNEL_EMPTY` if nothing was published to the channel. */
async function assertPublished(store: Store, { store: location, channel }: StartOptions): Promise<void> {
  if ((await entryNumbers(store, channel)).length) return;
  throw nothingPublished(channel, storeFolder(location) ?? location);
}
