import { get, HOST, type HttpCase, send } from '../http-case.ts';

const redirect = (name: string, path: string, location: string): HttpCase => ({
  name,
  request: get(path),
  status: 308,
  headers: { location, 'cache-control': 'no-cache', 'strict-transport-security': /^max-age/ },
});

const invalid = (path: string, differs?: HttpCase['differs']): HttpCase => ({
  name: `the path ${path}`,
  request: get(path),
  status: 400,
  ...(differs && { differs }),
});

const NGINX_REJECTS: HttpCase['differs'] = {
  nginx: {
    status: 400,
    why: 'nginx decodes paths and rejects malformed ones, and those above the root, itself',
  },
};
const BOTH_REJECT: HttpCase['differs'] = {
  ...NGINX_REJECTS,
  caddy: { status: 400, why: "Go's HTTP server rejects malformed escapes itself" },
};

/** Redirects, malformed paths and methods. */
export const PATHS: HttpCase[] = [
  redirect('a trailing slash', '/about/', '/about'),
  redirect('capitals, with their query', '/ABOUT?a=B&c=%20', '/about?a=B&c=%20'),
  redirect('repeated slashes', '//solutions///Finance/?x', '/solutions/finance?x'),
  redirect('a path that looks like a host', '//evil.example/', '/evil.example'),
  redirect('an escaped slash before a host', '/%2f/evil.example/', '/evil.example'),
  redirect('a needless escape', '/%61bout', '/about'),
  redirect('a removed page', '/retired?utm_source=mail', '/about?utm_source=mail'),
  {
    name: 'HEAD of a redirect',
    request: send('HEAD', '/about/'),
    status: 308,
    headers: { location: '/about' },
  },
  invalid('/%', BOTH_REJECT),
  invalid('/%zz', BOTH_REJECT),
  invalid('/a%00b', NGINX_REJECTS),
  invalid('/%e0%a4'),
  invalid('/../etc/passwd', NGINX_REJECTS),
  invalid('/%2e%2e/etc/passwd', NGINX_REJECTS),
  invalid('/about/../secret'),
  invalid('/..%2f..%2fetc', NGINX_REJECTS),
  invalid('/a\\..\\b'),
  invalid('/%5c%5cevil.example'),
  {
    name: 'a path with a byte outside ASCII',
    request: get('/caf\xe9'),
    status: 400,
    differs: { caddy: { status: 400, why: 'Caddy escapes the byte, so that the path is only not UTF-8' } },
  },
  { name: 'an escaped word', request: get('/caf%C3%A9'), status: 404 },
  { name: 'a path of 12,000 characters', request: get(`/${'a'.repeat(12_000)}`), status: 404 },
  {
    name: 'a path of 20,000 characters',
    request: get(`/${'a'.repeat(20_000)}`),
    status: 431,
    differs: { nginx: { status: 414, why: 'nginx limits the request line to one buffer of 16 kB' } },
  },
  {
    name: 'a query of 12,000 characters',
    request: get(`/about?${'a'.repeat(12_000)}`),
    status: 200,
  },
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
    name: `${method} of a page`,
    request: send(method, '/about', [], method === 'OPTIONS' ? undefined : 'hello'),
    status: 405,
    headers: { allow: 'GET, HEAD', 'cache-control': 'no-cache' },
  })),
  { name: 'an unknown method', request: send('BREW', '/about'), status: 400 },
  {
    name: 'a method in lower case',
    request: send('get', '/about'),
    status: 400,
    differs: { nginx: { status: 400, why: 'nginx accepts only capitals' } },
  },
  {
    name: 'TRACE',
    request: send('TRACE', '/'),
    status: 405,
    differs: { nginx: { status: 405, why: 'nginx rejects TRACE itself' } },
  },
  {
    name: 'CONNECT',
    request: send('CONNECT', `${HOST}:443`),
    status: 400,
    differs: { nginx: { status: 400, why: 'nginx rejects CONNECT itself' } },
  },
  {
    name: 'PUT of an endpoint',
    request: send('PUT', '/api/leads', [], 'x'),
    status: 405,
    headers: { allow: 'POST, GET, HEAD' },
  },
];
