import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a request names its server by an IP address, as `localhost`, or by one of these names. A page of another site whose name
 * resolves to this machine (DNS rebinding) would be of the same origin for a browser, and its requests have that name.
 */
export function hasKnownHost({ headers }: IncomingMessage, names: readonly string[] = []): boolean {
  const [, address, name = ''] = /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(headers.host ?? '') ?? [];
  const host = (address ?? name).toLowerCase();
  return isIP(host) !== 0 || host === 'localhost' || names.includes(host);
}
