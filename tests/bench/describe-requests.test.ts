import { describeRequests } from './describe-requests.ts';

const SITE = 'http://localhost:1';

test('names requests without hashes, the last end first', () => {
  const requests = [
    { url: `${SITE}/contact`, bytes: 11_226, end: 602.4 },
    { url: `${SITE}/assets/shell/geist.c56d3abcd2.woff2`, bytes: 13_887, end: 1053 },
    { url: `${SITE}/assets/shell/main.7a177f7811.css`, bytes: 19_594, end: 1053 },
    { url: `${SITE}/api/leads/token`, bytes: 798, end: 903 },
  ];
  expect(describeRequests(requests, `${SITE}/contact`)).toEqual([
    'main.css 19.6 (1053)',
    'geist.woff2 13.9 (1053)',
    'token 0.8 (903)',
    'document 11.2 (602)',
  ]);
});
