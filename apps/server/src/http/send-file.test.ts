import fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type ReceivedResponse, sendRequest, type SendOptions } from './testing/send-request.ts';
import { sample, sampleScript } from '@vantedge/release/testing';
import { security } from './testing/security.ts';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';

const first = sample('first');
const { path: script, text: code } = sampleScript(first);
const woff2 = '/assets/stories/Type.AbCdEf0123.woff2';

let server: SampleServer;
const get = (path: string, headers: Record<string, string> = {}, more: SendOptions = {}) =>
  sendRequest(server.url, path, { headers, ...more });

beforeAll(async () => {
  server = await startSampleServer(first);
});
afterAll(() => server.close());

describe('content coding', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  const decoded = ({ headers, body }: ReceivedResponse) => {
    const coding = (headers['content-encoding'] ?? 'identity') as keyof typeof decode;
    return decode[coding](body).toString();
  };

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0.5', 'gzip'],
    ['gzip', 'gzip'],
    ['GZIP ; q=1.0', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['br;q=0', undefined],
    // Nothing acceptable: the unencoded body is better than none.
    ['identity;q=0, *;q=0', undefined],
    ['br;q=high', undefined],
    ['zstd', undefined],
  ])('%s', async (accepted, coding) => {
    for (const [path, text] of [
      ['/about', first.pages['/about']],
      [script, code],
    ] as const) {
      const answer = await get(path, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(decoded(answer)).toBe(text);
    }
  });

  test('a body with one encoding has no Vary header', async () => {
    const { headers, body } = await get(woff2, { 'accept-encoding': 'gzip, br' });
    expect(headers).not.toHaveProperty('vary');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe('0123456789');
  });

  test('has its own strong entity tag per encoding', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', ''].map((coding) => get('/', { 'accept-encoding': coding })),
    );
    const tags = answers.map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
  });
});

describe('an entity tag', () => {
  const br = { 'accept-encoding': 'br' };

  test.each([
    (tag: string) => tag,
    (tag: string) => `W/${tag}`,
    (tag: string) => `"x,y" , ${tag}`,
    () => '*',
  ])('that is known spares the body (%#)', async (header) => {
    for (const path of ['/about', script, '/robots.txt']) {
      const { headers: whole } = await get(path, br);
      const { status, headers, body } = await get(path, { ...br, 'if-none-match': header(whole.etag!) });
      expect(status).toBe(304);
      expect(body).toHaveLength(0);
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-release']) {
        expect(headers[name]).toBe(whole[name]);
      }
      expect(headers).not.toHaveProperty('content-length');
    }
  });

  test('decides, whatever date the client has; a reload gets the body', async () => {
    const { headers } = await get('/about', br);
    const status = async (more: Record<string, string>) => (await get('/about', { ...br, ...more })).status;
    const date = { 'if-modified-since': 'Sat, 21 Nov 2026 00:00:00 GMT' };
    expect(await status(date)).toBe(200);
    expect(await status({ ...date, 'if-none-match': headers.etag! })).toBe(304);
    expect(await status({ ...date, 'if-none-match': '"other"' })).toBe(200);
    expect(await status({ 'if-none-match': headers.etag!, 'cache-control': 'no-cache' })).toBe(200);
  });

  test('of another encoding does not match', async () => {
    const { headers } = await get('/about', { 'accept-encoding': 'gzip' });
    expect((await get('/about', { ...br, 'if-none-match': headers.etag! })).status).toBe(200);
  });
});

describe('a range', () => {
  test('of an asset is a part of the unencoded body', async () => {
    const { status, headers, body } = await get(script, { range: 'bytes=5-9', 'accept-encoding': 'br' });
    expect(status).toBe(206);
    expect(body.toString()).toBe(code.slice(5, 10));
    const size = code.length;
    expect(headers).toMatchObject({ 'content-range': `bytes 5-9/${size}`, 'content-length': '5' });
    expect(headers['cache-control']).toContain('immutable');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test.each([
    ['bytes=0-0', '0'],
    ['bytes=2-5', '2345'],
    ['bytes=7-', '789'],
    ['bytes=7-99', '789'],
    ['bytes=-3', '789'],
  ])('%s of ten bytes is %j', async (range, text) => {
    const { status, body } = await get(woff2, { range });
    expect([status, body.toString()]).toEqual([206, text]);
  });

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=99999999999999999999-'])(
    '%s of ten bytes gets a 416 with the size',
    async (range) => {
      const { status, headers } = await get(woff2, { range });
      expect(status).toBe(416);
      expect(headers).toMatchObject({ ...security, 'content-range': 'bytes */10' });
    },
  );

  test.each([
    'bytes=0-1,4-5',
    'lines=1-2',
    'lines=99-',
    'bytes=5-1',
    'bytes=-',
    'bytes=a-b',
    'bytes=-99',
    'bytes=0x1-5',
    'bytes=0-0x5',
    'bytes=1e0-5',
    'bytes=1.0-5',
    'bytes=+1-5',
    'bytes= 1-5',
    'bytes=1-5,',
    'bytes=-0x3',
    'x',
  ])('%s gets the whole body', async (range) => {
    const { status, body } = await get(woff2, { range });
    expect([status, body.toString()]).toEqual([200, '0123456789']);
  });

  test('is a part of the body, whatever its header says', async () => {
    const number = fc.oneof(fc.nat(20).map(String), fc.constant(''), fc.string({ unit: 'grapheme-ascii' }));
    await fc.assert(
      fc.asyncProperty(number, number, async (from, to) => {
        const { status, headers, body } = await get(woff2, { range: `bytes=${from}-${to}` });
        if (status !== 206) return expect([200, 416]).toContain(status);
        const [, first, last] = /^bytes (\d+)-(\d+)\/10$/.exec(headers['content-range']!)!;
        expect(body.toString()).toBe('0123456789'.slice(Number(first), Number(last) + 1));
        expect(body.length).toBe(Number(last) - Number(first) + 1);
      }),
    );
  });

  test('is supported only for GET requests of assets', async () => {
    expect((await get(woff2, { range: 'bytes=0-1' }, { method: 'HEAD' })).status).toBe(200);
    expect((await get('/about', { range: 'bytes=0-1' })).status).toBe(200);
  });

  test('is honored only while If-Range matches', async () => {
    const { headers } = await get(script);
    const range = { range: 'bytes=0-1' };
    const status = async (condition: string) =>
      (await get(script, { ...range, 'if-range': condition })).status;
    expect(await status(headers.etag!)).toBe(206);
    expect(await status(`W/${headers.etag}`)).toBe(200);
    expect(await status('"another"')).toBe(200);
    expect(await status('Sat, 21 Nov 2026 00:00:00 GMT')).toBe(200);
    expect((await get(script, { ...range, 'if-none-match': headers.etag! })).status).toBe(304);
  });
});
