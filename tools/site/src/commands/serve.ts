import type { Command } from '../command.ts';
import { enforceRetention } from '../leads/enforce-retention.ts';
import { leadsFile } from '../leads/lead-database.ts';
import { leadHandlers } from '../leads/lead-handlers.ts';
import { LEADS_NOT_STORED, openLeads } from '../leads/open-leads.ts';
import { closeOnSignal } from '../serve/close-on-signal.ts';
import { startServer } from '../serve/server.ts';
import { parseDays, keepAssets } from './keep-assets.ts';
import { SiteError } from '../site-error.ts';
import { diskStore } from '../store/disk-store.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'serve what is live, and follow the channel',
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
      help: 'a proxy in front tells by X-Forwarded-Proto who came over TLS',
    },
    'trust-forwarded-for': {
      type: 'boolean',
      help: "a proxy in front appends each visitor's address to X-Forwarded-For",
    },
    proxy: {
      type: 'boolean',
      help: 'a proxy or load balancer in front reuses connections: keep them 65 s, not 5',
    },
    'max-connections': { type: 'string', help: 'connections at once', default: '1000' },
    'drain-delay': {
      type: 'string',
      help: 'seconds to go on accepting after a signal, while /readyz says 503',
      default: '0',
    },
    'keep-assets': keepAssets,
    'no-leads': { type: 'boolean', help: 'keep no leads: the forms say that nobody takes messages' },
  },
  async run({ text, value, flag }) {
    const report = (problem: string) => console.error(problem);
    const port = portNumber(text('port'));
    const connections = value('max-connections');
    const maxConnections =
      connections === undefined ? undefined : wholeNumber('max-connections', connections, 1);
    const leads = flag('no-leads') ? undefined : openLeads(leadsFile(text('store'), text('channel')), report);
    if (flag('no-leads')) report(`${LEADS_NOT_STORED} (--no-leads)`);
    const server = await startServer({
      store: diskStore(text('store')),
      channel: text('channel'),
      port,
      host: text('host'),
      keepAssetsDays: parseDays(text('keep-assets')),
      hsts: flag('hsts'),
      trustForwardedProto: flag('trust-forwarded-proto'),
      proxy: flag('proxy') || flag('trust-forwarded-for'),
      limits: {
        ...(maxConnections !== undefined && { maxConnections }),
        acceptWhileClosingMs: 1_000 * wholeNumber('drain-delay', text('drain-delay'), 0),
      },
      extra: leadHandlers({ store: leads, trustForwardedFor: flag('trust-forwarded-for'), report }),
    });
    const stopErasing =
      leads && enforceRetention({ store: leads, days: () => server.release().leadRetentionDays, report });
    closeOnSignal({
      close: () =>
        server.close().finally(() => {
          stopErasing?.();
          return leads?.close();
        }),
    });
    const url = server.url.replace('127.0.0.1', 'localhost');
    const release = server.release().id;
    return {
      text: `The site is at ${url} (release ${release}).`,
      json: { url, release, leads: leads !== undefined },
    };
  },
};

/** A port from the command line. */
export function portNumber(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new SiteError('USAGE', `'${text}' is not a port.`, { fix: '--port 4300' });
}

/** A whole number from the command line, `min` or greater. */
function wholeNumber(option: string, text: string, min: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(number) && number >= min) return number;
  throw new SiteError('USAGE', `--${option} takes a whole number from ${min} up, not '${text}'.`, {
    fix: 'site serve --help',
  });
}
