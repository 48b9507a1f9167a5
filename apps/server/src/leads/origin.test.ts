import { originOf } from './origin.ts';

const HOST = { host: 'www.example.com' };

test.each([
  ['same-origin', 'ours'],
  ['none', 'ours'],
  ['same-site', 'foreign'],
  ['cross-site', 'foreign'],
])('Sec-Fetch-Site %s decides, regardless of Origin', (site, origin) => {
  expect(originOf({ ...HOST, 'sec-fetch-site': site, origin: 'https://other.example' })).toBe(origin);
});

test.each([
  ['https://www.example.com', 'ours'],
  ['http://www.example.com', 'ours'],
  ['https://example.com', 'foreign'],
  ['https://www.example.com:8443', 'foreign'],
  ['https://www.example.com.evil.example', 'foreign'],
  ['null', 'foreign'],
  ['', 'foreign'],
])('the origin %p is %s', (origin, answer) => expect(originOf({ ...HOST, origin })).toBe(answer));

test('unknown when an old browser sends no origin headers', () => expect(originOf(HOST)).toBe('unknown'));
test('foreign without a Host header to compare with', () =>
  expect(originOf({ origin: 'https://www.example.com' })).toBe('foreign'));
