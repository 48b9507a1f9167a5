import { type Command, keepAssets, parseDays, parsePort } from '@vantedge/cli';
import { startAdminServer } from '../admin/admin-server.ts';
import { createMetrics } from '../admin/metrics.ts';
import { enforceRetention } from '../leads/open-leads.ts';
import { leadHandlers } from '../leads/lead-handlers.ts';
import { leadLocation, leadsOption } from '../leads/open-leads.ts';
import { LEADS_NOT_STORED, openLeads } from '../leads/open-leads.ts';
import { closeOnSignal } from '../http/close-on-signal.ts';
import { ASSET_CACHE_MB, MB } from '../http/asset-cache-size.ts';
import { startServer } from '../http/server.ts';
import { eventLog, type LogFormat } from '../log/event-log.ts';
import { SiteError } from '@vantedge/release';
import { openStore, storeFolder } from '@vantedge/release/store';

/** Time between two polls of a store on disk, in milliseconds. Every poll of a store on S3 is a request that is paid for. */
const DISK_POLL_INTERVAL_MS = 50;

export const start: Command = {
  name: 'start',
  summary: 'serve the live release and follow the channel',
  usage: '',
  options: {
    port: { type: 'string', help: 'port to listen on', default: '4200' },
    host: { type: 'string', help: 'address to listen on', default: '127.0.0.1' },
    hsts: {
      type: 'boolean',
      help: 'send HSTS: every visitor connects over TLS, terminated by a proxy in front',
    },
    'trust-forwarded-proto': {
      type: 'boolean',
      help: 'trust X-Forwarded-Proto from a proxy in front, and send HSTS over TLS',
    },
    'trust-forwarded-for': {
      type: 'boolean',
      help: 'trust the last X-Forwarded-For entry, which a proxy in front appends',
    },
    proxy: {
      type: 'boolean',
      help: 'a proxy or load balancer reuses connections: keep idle ones 65 s instead of 5',
    },
    'max-connections': { type: 'string', help: 'maximum concurrent connections', default: '1000' },
    'asset-cache': {
      type: 'string',
      help: 'maximum memory for assets in MB; the others are read from the store when requested',
      default: String(ASSET_CACHE_MB),
    },
    'cache-tags': { type: 'boolean', help: 'tag pages and assets for a CDN: Cache-Tag and Surrogate-Key' },
    'admin-port': { type: 'string', help: 'serve metrics and health checks on this port of 127.0.0.1' },
    'drain-delay': {
      type: 'string',
      help: 'seconds to keep accepting connections after a signal, while /readyz returns 503',
      default: '0',
    },
    'keep-assets': keepAssets,
    'log-format': { type: 'string', help: 'json or text; default: text in a terminal, else json' },
    'access-log': { type: 'boolean', help: 'log every request, without query or address of the visitor' },
    previews: { type: 'boolean', help: 'serve each preview at <name>.preview.<host>' },
    leads: leadsOption,
    'no-leads': { type: 'boolean', help: 'disable form submissions; the forms say so' },
  },
  async run({ text, value, flag }) {
    const { report, access } = eventLog(logFormat(value('log-format')));
    const port = parsePort(text('port'));
    const connections = value('max-connections');
    const adminPort = value('admin-port') === undefined ? undefined : parsePort(text('admin-port'));
    const metrics = createMetrics();
    const maxConnections =
      connections === undefined ? undefined : wholeNumber('max-connections', connections, 1);
    const leads = flag('no-leads')
      ? undefined
      : openLeads(leadLocation(value('leads'), text('store'), text('channel')), report);
    if (flag('no-leads'))
      report({
        level: 'info',
        event: 'leads-disabled',
        message: LEADS_NOT_STORED,
        fix: 'start without --no-leads',
      });
    const server = await startServer({
      store: openStore(text('store')),
      channel: text('channel'),
      port,
      host: text('host'),
      ...(storeFolder(text('store')) !== undefined && { pollIntervalMs: DISK_POLL_INTERVAL_MS }),
      keepAssetsDays: parseDays(value('keep-assets')),
      assetCacheBytes: wholeNumber('asset-cache', text('asset-cache'), 1) * MB,
      cacheTags: flag('cache-tags'),
      hsts: flag('hsts'),
      trustForwardedProto: flag('trust-forwarded-proto'),
      proxy: flag('proxy') || flag('trust-forwarded-for'),
      limits: {
        ...(maxConnections !== undefined && { maxConnections }),
        acceptWhileClosingMs: 1_000 * wholeNumber('drain-delay', text('drain-delay'), 0),
      },
      report,
      observe: (what) => {
        metrics.observe(what);
        if (what.type === 'request' && flag('access-log')) access(what);
      },
      previews: flag('previews') ? leadHandlers({ store: undefined, report }) : undefined,
      extra: leadHandlers({
        store: leads,
        trustForwardedFor: flag('trust-forwarded-for'),
        report,
        observe: metrics.observeLead,
      }),
    });
    const admin =
      adminPort === undefined
        ? undefined
        : await startAdminServer({ port: adminPort, server, metrics, report }).catch(
            async (error: unknown) => {
              await Promise.all([server.close(), leads?.close()]);
              throw error;
            },
          );
    const stopErasing =
      leads && enforceRetention({ store: leads, days: () => server.release().leadRetentionDays, report });
    closeOnSignal({
      close: () =>
        server.close().finally(() => {
          stopErasing?.();
          admin?.close();
          return leads?.close();
        }),
    });
    const url = server.url.replace('127.0.0.1', 'localhost');
    const release = server.release().id;
    return {
      text: `Serving release ${release} at ${url}${admin ? `\nMetrics and health checks at ${admin.url}` : ''}`,
      json: { url, release, ...(admin && { adminUrl: admin.url }), leads: leads !== undefined },
    };
  },
};

function logFormat(text: string | undefined): LogFormat {
  if (text === undefined) return process.stderr.isTTY ? 'text' : 'json';
  if (text === 'json' || text === 'text') return text;
  throw new SiteError('USAGE', `--log-format must be json or text, not '${text}'.`, {
    fix: '--log-format json',
  });
}

/** Parses an integer of at least `min` from the command line. */
function wholeNumber(option: string, text: string, min: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(number) && number >= min) return number;
  throw new SiteError('USAGE', `--${option} must be an integer of at least ${min}, not '${text}'.`, {
    fix: 'server start --help',
  });
}
