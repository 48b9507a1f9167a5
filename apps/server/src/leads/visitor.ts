import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Report } from '../log/server-event.ts';

/**
 * Identifies visitors without storing their address: returns an HMAC of the IP address, whose key exists only in this process.
 * With `trustForwardedFor`, the address is the last entry of `X-Forwarded-For`, which a proxy in front appends. Without it,
 * the presence of the header is reported once.
 */
export function visitors(trustForwardedFor: boolean, report: Report): (request: IncomingMessage) => string {
  const key = randomBytes(32);
  let isReported = trustForwardedFor;
  return (request) => {
    const forwarded = withoutPort(
      String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim(),
    );
    if (forwarded && !isReported) {
      isReported = true;
      report({
        level: 'warn',
        event: 'forwarded-for-ignored',
        message: 'Requests have X-Forwarded-For: if a proxy in front sets it, all its visitors count as one.',
        fix: '--trust-forwarded-for',
      });
    }
    const address = (trustForwardedFor && forwarded) || (request.socket.remoteAddress ?? '');
    return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
  };
}

/** Removes the port, which some proxies append and which differs per connection: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/** The /64 network of an IPv6 address: a household has 2^64 addresses and counts as one visitor. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
