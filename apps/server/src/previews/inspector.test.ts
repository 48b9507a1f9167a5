import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { append, getRelease, getVersion, head, putPush } from '@vantedge/release';
import { memoryStore } from '@vantedge/store';
import { CHANNEL, sample } from '@vantedge/release/testing';
import { type SampleServer, startSampleServer } from '../http/testing/sample-server.ts';
import { sendRequest } from '../http/testing/send-request.ts';
import { INSPECTOR_TAG } from './inspector.ts';

const PREVIEW = 'pr-1.preview.localhost';
const SITE = 'localhost';
const META = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">';

/** The site, whose live release is also a preview. */
let server: SampleServer;
let release: string;

beforeAll(async () => {
  const contents = sample('first');
  contents.pages['/about'] = contents.pages['/about']!.replace(
    '<title>',
    `<meta charset="utf-8">${META}<title>`,
  );
  server = await startSampleServer(contents, {
    previews: { domain: 'preview.localhost', extra: new Map() },
  });
  const live = (await head(server.store, CHANNEL))!;
  release = live.release;
  const parent = { channel: CHANNEL, number: live.number, release };
  const entry = { number: 1, release, action: 'preview' as const, sections: [], versions: {}, parent };
  await append(server.store, 'pr-1', { ...entry, at: '2026-03-01T09:00:00.000Z' }, undefined);
});
afterAll(() => server.close());

const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  sendRequest(server.url, path, { headers: { Host: host, ...headers } });

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

async function stored(path: string) {
  const { pages } = await getRelease(server.store, release);
  return pages[path]!.html.identity;
}

const decoders = { identity: (body: Buffer) => body, br: brotliDecompressSync };

test.each(['/', '/about', '/404'])('%s of a preview is the stored page and the inspector', async (path) => {
  for (const coding of ['identity', 'br'] as const) {
    const { body, headers } = await get(PREVIEW, path, { 'Accept-Encoding': coding });
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    const html = decoders[coding](body).toString();
    const parts = html.split(INSPECTOR_TAG);
    expect(parts).toHaveLength(2);
    expect(sha256(parts.join(''))).toBe(await stored(path));
  }
});

test.each(['/', '/about', '/404'])('%s of the site is the stored page, byte for byte', async (path) => {
  const { body } = await get(SITE, path);
  expect(sha256(body)).toBe(await stored(path));
});

test('the inspector comes before the policies of the document, after its encoding', async () => {
  const { body } = await get(PREVIEW, '/about');
  expect(body.toString()).toContain(`<meta charset="utf-8">${INSPECTOR_TAG}${META}`);
});

test('the policy of a preview allows the inspector, by its hash', async () => {
  const script = INSPECTOR_TAG.slice('<script>'.length, -'</script>'.length);
  const hash = createHash('sha256').update(script).digest('base64');
  const [preview, site] = [await get(PREVIEW, '/'), await get(SITE, '/')];
  expect(preview.headers['content-security-policy']).toBe(
    String(site.headers['content-security-policy']).replaceAll('script-src ', `script-src 'sha256-${hash}' `),
  );
  expect(preview.headers['content-security-policy']).toContain(hash);
});

test('a page with the inspector has a tag of its own', async () => {
  const [preview, site] = [await get(PREVIEW, '/'), await get(SITE, '/')];
  expect(preview.headers.etag).not.toBe(site.headers.etag);
  const condition = { 'If-None-Match': String(site.headers.etag) };
  expect((await get(PREVIEW, '/', condition)).status).toBe(200);
  expect((await get(PREVIEW, '/', { 'If-None-Match': String(preview.headers.etag) })).status).toBe(304);
});

test('files of a preview are as they are stored', async () => {
  const { versions } = await getRelease(server.store, release);
  const { files } = await getVersion(server.store, 'shell', versions['shell']!);
  for (const [name, { identity }] of Object.entries(files))
    expect(sha256((await get(PREVIEW, `/assets/shell/${name}`)).body)).toBe(identity);
});

test('gives the commit of each version, without names, on previews only', async () => {
  const { versions } = await getRelease(server.store, release);
  const commit = 'c0ffee'.padEnd(40, '0');
  const push = {
    by: 'Ada',
    tool: 'site',
    source: { commit, dirty: true },
    pipeline: 'https://ci.example.com/1',
    at: '2026-03-01T09:00:00.000Z',
  };
  await putPush(server.store, { section: 'stories', version: versions['stories']! }, push);
  const { body, headers } = await get(PREVIEW, '/_inspector');
  expect(JSON.parse(body.toString())).toEqual({ shell: {}, stories: { commit, dirty: true } });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect((await get(SITE, '/_inspector')).status).toBe(404);
});

test('reads the commits once for a release, also for requests at once', async () => {
  const store = memoryStore();
  const inspected = await startSampleServer('first', { inspector: true, store });
  const list = jest.spyOn(store, 'list');
  const commits = () => sendRequest(inspected.url, '/_inspector');
  await Promise.all([commits(), commits()]);
  await commits();
  const ofPushes = list.mock.calls.filter(([prefix]) => prefix.includes('.pushes/'));
  expect(ofPushes).toHaveLength(Object.keys(inspected.release().versions).length);
  await inspected.close();
});

test('a server for development adds it to the site, too', async () => {
  const development = await startSampleServer('first', { inspector: true });
  const { body } = await sendRequest(development.url, '/');
  expect(body.toString()).toContain(INSPECTOR_TAG);
  expect((await sendRequest(development.url, '/_inspector')).status).toBe(200);
  await development.close();
});
