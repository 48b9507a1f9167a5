import { ask, type Question } from './testing/ask.ts';
import { sample } from './testing/sample-release.ts';
import { type Serving, serving } from './testing/serving.ts';

const first = sample('first');
const scripts = Object.keys(first.sections['shell']!).filter((name) => name.endsWith('.js'));

let server: Serving;
beforeAll(async () => {
  server = await serving(first);
});
afterAll(() => server.close());

const policiesAt = async (path: string, question: Question = {}) => {
  const { headers } = await ask(server.url, path, question);
  return { content: headers['content-security-policy'], integrity: headers['integrity-policy'] };
};

const NOTHING = { content: "default-src 'none'; frame-ancestors 'none'", integrity: undefined };

test.each(['/', '/about', '/nothing'])(
  'a page has its own policy, and requires integrity: %s',
  async (path) => {
    const { files, notFound } = server.release();
    expect(await policiesAt(path)).toEqual({
      content: (files.get(path) ?? notFound).policy,
      integrity: 'blocked-destinations=(script)',
    });
  },
);

test.each(['/release.json', '/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/about/', '/%'])(
  'an answer that is no page allows nothing: %s',
  async (path) => {
    expect(await policiesAt(path)).toEqual(NOTHING);
    expect(await policiesAt(path, { method: 'HEAD' })).toEqual(NOTHING);
    expect(await policiesAt(path, { method: 'DELETE' })).toEqual(NOTHING);
  },
);

test('a 304 has the policy of its answer', async () => {
  const headers = { 'if-none-match': '*' };
  expect(await policiesAt('/release.json', { headers })).toEqual(NOTHING);
  expect((await policiesAt('/about', { headers })).integrity).toBe('blocked-destinations=(script)');
});

test('an SVG that is opened as a document runs no script; other assets need no policy', async () => {
  const { content } = await policiesAt('/assets/shell/mark.0123456789.svg');
  expect(content).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  for (const asset of [`/assets/shell/${scripts[0]}`, '/assets/stories/Type.AbCdEf0123.woff2']) {
    expect(await policiesAt(asset)).toEqual({ content: undefined, integrity: undefined });
  }
});
