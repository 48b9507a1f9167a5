import { get, type HttpCase, send } from '../http-case.ts';

const FONT = '/assets/stories/Type.AbCdEf0123.woff2';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Assets, and ranges of them. */
export const ASSETS: HttpCase[] = [
  {
    name: 'a script',
    request: get('{{script}}', 'Accept-Encoding: br'),
    status: 200,
    headers: {
      'cache-control': IMMUTABLE,
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'accept-ranges': 'bytes',
      vary: 'Accept-Encoding',
      'content-security-policy': undefined,
    },
  },
  {
    name: 'a script without encoding',
    request: get('{{script}}'),
    status: 200,
    body: /^globalThis\.release = 'first'/,
  },
  {
    name: 'HEAD of a script',
    request: send('HEAD', '{{script}}'),
    status: 200,
    headers: { etag: '{{scriptTag}}' },
  },
  {
    name: 'a script that has not changed',
    request: get('{{script}}', 'If-None-Match: {{scriptTag}}'),
    status: 304,
  },
  {
    name: 'a script of an earlier release',
    request: get('{{earlierScript}}'),
    status: 200,
    headers: { 'cache-control': IMMUTABLE },
    body: /^globalThis\.release = 'earlier'/,
  },
  {
    name: 'a font, which is not compressed',
    request: get(FONT, 'Accept-Encoding: gzip, br'),
    status: 200,
    headers: { 'content-type': 'font/woff2', vary: undefined, 'content-encoding': undefined },
    body: '0123456789',
  },
  {
    name: 'an SVG image',
    request: get('/assets/shell/mark.0123456789.svg'),
    status: 200,
    headers: { 'content-security-policy': /^default-src 'none'; style-src 'unsafe-inline'/ },
  },
  {
    name: 'an asset larger than the buffers of a proxy',
    request: get('{{large}}'),
    status: 200,
    headers: { 'content-length': /^15\d{5}$/ },
  },
  { name: 'an asset that no release has', request: get('/assets/shell/gone.js'), status: 404 },
  {
    name: 'the first bytes',
    request: get(FONT, 'Range: bytes=0-3'),
    status: 206,
    headers: { 'content-range': 'bytes 0-3/10', 'content-length': '4', 'cache-control': IMMUTABLE },
    body: '0123',
  },
  { name: 'the last bytes', request: get(FONT, 'Range: bytes=-3'), status: 206, body: '789' },
  { name: 'the bytes from an offset', request: get(FONT, 'Range: bytes=7-'), status: 206, body: '789' },
  {
    name: 'bytes beyond the end',
    request: get(FONT, 'Range: bytes=10-'),
    status: 416,
    headers: { 'content-range': 'bytes */10', 'cache-control': 'no-cache' },
  },
  { name: 'several ranges', request: get(FONT, 'Range: bytes=0-1,4-5'), status: 200, body: '0123456789' },
  { name: 'a malformed range', request: get(FONT, 'Range: bytes=3-1'), status: 200 },
  { name: 'a range in another unit', request: get(FONT, 'Range: lines=0-1'), status: 200 },
  { name: 'HEAD with a range', request: send('HEAD', FONT, ['Range: bytes=0-3']), status: 200 },
  {
    name: 'a range of a compressed script, which is one of its original bytes',
    request: get('{{script}}', 'Accept-Encoding: br', 'Range: bytes=0-9'),
    status: 206,
    headers: { 'content-encoding': undefined },
    body: 'globalThis',
  },
  {
    name: 'a range of the same bytes',
    request: get('{{script}}', 'Range: bytes=0-9', 'If-Range: {{scriptTag}}'),
    status: 206,
  },
  {
    name: 'a range of other bytes',
    request: get('{{script}}', 'Range: bytes=0-9', 'If-Range: "other"'),
    status: 200,
  },
  {
    name: 'a range since a date',
    request: get('{{script}}', 'Range: bytes=0-9', 'If-Range: Sat, 01 Jan 2050 00:00:00 GMT'),
    status: 200,
  },
  {
    name: 'a range of an unchanged script',
    request: get('{{script}}', 'Range: bytes=0-9', 'If-None-Match: {{scriptTag}}'),
    status: 304,
  },
  {
    name: 'a range of a large asset',
    request: get('{{large}}', 'Range: bytes=700000-1299999'),
    status: 206,
    headers: { 'content-length': '600000' },
  },
];
