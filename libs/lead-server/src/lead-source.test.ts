import { leadSource } from './lead-source.ts';

const PAGE = 'https://www.example.com/contact?topic=bpo&name=Ada#form';
const LANDING = 'https://www.example.com/rate-card?utm_source=mail&utm_medium=news+letter&gclid=a&name=Ada';

test.each<[string, string, object]>([
  [
    'a visit from another site',
    `${PAGE} ${LANDING} https://search.example/?q=developers`,
    {
      page: '/contact',
      landing: '/rate-card',
      referrer: 'https://search.example',
      utm_source: 'mail',
      utm_medium: 'news letter',
      gclid: 'a',
    },
  ],
  ['a visit from a bookmark', `${PAGE} ${PAGE} `, { page: '/contact', landing: '/contact' }],
  [
    'a tab that a page of the site has opened',
    `${PAGE} ${PAGE} ${LANDING}`,
    { page: '/contact', landing: '/contact' },
  ],
  [
    'a link in an app',
    `${PAGE} ${PAGE} android-app://com.example/`,
    { page: '/contact', landing: '/contact' },
  ],
  [
    'a form without script',
    'https://www.example.com/rate-card?fbclid=b&q=1',
    { page: '/rate-card', fbclid: 'b' },
  ],
  ['a browser that does not say', '', {}],
  ['nonsense', 'a b c d javascript:alert(1) \u0000', {}],
])('%s', (_, urls, source) => expect(leadSource(urls)).toEqual(source));

test('is bounded in number and length, and without control characters', () => {
  const many = Array.from({ length: 40 }, (_, at) => `utm_${'x'.repeat(at + 1)}=1`).join('&');
  expect(Object.keys(leadSource(`https://a.example/?${many}`)).length).toBeLessThan(20);
  const { utm_term: term } = leadSource(`https://a.example/?utm_term=%00${'🙂'.repeat(10_000)}`);
  expect(term).toBe('🙂'.repeat(500));
  expect(leadSource(`https://a.example/${'x'.repeat(10_000)}`)['page']).toHaveLength(500);
});
