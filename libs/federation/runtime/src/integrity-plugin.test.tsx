import { integrityPlugin } from './integrity-plugin.ts';

const ENTRY = '/assets/stories/remote-entry.0123456789.js';

/** The script element that loads the remote entry, if the release lists this hash for it. */
function scriptFor(hash: string | undefined) {
  const { createScript } = integrityPlugin(() => hash);
  return createScript!({ url: ENTRY }) as { script: HTMLScriptElement };
}

const env = process.env as Record<string, string | undefined>;
const { NODE_ENV } = env;
afterEach(() => {
  env['NODE_ENV'] = NODE_ENV;
});

test('a file with a hash is loaded with integrity', () => {
  const { script } = scriptFor('sha384-abc');
  expect([script.getAttribute('src'), script.integrity, script.crossOrigin]).toEqual([
    ENTRY,
    'sha384-abc',
    'anonymous',
  ]);
});

test.each([undefined, ''])('a file whose hash is %j is not loaded', (hash) => {
  expect(() => scriptFor(hash)).toThrow(`${ENTRY} is not in this page's release`);
});

test('the development build loads listed files with an empty hash, and no others', () => {
  env['NODE_ENV'] = 'development';
  expect(scriptFor('').script.integrity).toBe('');
  expect(() => scriptFor(undefined)).toThrow(ENTRY);
});
