import fc from 'fast-check';
import { canonicalPath, requestTarget } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//solutions///finance//', '/solutions/finance'],
  ['//evil.example/', '/evil.example'],
  ['/%2f%2Fevil.example', '/evil.example'],
  ['/%61bout', '/about'],
  ['/a%20b', '/a%20b'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/CAF%C3%89', '/caf%C3%A9'],
  ['/what%3Fx', '/what%3Fx'],
  ['/a%23b', '/a%23b'],
  ['/%252e%252e', '/%252e%252e'],
  ['/a/...', '/a/...'],
])('%s becomes %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  '',
  '*',
  'about',
  '/%',
  '/%zz',
  '/%c3',
  '/a%00',
  '/%0d%0aLocation:x',
  '/a\\b',
  '/%5cevil.example',
  '/..',
  '/../etc/passwd',
  '/a/%2e%2e/b',
  '/%2E/',
  '/a/./b',
  '/é',
])('%s is rejected', (path) => {
  expect(canonicalPath(path)).toBeUndefined();
});

test('is idempotent and never points to another host', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'/\\.%25eE2fF0dDcC3a9?#:@ ABé') }), (text) => {
      const canonical = canonicalPath(`/${text}`);
      if (canonical === undefined) return;
      expect(canonicalPath(canonical)).toBe(canonical);
      expect(new URL(canonical, 'https://site.example').pathname).toBe(canonical);
      expect(new URL(canonical, 'https://site.example').host).toBe('site.example');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/about?a=1?b', '/about', '?a=1?b'],
  ['/about#part?x', '/about', ''],
  ['http://site.example/about?x', '/about', '?x'],
  ['http://site.example', '/', ''],
  ['HTTPS://site.example?x', '/', '?x'],
  ['//evil.example/', '//evil.example/', ''],
  ['*', '*', ''],
  ['', '', ''],
])('splits the target %s', (url, path, query) => {
  expect(requestTarget(url)).toEqual({ path, query });
});
