import type { IncomingMessage } from 'node:http';

/** The response to a request that is rejected before routing. */
export interface Rejection {
  status: 400;
  text: string;
}

/**
 * Returns why a request is rejected, or `undefined`. Node's parser already rejects malformed requests. These are well-formed
 * requests that a proxy and this server could interpret differently, and ones that Node accepts unasked.
 */
export function checkRequest({
  rawHeaders,
  headers,
  httpVersion,
  url = '',
}: IncomingMessage): Rejection | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return rejection(400, 'Unsupported HTTP version. Use HTTP/1.1.');
  // RFC 9112, section 6.1: an HTTP/1.0 proxy cannot tell where such a body ends.
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) {
    return rejection(400, 'Transfer-Encoding is not allowed in HTTP/1.0.');
  }
  // Alternating names and values of every header; `headers` drops duplicates.
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1) return rejection(400, `Only one Host header is allowed: ${hosts} received.`);
  const { host } = headers;
  if (host !== undefined && !HOST.test(host)) return rejection(400, 'Invalid Host header.');
  const target = ABSOLUTE.exec(url);
  if (target && !isSameHost(target[1]!, target[2]!, host)) {
    return rejection(400, 'The request target and the Host header name different hosts.');
  }
  return undefined;
}

const rejection = (status: Rejection['status'], text: string): Rejection => ({ status, text });

/** A name, an IPv4 address or a bracketed IPv6 address, with an optional port. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The absolute form of a request target, which clients send to a proxy: scheme and authority. */
const ABSOLUTE = /^(https?):\/\/([^/?#]*)/i;

/** Also rejects a target with a user or an empty host, because no valid Host header equals it. */
function isSameHost(scheme: string, authority: string, host = ''): boolean {
  const defaultPort = /^https$/i.test(scheme) ? /:443$/ : /:80$/;
  return normalized(authority, defaultPort) === normalized(host, defaultPort);
}

const normalized = (host: string, defaultPort: RegExp) => host.toLowerCase().replace(defaultPort, '');
