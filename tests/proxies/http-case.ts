/** The host of the site, whose name is in the files of `apps/server/deploy`. */
export const HOST = 'www.vantedge.example.com';

/** A request that gets the same response directly and behind a proxy. */
export interface HttpCase {
  name: string;
  /** The bytes to send. `{{name}}` stands for a value of the sample site, such as an ETag. */
  request: string;
  /** Milliseconds that pass on the servers' clock before the request. */
  afterMs?: number;
  /** Status of the direct response; of several pipelined requests, all of them. */
  status: number | number[];
  /** Headers of the direct response; `undefined` for a header that it must not have. */
  headers?: Record<string, string | RegExp | undefined>;
  /** The whole body of the direct response, or a pattern in it. */
  body?: string | RegExp;
  /** Proxies that answer themselves, or change the request as RFC 9110 lets them. */
  differs?: Partial<Record<'nginx' | 'caddy', Difference>>;
}

export interface Difference {
  status: number;
  why: string;
}

/** A request that closes the connection. */
export function send(method: string, path: string, headers: readonly string[] = [], body?: string): string {
  const length = body === undefined ? [] : [`Content-Length: ${body.length}`];
  return raw(
    [`${method} ${path} HTTP/1.1`, `Host: ${HOST}`, ...headers, ...length, 'Connection: close'],
    body,
  );
}

export const get = (path: string, ...headers: string[]) => send('GET', path, headers);

/** Lines of a request and its body. */
export const raw = (lines: readonly string[], body = '') => `${lines.join('\r\n')}\r\n\r\n${body}`;
