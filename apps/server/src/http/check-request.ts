import type { IncomingMessage } from 'node:http';
import type { ServerLimits } from './limits.ts';

/** The response to a request that is rejected before routing. */
export interface Rejection {
  status: 400 | 417 | 431;
  text: string;
}

/**
 * Returns why a request is rejected, or `undefined`. Node's parser already rejects malformed requests. These are well-formed
 * requests that a proxy and this server could interpret differently, and ones that Node accepts unasked.
 */
export function checkRequest(
  request: IncomingMessage,
  { maxHeaders }: Pick<ServerLimits, 'maxHeaders'>,
): Rejection | undefined {
  const { rawHeaders, headers, httpVersion, url = '' } = request;
  // Alternating names and values of every header; `headers` drops duplicates.
  if (rawHeaders.length > 2 * maxHeaders) {
    return rejection(431, `Too many headers: ${rawHeaders.length / 2}, limit ${maxHeaders}.`);
  }
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return rejection(400, 'Unsupported HTTP version. Use HTTP/1.1.');
  // RFC 9112, section 6.1: an HTTP/1.0 proxy cannot tell where such a body ends.
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) {
    return rejection(400, 'Transfer-Encoding is not allowed in HTTP/1.0.');
  }
  const hosts = countHosts(rawHeaders);
  if (hosts > 1) return rejection(400, `Only one Host header is allowed: ${hosts} received.`);
  const { host } = headers;
  if (host === undefined && httpVersion === '1.1') return rejection(400, 'Missing Host header.');
  if (host !== undefined && !HOST.test(host)) return rejection(400, 'Invalid Host header.');
  const target = ABSOLUTE.exec(url);
  if (target && !isSameHost(target[1]!, target[2]!, host)) {
    return rejection(400, 'The request target and the Host header name different hosts.');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return rejection(417, 'Expectation failed: only 100-continue is supported.');
  }
  return undefined;
}

/** Number of Host headers among alternating names and values. Called for every request, so that it allocates nothing. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

const rejection = (status: Rejection['status'], text: string): Rejection => ({ status, text });

/** A name, an IPv4 address or a bracketed IPv6 address, with an optional port. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The absolute form of a request target, which clients send to a proxy: scheme and authority. */
const ABSOLUTE = /^(https?):\/\/([^/?#]*)/i;

const DEFAULT_PORT: Record<string, string> = { http: ':80', https: ':443' };

/** Also rejects a target with a user or an empty host, because no valid Host header equals it. */
function isSameHost(scheme: string, authority: string, host: string | undefined): boolean {
  const port = DEFAULT_PORT[scheme.toLowerCase()]!;
  const withoutDefaultPort = (text: string) =>
    text.toLowerCase().endsWith(port) ? text.slice(0, -port.length) : text;
  return (
    host !== undefined &&
    withoutDefaultPort(authority).toLowerCase() === withoutDefaultPort(host).toLowerCase()
  );
}
