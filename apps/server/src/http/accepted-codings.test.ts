import fc from 'fast-check';
import { acceptedCodings } from './accepted-codings.ts';

const accepted = acceptedCodings();

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['GZIP ; Q=1.0', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.1, gzip;q=0', ['br', 'identity']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['identity;q=0.5, br;q=0.1', ['identity', 'br']],
  // Nothing acceptable: the unencoded body is better than none.
  ['identity;q=0, *;q=0', ['identity']],
  // Malformed weights count as 0.
  ['br;q=high, gzip;q=2', ['identity']],
])('%s', (header, codings) => {
  expect(accepted(header)).toEqual(codings);
});

test('includes identity exactly once for any header', () => {
  const fresh = acceptedCodings();
  fc.assert(
    fc.property(fc.string(), (header) => {
      const codings = fresh(header);
      expect(new Set(codings).size).toBe(codings.length);
      expect(codings).toContain('identity');
      expect(fresh(header)).toEqual(codings);
    }),
  );
});
