import type { IncomingMessage } from 'node:http';
import type { ServerOptions } from './server-options.ts';

/** Returns a function that tells whether the visitor of a request is connected over TLS. */
export function secureBy({
  hsts = false,
  trustForwardedProto = false,
}: Pick<ServerOptions, 'hsts' | 'trustForwardedProto'>) {
  if (hsts || !trustForwardedProto) return () => hsts;
  return ({ headers }: IncomingMessage) =>
    String(headers['x-forwarded-proto'] ?? '')
      .split(',', 1)[0]!
      .trim()
      .toLowerCase() === 'https';
}
