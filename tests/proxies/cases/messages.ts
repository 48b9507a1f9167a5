import { get, HOST, type HttpCase, raw, send } from '../http-case.ts';

const host = `Host: ${HOST}`;
const CADDY_HOSTS = {
  status: 200,
  why: 'Caddy answers requests for hosts that it does not serve with an empty response',
};
const NGINX_REJECTS = { status: 400, why: 'nginx rejects ambiguous or malformed requests itself' };
const CADDY_REJECTS = { status: 400, why: "Go's HTTP server rejects malformed requests itself" };
const NEWER_MINOR = { status: 200, why: 'treated as HTTP/1.1, as RFC 9110, section 2.5 says' };
const persistent = (line: string, ...headers: string[]) => raw([`${line} HTTP/1.1`, host, ...headers]);

/** Framing of requests: versions, connections, hosts and numbers of headers. */
export const MESSAGES: HttpCase[] = [
  { name: 'HTTP/1.0', request: raw(['GET /about HTTP/1.0', host]), status: 200 },
  {
    name: 'HTTP/1.0 without a host',
    request: raw(['GET /about HTTP/1.0']),
    status: 200,
    differs: { caddy: CADDY_HOSTS },
  },
  {
    name: 'a connection that is kept alive',
    request:
      persistent('GET /about') +
      persistent('HEAD /') +
      persistent('GET /nothing') +
      persistent('GET {{script}}', 'Range: bytes=0-3') +
      persistent('GET /', 'If-None-Match: *') +
      get('/robots.txt'),
    status: [200, 200, 404, 206, 304, 200],
  },
  { name: 'the host with a port', request: get('/about').replace(HOST, `${HOST}:8443`), status: 200 },
  { name: 'the host in capitals', request: get('/about').replace(HOST, HOST.toUpperCase()), status: 200 },
  {
    name: 'an absolute target',
    request: get(`https://${HOST}/About?a=b`),
    status: 308,
    headers: { location: '/about?a=b' },
  },
  {
    name: 'an absolute target at another host',
    request: get(`https://elsewhere.example/about`),
    status: 400,
    differs: {
      nginx: { status: 200, why: 'nginx forwards the path with the Host header' },
      caddy: CADDY_HOSTS,
    },
  },
  {
    name: 'no host',
    request: raw(['GET /about HTTP/1.1', 'Connection: close']),
    status: 400,
    differs: { nginx: NGINX_REJECTS, caddy: CADDY_REJECTS },
  },
  {
    name: 'an invalid host',
    request: get('/').replace(HOST, 'a/b'),
    status: 400,
    differs: { nginx: NGINX_REJECTS, caddy: CADDY_REJECTS },
  },
  {
    name: 'two hosts',
    request: send('GET', '/', [host]),
    status: 400,
    differs: { nginx: NGINX_REJECTS, caddy: CADDY_REJECTS },
  },
  {
    name: 'another host',
    request: get('/about').replace(HOST, 'elsewhere.example'),
    status: 200,
    differs: { caddy: CADDY_HOSTS },
  },
  {
    name: 'HTTP/1.2',
    request: raw(['GET /about HTTP/1.2', host, 'Connection: close']),
    status: 400,
    differs: { nginx: NEWER_MINOR, caddy: NEWER_MINOR },
  },
  {
    name: 'a length and a transfer coding',
    request: raw(
      ['POST /about HTTP/1.1', host, 'Content-Length: 5', 'Transfer-Encoding: chunked', 'Connection: close'],
      '0\r\n\r\n',
    ),
    status: 400,
    differs: {
      nginx: NGINX_REJECTS,
      caddy: { status: 405, why: 'Caddy ignores and removes the length, as RFC 9112, section 6.1 allows' },
    },
  },
  {
    name: 'a space before a colon',
    request: send('GET', '/', ['X : y']),
    status: 400,
    differs: { nginx: NGINX_REJECTS, caddy: CADDY_REJECTS },
  },
  {
    name: '110 headers',
    request: send('GET', '/', Array<string>(110).fill('X: y')),
    status: 431,
    differs: { nginx: { status: 431, why: 'the text counts headers, and nginx sends no Connection header' } },
  },
  {
    name: '20 kB of headers',
    request: send(
      'GET',
      '/',
      Array.from({ length: 5 }, (_, i) => `X-${i}: ${'y'.repeat(4_000)}`),
    ),
    status: 431,
  },
];
