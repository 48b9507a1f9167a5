import { SHELL } from '@vantedge/federation-contract';
import { type Command, parsePort } from '@vantedge/cli';
import { startDevServer } from '../dev/dev-server.ts';
import { appNames } from '../dev/dev-sections.ts';
import getPort from 'get-port';
import { gateway } from '../dev/gateway.ts';
import { closeOnSignal, eventText, leadHandlers, listen, startServer } from '@vantedge/server';
import { SiteError } from '@vantedge/release';
import { openStore } from '@vantedge/release/store';

export const dev: Command = {
  name: 'dev',
  summary: 'run all or some sections with hot reload inside the composed site',
  usage: '[<section…>]',
  options: { port: { type: 'string', help: 'port to listen on', default: '4200' } },
  async run({ names, text }) {
    const sections = devSections(names);
    const port = parsePort(text('port'));
    const composed = await startServer({
      store: openStore(text('store')),
      channel: text('channel'),
      port: 0,
      // The gateway reuses connections.
      proxy: true,
      extra: leadHandlers({ store: undefined, report: (event) => console.error(eventText(event)) }),
    });
    const devServerPorts = new Map<string, number>();
    for (const section of sections) devServerPorts.set(section, await getPort());
    const gatewayServer = gateway({ devServerPorts, composedSitePort: Number(new URL(composed.url).port) });
    const address = await listen(gatewayServer, '127.0.0.1', port, console.error).catch(
      async (error: unknown) => {
        await composed.close();
        throw error;
      },
    );
    const servers = [...devServerPorts].map(([section, own]) => startDevServer(section, own));
    closeOnSignal({
      async close() {
        await Promise.all([...servers.map((server) => server.stop()), composed.close()]);
      },
    });
    const url = address.replace('127.0.0.1', 'localhost');
    return { text: `Developing ${sections.join(', ')} at ${url}`, json: { url, sections } };
  },
};

/** The named sections, or all of them. Always includes the shell, which every page needs. */
function devSections(names: readonly string[]): string[] {
  const apps = appNames();
  const unknown = names.find((name) => !apps.includes(name));
  if (unknown !== undefined) {
    throw new SiteError('USAGE', `Unknown section '${unknown}'.`, { fix: `site dev ${apps.join(' ')}` });
  }
  return [...new Set([SHELL, ...(names.length ? names : apps)])];
}
