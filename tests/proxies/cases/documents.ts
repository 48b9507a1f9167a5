import { get, HOST, type HttpCase, send } from '../http-case.ts';

const BR = 'Accept-Encoding: br';

/** Documents and files of the release. */
export const DOCUMENTS: HttpCase[] = [
  {
    name: 'a page',
    request: get('/about'),
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': /^default-src 'none'; script-src 'sha256-/,
      'content-encoding': undefined,
      'strict-transport-security': /^max-age=\d{8}/,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': /camera=\(\)/,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-release': /^[0-9a-f]{16}$/,
      vary: 'Accept-Encoding',
      etag: /^"[0-9a-f]{32}"$/,
    },
    body: /<title>\/about<\/title>/,
  },
  { name: 'HEAD of a page', request: send('HEAD', '/about'), status: 200, body: '' },
  {
    name: 'a page with a query',
    request: get('/about?utm_source=mail&q=%20'),
    status: 200,
    body: /<title>\/about</,
  },
  {
    name: 'a range of a document, which is ignored',
    request: get('/', 'Range: bytes=0-9'),
    status: 200,
    headers: { 'accept-ranges': undefined },
  },
  {
    name: 'release.json',
    request: get('/release.json'),
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  },
  {
    name: 'a page that the browser prerenders',
    request: get('/about', BR, 'Sec-Purpose: prefetch;prerender'),
    status: 200,
    headers: { 'set-cookie': undefined },
  },
  {
    name: 'the sitemap',
    request: get('/sitemap.xml'),
    status: 200,
    headers: { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
  },
  {
    name: 'robots.txt',
    request: get('/robots.txt', 'Accept-Encoding: gzip'),
    status: 200,
    body: /^User-agent/,
  },
  {
    name: 'a page that does not exist',
    request: get('/nothing', BR, 'If-None-Match: *'),
    status: 404,
    headers: {
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      etag: undefined,
    },
  },
  { name: 'HEAD of a page that does not exist', request: send('HEAD', '/nothing'), status: 404 },
  { name: 'the not-found page itself', request: get('/404'), status: 404, body: /<title>\/404</ },
  { name: 'health', request: get('/healthz'), status: 200, headers: { 'cache-control': 'no-store' } },
  { name: 'readiness', request: get('/readyz'), status: 200, body: /"status":"ready"/ },
  {
    name: 'the page of differences at the host of the site',
    request: get('/_preview'),
    status: 404,
  },
  {
    name: 'a preview',
    request: get('/', BR).replace(HOST, `pr-1.preview.${HOST}`),
    status: 200,
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'content-encoding': 'br' },
  },
  {
    name: 'the differences of a preview, which are not compressed',
    request: get('/_preview', 'Accept-Encoding: gzip').replace(HOST, `pr-1.preview.${HOST}`),
    status: 200,
    body: /site promote pr-1/,
  },
  {
    name: 'a preview that does not exist',
    request: get('/').replace(HOST, `pr-2.preview.${HOST}`),
    status: 404,
    headers: { 'x-robots-tag': 'noindex' },
  },
];
