import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problemText, SiteError } from '@vantedge/errors';

/** Where a server listens: at an address, or on a listening socket that another process has opened and passes on. */
export type ListenOn = { host: string; port: number } | { fd: number };

/** Connections that may wait until they are accepted. Beyond, clients try again after a second. */
const BACKLOG = 4_096;

/**
 * Starts listening and resolves to the server's URL; rejects with a `SiteError` when that is impossible. Later errors
 * go to `report`: connections that could not be accepted (`EMFILE`), which would end the process without a listener.
 */
export async function listen(server: Server, on: ListenOn, report: (error: Error) => void): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject('fd' in on ? notASocket(on.fd, error) : toSiteError(error, on)));
    server.listen({ ...on, backlog: BACKLOG }, resolve);
  });
  server.removeAllListeners('error').on('error', report);
  // A Unix socket has none.
  const { address = '', port = 0 } = (server.address() ?? {}) as Partial<AddressInfo>;
  const host = 'host' in on ? on.host : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const notASocket = (fd: number, cause: Error) =>
  new SiteError('SOCKET_INVALID', `File descriptor ${fd} is not a listening socket.`, {
    at: `--fd ${fd}`,
    fix: 'systemctl start vantedge.socket vantedge.service; or --port 4200 instead of --fd',
    cause,
  });

function toSiteError(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  const at = `${host}:${port}`;
  const other = `use --port ${port < 65_436 ? port + 100 : port - 100}`;
  if (error.code === 'EADDRINUSE')
    return new SiteError('PORT_IN_USE', `Port ${port} is in use.`, { at, fix: other, cause: error });
  const fix = 'use --host 127.0.0.1 --port 4200';
  return new SiteError('HOST_UNAVAILABLE', `Cannot listen there: ${error.message}.`, {
    at,
    fix,
    cause: error,
  });
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Closes a server on SIGTERM, SIGINT or SIGHUP and exits. A second signal ends the process immediately. */
export function closeOnSignal(server: { close(): Promise<void> }): void {
  const close = () => {
    for (const signal of SIGNALS) process.removeListener(signal, close);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(problemText(error));
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, close);
}
