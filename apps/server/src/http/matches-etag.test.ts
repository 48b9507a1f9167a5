import { matchesEtag } from './matches-etag.ts';

const etag = '"0123abcd"';

test.each([
  ['"0123abcd"', true],
  ['W/"0123abcd"', true],
  ['"other", W/"0123abcd" , "third"', true],
  ['"a,b","0123abcd"', true],
  ['*', true],
  [' * ', true],
  ['"other"', false],
  ['0123abcd', false],
  ['"0123abcde"', false],
  ['', false],
  ['"', false],
])('%s', (header, matches) => {
  expect(matchesEtag(header, etag)).toBe(matches);
});
