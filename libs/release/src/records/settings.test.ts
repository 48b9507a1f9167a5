import { parseSettings, settingsOf } from './settings.ts';

const DEFAULTS = { pendingPaths: [], leadRetentionDays: 730, keepAssetsDays: 7, paths: {} };

test('a file without settings has the defaults, as does a release without settings', () => {
  expect(parseSettings('{}', 'site.json')).toEqual(DEFAULTS);
  expect(settingsOf(undefined)).toEqual(DEFAULTS);
});

test('reads every setting', () => {
  const all = {
    origin: 'https://www.example.com',
    leadEndpoint: '/api/forms',
    pendingPaths: ['/careers'],
    leadRetentionDays: 365,
    keepAssetsDays: 0,
    paths: { shell: ['/', '/404'], solutions: ['/solutions/**', '/industries/**'] },
    budgets: { js: 100_000 },
    redirects: { '/jobs': '/careers', '/team': '/about#team' },
    oldServiceWorkers: ['/sw.js', '/js/worker.v2.mjs'],
    requireVerified: true,
  };
  expect(parseSettings(JSON.stringify(all), 'site.json')).toEqual(all);
});

test.each([
  ['{', 'not JSON'],
  ['[]', 'Expected an object but received Array'],
  ['null', 'Expected an object but received null'],
  ['5', 'Expected an object but received 5'],
  ['{ "paths": [] }', 'paths: Expected an object but received Array'],
  ['{ "redirects": [] }', 'redirects: Expected an object but received Array'],
  ['{ "budgets": [] }', 'budgets: Expected an object but received Array'],
  ['{ "budgets": { "foo": 1 } }', 'budgets.foo: Invalid key'],
  ['{ "paths": { "constructor": 7 } }', 'no member may be named constructor'],
  ['{ "pendingPaths": "/a" }', 'pendingPaths'],
  ['{ "pendingPaths": ["/A b"] }', 'pendingPaths.0'],
  ['{ "leadRetentionDays": 0 }', 'leadRetentionDays'],
  ['{ "leadRetentionDays": "730" }', 'leadRetentionDays'],
  ['{ "origin": "https://example.com/path" }', 'origin'],
  ['{ "leadEndpoint": "https://www.example.com/api/forms" }', 'leadEndpoint'],
  ['{ "leadEndpoint": "/forms" }', 'leadEndpoint'],
  ['{ "paths": { "stories": ["/stories*"] } }', 'paths.stories.0'],
  ['{ "budgets": { "js": 0 } }', 'budgets.js'],
  ['{ "redirects": { "/a": "https://example.com" } }', 'redirects./a'],
  ['{ "redirects": { "/a": "/b#" } }', 'redirects./a'],
  ['{ "redirects": { "/index": "/" } }', 'redirects./index'],
  ['{ "redirects": { "/404": "/" } }', 'redirects./404'],
  ['{ "oldServiceWorkers": ["https://example.com/sw.js"] }', 'oldServiceWorkers.0'],
  ['{ "oldServiceWorkers": ["/../sw.js"] }', 'oldServiceWorkers.0'],
  ['{ "oldServiceWorkers": ["/assets/sw.js"] }', 'oldServiceWorkers.0'],
  ['{ "requireVerified": "yes" }', 'requireVerified'],
  ['{ "pendingPath": [] }', 'pendingPath: Invalid key'],
])('rejects %s', (json, problem) => {
  expect(() => parseSettings(json, 'site.json')).toThrow(
    expect.objectContaining({
      code: 'SETTINGS_INVALID',
      at: 'site.json',
      message: expect.stringContaining(problem),
    }),
  );
});
