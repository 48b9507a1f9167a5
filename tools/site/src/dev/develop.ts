import getPort from 'get-port';
import { closeOnSignal, eventText, leadHandlers, listen, startServer } from '@vantedge/server';
import type { Store } from '@vantedge/release/store';
import { startDevServer } from './dev-server.ts';
import { gateway } from './gateway.ts';

interface Session {
  /** Store and channel of the composed site, which serves the other sections. */
  store: Store;
  channel: string;
  /** Sections to run with hot reload; must include the shell. */
  sections: readonly string[];
  port: number;
}

/** Serves sections in development inside the composed site until the process gets a signal. Returns the URL. */
export async function develop({ store, channel, sections, port }: Session): Promise<string> {
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
  return address.replace('127.0.0.1', 'localhost');
}
