import { SPECULATION_RULES_PATH } from '@vantedge/federation-contract';
import { getRelease, putRelease } from '@vantedge/release';
import { memoryStore } from '@vantedge/release/store';
import { appendSample, sample, storeSample } from '@vantedge/release/testing';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';
import { sendRequest, type SendOptions } from './testing/send-request.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer();
});
afterAll(() => server.close());

const headersOf = async (path: string, options?: SendOptions) =>
  (await sendRequest(server.url, path, options)).headers;

test.each<[string, SendOptions]>([
  ['/', {}],
  ['/about', { method: 'HEAD' }],
  ['/about', { headers: { 'if-none-match': '*' } }],
  ['/about', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['/nothing', {}],
])('the document %s names the rules (%j)', async (path, options) => {
  expect((await headersOf(path, options))['speculation-rules']).toBe(`"${SPECULATION_RULES_PATH}"`);
});

test.each([
  '/robots.txt',
  '/assets/shell/mark.0123456789.svg',
  '/healthz',
  '/about/',
  SPECULATION_RULES_PATH,
])('what is not a document does not: %s', async (path) => {
  expect(await headersOf(path)).not.toHaveProperty('speculation-rules');
});

test('browsers accept the type of the rules, and request them once an hour', async () => {
  expect(await headersOf(SPECULATION_RULES_PATH)).toMatchObject({
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
  });
});

test('documents of a release without rules, as older composers made them, name none', async () => {
  const store = memoryStore();
  const release = await getRelease(store, await storeSample(store, sample('older')));
  const { [SPECULATION_RULES_PATH]: _, ...files } = release.files;
  await appendSample(store, await putRelease(store, { ...release, files }));
  const older = await startSampleServer(undefined, { store, isPublished: false });
  for (const path of ['/', '/nothing'])
    expect((await sendRequest(older.url, path)).headers).not.toHaveProperty('speculation-rules');
  await older.close();
});
