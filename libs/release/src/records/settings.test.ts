import { parseSettings, settingsOf } from './settings.ts';

const DEFAULTS = { pendingPaths: [], leadRetentionDays: 730, keepAssetsDays: 7, paths: {} };

test('a file without settings has the defaults, as does a release without settings', () => {
  expect(parseSettings('{}', 'site.json')).toEqual(DEFAULTS);
  expect(settingsOf(undefined)).toEqual(DEFAULTS);
});

test('reads every setting', () => {
  const all = {
    origin: 'https://www.example.com',
    leadEndpoint: '/api/leads',
    pendingPaths: ['/careers'],
    leadRetentionDays: 365,
    keepAssetsDays: 0,
    paths: { shell: ['/', '/404'], solutions: ['/solutions/**', '/industries/**'] },
    budgets: { js: 100_000 },
    redirects: { '/jobs': '/careers' },
  };
  expect(parseSettings(JSON.stringify(all), 'site.json')).toEqual(all);
});

test.each([
  ['{', 'not JSON'],
  ['{ "paths": { "constructor": 7 } }', 'no member may be named constructor'],
  ['{ "pendingPaths": "/a" }', 'pendingPaths'],
  ['{ "pendingPaths": ["/A b"] }', 'pendingPaths.0'],
  ['{ "leadRetentionDays": 0 }', 'leadRetentionDays'],
  ['{ "leadRetentionDays": "730" }', 'leadRetentionDays'],
  ['{ "origin": "https://example.com/path" }', 'origin'],
  ['{ "leadEndpoint": "//example.com" }', 'leadEndpoint'],
  ['{ "paths": { "stories": ["/stories*"] } }', 'paths.stories.0'],
  ['{ "budgets": { "js": 0 } }', 'budgets.js'],
  ['{ "redirects": { "/a": "https://example.com" } }', 'redirects./a'],
  ['{ "pendingPath": [] }', 'pendingPath: Invalid key'],
])('rejects %s', (json, problem) => {
  expect(() => parseSettings(json, 'site.json')).toThrow(
    expect.objectContaining({ code: 'SETTINGS_INVALID', message: expect.stringContaining(problem) }),
  );
});
