import { get, type HttpCase, send } from '../http-case.ts';

const BR = 'Accept-Encoding: br';

/** Content negotiation, and conditional requests for each encoding. */
export const ENCODINGS: HttpCase[] = [
  {
    name: 'Brotli',
    request: get('/', BR),
    status: 200,
    headers: { 'content-encoding': 'br', etag: '{{br}}' },
  },
  {
    name: 'gzip',
    request: get('/', 'Accept-Encoding: gzip'),
    status: 200,
    headers: { 'content-encoding': 'gzip', etag: '{{gzip}}' },
  },
  {
    name: 'gzip by its old name',
    request: get('/', 'Accept-Encoding: x-gzip'),
    status: 200,
    headers: { 'content-encoding': 'gzip' },
  },
  {
    name: 'what browsers accept',
    request: get('/', 'Accept-Encoding: gzip, deflate, br, zstd'),
    status: 200,
    headers: { 'content-encoding': 'br' },
  },
  {
    name: 'gzip by weight',
    request: get('/', 'Accept-Encoding: gzip;q=0.9, br;q=0.1'),
    status: 200,
    headers: { 'content-encoding': 'gzip' },
  },
  {
    name: 'Brotli excluded',
    request: get('/', 'Accept-Encoding: br;q=0, *'),
    status: 200,
    headers: { 'content-encoding': 'gzip' },
  },
  ...['identity', 'deflate', '*;q=0', 'gzip;q=2'].map((accepted) => ({
    name: `no encoding for ${accepted}`,
    request: get('/', `Accept-Encoding: ${accepted}`),
    status: 200,
    headers: { 'content-encoding': undefined, etag: '{{identity}}' },
  })),
  {
    name: 'HEAD of an encoded page',
    request: send('HEAD', '/', [BR]),
    status: 200,
    headers: { 'content-encoding': 'br' },
  },
  {
    name: 'a page that has not changed',
    request: get('/', BR, 'If-None-Match: {{br}}'),
    status: 304,
    headers: {
      etag: '{{br}}',
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
      'content-length': undefined,
    },
  },
  { name: 'the ETag of another encoding', request: get('/', BR, 'If-None-Match: {{gzip}}'), status: 200 },
  { name: 'a weak ETag', request: get('/', 'If-None-Match: W/{{identity}}'), status: 304 },
  { name: 'a list of ETags', request: get('/', 'If-None-Match: "x", {{identity}}'), status: 304 },
  { name: 'any ETag', request: get('/', 'If-None-Match: *'), status: 304 },
  {
    name: 'HEAD of an unchanged page',
    request: send('HEAD', '/', ['If-None-Match: {{identity}}']),
    status: 304,
  },
  {
    name: 'If-Modified-Since, because releases have no dates of files',
    request: get('/', 'If-Modified-Since: Sat, 01 Jan 2050 00:00:00 GMT'),
    status: 200,
    headers: { 'last-modified': undefined },
  },
];
