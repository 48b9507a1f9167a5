import { SHELL } from '@vantedge/federation-contract';
import getPort from 'get-port';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startDevServer } from '../dev/dev-server.ts';
import { gateway } from '../dev/gateway.ts';
import { type Reading, SiteCommand, usage, wholeNumber } from '../site-command.ts';

export const dev = () =>
  new SiteCommand('dev')
    .description('run all or some sections with hot reload inside the composed site')
    .argument('[sections...]', 'sections to develop (default: all)')
    .option('--port <number>', 'port to listen on', wholeNumber(0, 65_535), 4200)
    .example('site dev stories')
    .reads(async ({ store, channel, options }: Reading<{ port: number }>, names: string[]) => {
      const sections = devSections(names);
      // Loaded when needed, because no other command needs the server.
      const { closeOnSignal, eventText, leadHandlers, listen, startServer } =
        await import('@vantedge/server');
      const composed = await startServer({
        store,
        channel,
        port: 0,
        // The gateway reuses connections.
        proxy: true,
        extra: leadHandlers({ store: undefined, report: (event) => console.error(eventText(event)) }),
      });
      const devServerPorts = new Map<string, number>();
      for (const section of sections) devServerPorts.set(section, await getPort());
      const gatewayServer = gateway({ devServerPorts, composedSitePort: Number(new URL(composed.url).port) });
      const address = await listen(gatewayServer, '127.0.0.1', options.port, console.error).catch(
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
    });

/** The named sections, or all apps of the workspace. Always includes the shell, which every page needs. */
function devSections(names: readonly string[]): string[] {
  const apps = readdirSync('apps').filter((name) => existsSync(path.join('apps', name, 'rspack.config.ts')));
  const unknown = names.find((name) => !apps.includes(name));
  if (unknown !== undefined) throw usage(`Unknown section '${unknown}'.`, `site dev ${apps.join(' ')}`);
  return [...new Set([SHELL, ...(names.length ? names : apps)])];
}
