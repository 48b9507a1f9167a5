import { getSettings } from '@vantedge/release';
import { memoryStore } from '@vantedge/store';
import { parseTree } from './checks/testing/sample-page.ts';
import { PageContext } from './checks/page-context.ts';
import { composeRelease } from './compose-release.ts';
import { storedCarelessSite } from './testing/careless-site.ts';
import { toConsentConfig, unlistedThirdParties } from './third-parties.ts';

jest.mock('./sandbox/sandbox.ts', () => jest.requireActual('./testing/in-process-sandbox.ts'));

const analytics = {
  name: 'Example Analytics',
  purpose: 'analytics' as const,
  src: 'https://a.example.com/tag.js',
  script: ['https://a.example.com'],
  cookies: ['_ga', '_ga_*', 'a.b'],
  load: 'idle' as const,
  privacy: { text: 'Counts visits.', link: 'https://a.example.com/privacy' },
};
const settings = { ...getSettings(undefined), thirdParties: [analytics] };
const page = new PageContext({ path: '/privacy', section: 'shell', module: './privacy.tsx' }, new Map());

test.each([
  ['nothing', '<main><h1>Privacy</h1></main>', 1],
  ['the name without the link', '<main>Example Analytics</main>', 1],
  ['the link without the name', '<main><a href="https://a.example.com/privacy">A</a></main>', 1],
  [
    'both in the footer',
    '<main></main><footer>Example Analytics <a href="https://a.example.com/privacy">A</a></footer>',
    1,
  ],
  ['both', '<main>Example Analytics <a href="https://a.example.com/privacy">A</a></main>', 0],
])('a privacy page with %s', (_, html, problems) => {
  const found = unlistedThirdParties(parseTree(html), settings, page);
  expect(found).toHaveLength(problems);
  for (const { code, text } of found) {
    expect(code).toBe('THIRD_PARTY_NOT_LISTED');
    expect(text).toContain("'Example Analytics'");
  }
});

test('a release without a page that lists them is refused', async () => {
  const store = memoryStore();
  const versions = await storedCarelessSite(store);
  await expect(
    composeRelease({ store, versions, settings, now: '2026-01-01T00:00:00.000Z' }),
  ).rejects.toMatchObject({
    code: 'THIRD_PARTY_NOT_LISTED',
    message: expect.stringContaining("'Example Analytics'"),
  });
});

test('tells the loader what it may load, and asks again for what is new', () => {
  const { cookies, id, ...listed } = toConsentConfig(settings);
  expect(listed).toEqual({
    mode: 'opt-in',
    origins: ['https://a.example.com/'],
    scripts: [{ src: analytics.src, load: 'idle' }],
  });
  const names = (jar: string) => [...jar.matchAll(new RegExp(cookies, 'g'))].map(([name]) => name);
  expect(names('_ga=1; _ga_X=2; my_ga=3; a.b=_ga=; aXb=4')).toEqual(['_ga', '_ga_X', 'a.b']);
  expect(
    toConsentConfig({ ...settings, thirdParties: [analytics, { ...analytics, name: 'B' }] }).id,
  ).not.toBe(id);
  const none = toConsentConfig({ ...settings, thirdParties: [{ ...analytics, cookies: [] }] });
  expect('a=1; =2').not.toMatch(new RegExp(none.cookies));
});
