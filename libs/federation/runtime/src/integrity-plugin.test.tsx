import { integrityPlugin } from './integrity-plugin.ts';

const ENTRY = '/assets/stories/remote-entry.0123456789.js';

/** The script that the runtime would load the entry with, when the release says this of it. */
function scriptFor(hash: string | undefined) {
  const { createScript } = integrityPlugin(() => hash);
  return createScript!({ url: ENTRY }) as { script: HTMLScriptElement };
}

const env = process.env as Record<string, string | undefined>;
const { NODE_ENV } = env;
afterEach(() => {
  env['NODE_ENV'] = NODE_ENV;
});

test('a file with a hash is held to it', () => {
  const { script } = scriptFor('sha384-abc');
  expect([script.getAttribute('src'), script.integrity, script.crossOrigin]).toEqual([
    ENTRY,
    'sha384-abc',
    'anonymous',
  ]);
});

test.each([undefined, ''])('a file whose hash is %j gets no script', (hash) => {
  expect(() => scriptFor(hash)).toThrow(`${ENTRY} is not in this page's release`);
});

test('the development build loads a file with an empty hash, and none that is not listed', () => {
  env['NODE_ENV'] = 'development';
  expect(scriptFor('').script.integrity).toBe('');
  expect(() => scriptFor(undefined)).toThrow(ENTRY);
});
