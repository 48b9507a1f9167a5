import { loadReleaseChunks } from './release-chunks.js';

const URL = '/assets/stories/c.74.0123456789.js';

const files = (globalThis as unknown as { __vantedgeFiles: Map<string, string> }).__vantedgeFiles;
const script = () => document.querySelector('script');

/** A build whose chunks are named by the release. */
function connected() {
  const build: Parameters<typeof loadReleaseChunks>[0] = { p: '/assets/stories/' };
  loadReleaseChunks(build);
  return build as Required<typeof build>;
}

beforeEach(() => {
  files.set('/assets/stories/c.740.1111111111.js', 'sha384-other');
  files.set('/assets/pricing/c.74.2222222222.js', 'sha384-section');
  files.set('/assets/stories/c.74.3333333333.css', 'sha384-style');
  files.set(URL, 'sha384-abc');
});
afterEach(() => {
  files.clear();
  document.head.replaceChildren();
});

test("a chunk's file is the script of its section whose name has the chunk's id", () => {
  expect(connected().u(74)).toBe('c.74.0123456789.js');
});

test('a chunk is loaded with integrity', () => {
  const done = jest.fn();
  connected().l(URL, done);
  expect([script()!.getAttribute('src'), script()!.integrity, script()!.crossOrigin]).toEqual([
    URL,
    'sha384-abc',
    'anonymous',
  ]);
  script()!.dispatchEvent(new Event('load'));
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
  expect(script()).toBeNull();
});

test('a chunk that fails to load is reported, and leaves no script behind', () => {
  const done = jest.fn();
  connected().l(URL, done);
  script()!.dispatchEvent(new Event('error'));
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
  expect(script()).toBeNull();
});

test.each([undefined, ''])('a chunk whose hash is %j is not requested', (hash) => {
  files.delete(URL);
  if (hash !== undefined) files.set(URL, hash);
  const build = connected();
  const done = jest.fn();
  build.l(build.p + build.u(74), done);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'not in the release' }));
  expect(script()).toBeNull();
});

test('a section of platform API 2 keeps the chunk names of its build', () => {
  const own = { p: '/assets/stories/', u: () => 'c.4444444444.js', l: () => {} };
  const build = { ...own };
  loadReleaseChunks(build);
  expect(build).toEqual(own);
});
