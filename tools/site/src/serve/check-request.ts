import type { IncomingMessage } from 'node:http';
import type { ServerLimits } from './limits.ts';

/** A request that is not answered from the release: its status, and a sentence for whoever sent it. */
export interface Rejection {
  status: 400 | 417 | 431;
  text: string;
}

/**
 * Returns why a request must not be answered, or `undefined`. Node's parser refuses what is malformed; these are well-formed
 * requests that two programs in a row can read in two ways, and what Node accepts without being asked to.
 */
export function checkRequest(
  request: IncomingMessage,
  { maxHeaders }: Pick<ServerLimits, 'maxHeaders'>,
): Rejection | undefined {
  const { rawHeaders, headers, httpVersion, url = '' } = request;
  // Names and values in turn, every header included: `headers` keeps the first of two.
  if (rawHeaders.length > 2 * maxHeaders) {
    return rejection(431, `Too many headers: ${rawHeaders.length / 2}, limit ${maxHeaders}.`);
  }
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return rejection(400, 'Use HTTP/1.1.');
  // RFC 9112, 6.1: a proxy that speaks HTTP/1.0 does not know where such a body ends.
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) {
    return rejection(400, 'HTTP/1.0 has no Transfer-Encoding.');
  }
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1) return rejection(400, `Only one Host header is allowed: ${hosts} received.`);
  const { host } = headers;
  if (host === undefined && httpVersion === '1.1') return rejection(400, 'The Host header is missing.');
  if (host !== undefined && !HOST.test(host)) return rejection(400, 'The Host header is not a host.');
  const target = ABSOLUTE.exec(url);
  if (target && !isSameHost(target[1]!, target[2]!, host)) {
    return rejection(400, 'The request target names another host than the Host header.');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return rejection(417, 'The only expectation that can be met is 100-continue.');
  }
  return undefined;
}

const rejection = (status: Rejection['status'], text: string): Rejection => ({ status, text });

/** A name or an IPv4 address, or an IPv6 address in brackets, with or without a port. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The form of a request target that clients send to a proxy, with its scheme and authority. */
const ABSOLUTE = /^(https?):\/\/([^/?#]*)/i;

const DEFAULT_PORT: Record<string, string> = { http: ':80', https: ':443' };

/** A target never names a user or an empty host: those differ from every valid Host header. */
function isSameHost(scheme: string, authority: string, host: string | undefined): boolean {
  const port = DEFAULT_PORT[scheme.toLowerCase()]!;
  const withoutDefaultPort = (text: string) =>
    text.toLowerCase().endsWith(port) ? text.slice(0, -port.length) : text;
  return (
    host !== undefined &&
    withoutDefaultPort(authority).toLowerCase() === withoutDefaultPort(host).toLowerCase()
  );
}
