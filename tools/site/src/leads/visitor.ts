import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Tells visitors apart without knowing them: a hash of the address under a key that nobody has after the process has ended.
 * `trustForwardedFor`: a proxy in front appends the address to `X-Forwarded-For`, so that its last entry can be believed;
 * where nobody said so and the header comes, that is reported once.
 */
export function visitors(
  trustForwardedFor: boolean,
  report: (text: string) => void,
): (request: IncomingMessage) => string {
  const key = randomBytes(32);
  let isTold = trustForwardedFor;
  return (request) => {
    const forwarded = withoutPort(
      String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim(),
    );
    if (forwarded && !isTold) {
      isTold = true;
      report(
        'Requests carry X-Forwarded-For: where that is a proxy in front, its visitors count as one.\n  fix   --trust-forwarded-for',
      );
    }
    const address = (trustForwardedFor && forwarded) || (request.socket.remoteAddress ?? '');
    return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
  };
}

/** Some proxies append the port, which is another one for each connection: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/** One household has 2^64 addresses of version 6: it counts as one. */
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
