import { verifiedEntries } from './remotes.ts';

const ENTRY = '/assets/stories/remote-entry.0123456789.js';

/** The script that the plugin creates for an entry. */
function scriptFor(hash: string | undefined) {
  const plugin = verifiedEntries(new Map(hash === undefined ? [] : [[ENTRY, hash]]));
  const url = new URL(ENTRY, location.origin).href;
  return (plugin.createScript!({ url } as never) as { script: HTMLScriptElement }).script;
}

const env = process.env as Record<string, string | undefined>;
const { NODE_ENV } = env;
afterEach(() => (env['NODE_ENV'] = NODE_ENV));

test('an entry with a hash is loaded from its path, with integrity', () => {
  const script = scriptFor('sha256-abc');
  expect([script.getAttribute('src'), script.integrity, script.crossOrigin]).toEqual([
    ENTRY,
    'sha256-abc',
    'anonymous',
  ]);
});

test.each([undefined, ''])('an entry whose hash is %j is not loaded', (hash) => {
  expect(() => scriptFor(hash)).toThrow(`${ENTRY} is not in this page's release`);
});

test('the development build loads listed entries with an empty hash, and no others', () => {
  env['NODE_ENV'] = 'development';
  expect(scriptFor('').integrity).toBe('');
  expect(() => scriptFor(undefined)).toThrow(ENTRY);
});
