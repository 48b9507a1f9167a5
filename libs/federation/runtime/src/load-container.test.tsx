import { loadContainer } from './load-container.ts';

const ENTRY = '/assets/stories/remote-entry.0123456789.js';

const script = () => document.querySelector('script')!;
const container = { get: () => Promise.resolve(() => ({})) };

const env = process.env as Record<string, string | undefined>;
const { NODE_ENV } = env;
afterEach(() => {
  env['NODE_ENV'] = NODE_ENV;
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'stories');
});

test('a file with a hash is loaded with integrity', async () => {
  const loading = loadContainer('stories', ENTRY, 'sha384-abc');
  expect([script().getAttribute('src'), script().integrity, script().crossOrigin]).toEqual([
    ENTRY,
    'sha384-abc',
    'anonymous',
  ]);
  Object.assign(globalThis, { stories: container });
  script().dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
  expect(document.querySelector('script')).toBeNull();
});

test('a file that fails to load is an error, and leaves no script behind', async () => {
  const loading = loadContainer('stories', ENTRY, 'sha384-abc');
  script().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(`${ENTRY} did not load`);
  expect(document.querySelector('script')).toBeNull();
});

test('a file that defines no container is an error', async () => {
  const loading = loadContainer('stories', ENTRY, 'sha384-abc');
  script().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow("does not define 'stories'");
});

test.each([undefined, ''])('a file whose hash is %j is not loaded', async (hash) => {
  await expect(loadContainer('stories', ENTRY, hash)).rejects.toThrow(
    `${ENTRY} is not in this page's release`,
  );
  expect(document.querySelector('script')).toBeNull();
});

test('the development build loads listed files with an empty hash, and no others', async () => {
  env['NODE_ENV'] = 'development';
  void loadContainer('stories', ENTRY, '');
  expect(script().integrity).toBe('');
  script().remove();
  await expect(loadContainer('stories', ENTRY, undefined)).rejects.toThrow(ENTRY);
});
