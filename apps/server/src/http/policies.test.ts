import { sendRequest, type SendOptions } from './testing/send-request.ts';
import { sample } from '@vantedge/release/testing';
import { type SampleServer, startSampleServer } from './testing/sample-server.ts';

const first = sample('first');
const scripts = Object.keys(first.sections['shell']!).filter((name) => name.endsWith('.js'));

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer(first);
});
afterAll(() => server.close());

const policyAt = async (path: string, question: SendOptions = {}) => {
  const { headers } = await sendRequest(server.url, path, question);
  return headers['content-security-policy'];
};

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

test.each(['/', '/about', '/nothing'])('a page has its own policy: %s', async (path) => {
  const { files, notFound } = server.release();
  expect(await policyAt(path)).toBe((files.get(path) ?? notFound).policy);
});

test.each(['/release.json', '/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/about/', '/%'])(
  'a response that is not a page allows nothing: %s',
  async (path) => {
    expect(await policyAt(path)).toBe(NOTHING);
    expect(await policyAt(path, { method: 'HEAD' })).toBe(NOTHING);
    expect(await policyAt(path, { method: 'DELETE' })).toBe(NOTHING);
  },
);

test('a 304 has the policy of the full response', async () => {
  const headers = { 'if-none-match': '*' };
  expect(await policyAt('/release.json', { headers })).toBe(NOTHING);
  expect(await policyAt('/about', { headers })).toBe(server.release().files.get('/about')!.policy);
});

test('an SVG opened in a tab runs no scripts; other assets have no policy', async () => {
  expect(await policyAt('/assets/shell/mark.0123456789.svg')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'/,
  );
  for (const asset of [`/assets/shell/${scripts[0]}`, '/assets/stories/Type.AbCdEf0123.woff2']) {
    expect(await policyAt(asset)).toBeUndefined();
  }
});
