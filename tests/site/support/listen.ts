import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free port of this machine. Returns its URL, and the function that closes every connection. */
export async function listen(server: Server): Promise<{ url: string; close(): Promise<void> }> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      // A browser's spare connection without a request is not idle: it would stay open for a minute.
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
