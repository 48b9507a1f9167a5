import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problemText, SiteError } from '@vantedge/release';

/**
 * Starts listening and resolves to the server's URL; rejects with a `SiteError` when the port is unavailable. Later errors
 * go to `report`: connections that could not be accepted (`EMFILE`), which would end the process without a listener.
 */
export async function listen(
  server: Server,
  host: string,
  port: number,
  report: (error: Error) => void,
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toSiteError(error, host, port)));
    server.listen({ host, port }, resolve);
  });
  server.removeAllListeners('error').on('error', report);
  const { port: given } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${given}`;
}

function toSiteError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const at = `${host}:${port}`;
  const other = `--port ${port < 65_436 ? port + 100 : port - 100}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new SiteError('PORT_IN_USE', `Port ${port} is in use.`, { at, fix: other, cause: error });
    case 'EACCES':
      return new SiteError('PORT_NOT_PERMITTED', `Port ${port} needs more rights than this process has.`, {
        at,
        fix: '--port 4200',
        cause: error,
      });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SiteError('HOST_UNAVAILABLE', `This machine has no address '${host}'.`, {
        at,
        fix: '--host 127.0.0.1',
        cause: error,
      });
    default:
      return error;
  }
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
