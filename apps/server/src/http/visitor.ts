import type { Report } from '@vantedge/errors';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import type { TrustProxy } from './trusted-proxies.ts';

/**
 * Returns a function for the network of a request's visitor: the IPv4 address, or the /64 of an IPv6 address. It is personal data:
 * only its pseudonym may be stored. Behind proxies that are trusted, it is the last address of `X-Forwarded-For` that is not one of theirs:
 * each appends whom it received the request from. Without any, the presence of the header is reported once.
 */
export function networkOfRequest(
  trust: TrustProxy | undefined,
  report: Report,
): (request: IncomingMessage) => string {
  let isReported = trust !== undefined;
  return (request) => {
    if (!isReported && request.headers['x-forwarded-for'] !== undefined) {
      isReported = true;
      report({
        level: 'warn',
        event: 'forwarded-for-ignored',
        message:
          'X-Forwarded-For is ignored without --proxy, so all visitors behind a proxy share one limit.',
        fix: 'start the server with --proxy <hops or networks>',
      });
    }
    const sender = trust ? proxyAddr(request, trust) : request.socket.remoteAddress;
    return networkOf(withoutPort(sender ?? ''));
  };
}

/** Removes the port, which some proxies append and which differs per connection: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/** An IPv4 address, or the /64 network of an IPv6 address: a household has 2^64 addresses and counts as one visitor. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // Converts IPv4 addresses that are mapped to IPv6.
  const found = ipaddr.process(address);
  return found instanceof ipaddr.IPv6 ? found.parts.slice(0, 4).join(':') : found.toString();
}

/** Which site a form was sent from; `unknown` if an old browser sends no such header. */
export function classifyOrigin(headers: IncomingHttpHeaders): 'ours' | 'foreign' | 'unknown' {
  const site = headers['sec-fetch-site'];
  // Pages cannot set this header and proxies do not affect it. `none` means initiated by the user, such as a reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'ours' : 'foreign';
  const { origin, host } = headers;
  if (origin === undefined) return 'unknown';
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase() ? 'ours' : 'foreign';
}
