import { getSettings, parseSettings } from './settings.ts';

const DEFAULTS = { pendingPaths: [], leadRetentionDays: 730, keepAssetsDays: 7, paths: {} };

test('a file without settings has the defaults, as does a release without settings', () => {
  expect(parseSettings('{}', 'site.json')).toEqual(DEFAULTS);
  expect(getSettings(undefined)).toEqual(DEFAULTS);
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
    thirdParties: [
      {
        name: 'Example Analytics',
        purpose: 'analytics',
        src: 'https://a.example.com/tag.js?id=1',
        data: { domain: 'www.example.com' },
        dataLayer: 'G-12345',
        script: ['https://a.example.com'],
        connect: ['https://b.example.com:8443'],
        frame: [],
        image: ['https://c.example.com'],
        cookies: ['_ga', '_ga_*'],
        load: 'idle',
        privacy: { text: 'Counts visits.', link: 'https://example.com/privacy' },
      },
    ],
    consent: 'opt-out',
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

/** A settings file with one third party, of which some members are others. */
const withThirdParty = (members: object) =>
  JSON.stringify({
    thirdParties: [
      {
        name: 'Example',
        purpose: 'analytics',
        load: 'idle',
        privacy: { text: 'Counts visits.', link: 'https://example.com/privacy' },
        ...members,
      },
    ],
  });

test.each<[object, field: string, reason: string]>([
  [{ script: ['https://*.example.com'] }, 'script.0', 'a wildcard'],
  [{ connect: ['http://a.example.com'] }, 'connect.0', 'https'],
  [{ frame: ['https://a.example.com/path'] }, 'frame.0', 'without a path'],
  [{ image: ['data:'] }, 'image.0', 'such as "https://plausible.io"'],
  [{ script: ["'unsafe-inline'"] }, 'script.0', 'such as "https://plausible.io"'],
  [{ script: ['https://a.example.com; img-src x'] }, 'script.0', 'such as "https://plausible.io"'],
  [{ script: ['https://A.example.com'] }, 'script.0', 'such as "https://plausible.io"'],
  [{ src: 'https://a.example.com/a.js' }, 'src', '["https://a.example.com"]'],
  [{ src: 'javascript:alert(1)' }, 'src', 'such as "https://plausible.io/js/script.js"'],
  [
    { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1', script: ['https://www.googletagmanager.com'] },
    'src',
    'Trusted Types',
  ],
  [{ purpose: 'tracking' }, 'purpose', '"analytics"'],
  [{ load: 'now' }, 'load', '"idle" or "intent"'],
  [{ cookies: ['a b'] }, 'cookies.0', 'such as "_ga"'],
  [{ privacy: { text: 'Counts visits.', link: '/privacy' } }, 'privacy.link', 'https URL such as'],
  [{ privacy: { text: '', link: 'https://example.com/' } }, 'privacy.text', 'such as "Counts visits'],
  [{ scripts: [] }, 'scripts', 'Invalid key'],
])('refuses the third party %j with the field, the reason and an example', (members, field, reason) => {
  expect(() => parseSettings(withThirdParty(members), 'site.json')).toThrow(
    expect.objectContaining({
      code: 'SETTINGS_INVALID',
      message: expect.stringMatching(
        new RegExp(
          `thirdParties\\.0\\.${field.replace('.', '\\.')}: .*${reason.replace(/[[\]"?*.]/g, '\\$&')}`,
        ),
      ),
    }),
  );
});

test('refuses two third parties of one name, and an unknown mode', () => {
  const { thirdParties } = JSON.parse(withThirdParty({})) as { thirdParties: object[] };
  const twice = JSON.stringify({ thirdParties: [...thirdParties, ...thirdParties] });
  expect(() => parseSettings(twice, 'site.json')).toThrow('a name of its own');
  expect(() => parseSettings('{ "consent": "always" }', 'site.json')).toThrow('consent: Expected "opt-in"');
});
