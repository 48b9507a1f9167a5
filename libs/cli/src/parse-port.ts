import { SiteError } from '@vantedge/release';

/** Parses a port from the command line. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new SiteError('USAGE', `'${text}' is not a port number (0 to 65535).`, { fix: '--port 4300' });
}
