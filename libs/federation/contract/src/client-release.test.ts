import { parseClientRelease } from './client-release.ts';

const ENTRY = '/assets/stories/remote-entry.0123456789.js';
const HASH = `sha256-${'A'.repeat(43)}=`;

const release = (hash: unknown, files: unknown[] = [ENTRY]) => ({
  sections: {
    stories: {
      version: '0123456789abcdef',
      remoteEntry: ENTRY,
      routes: { '/a': { module: './a.tsx', files } },
      widgets: {},
    },
  },
  integrity: { [ENTRY]: hash },
});

test('accepts a release whose files all have a hash', () => {
  expect(parseClientRelease(release(HASH))).toEqual(release(HASH));
});

test.each([
  '',
  'sha256-',
  'sha256-AAAA',
  `sha384-${'A'.repeat(64)}`,
  `sha256-${'A'.repeat(64)}`,
  `sha1-${'A'.repeat(27)}=`,
  `${HASH} `,
  null,
  7,
  undefined,
])('%j is not a hash', (hash) => {
  expect(() => parseClientRelease(release(hash))).toThrow(`integrity['${ENTRY}']`);
});

test('accepts empty hashes only in development', () => {
  expect(() => parseClientRelease(release(''), { unhashed: true })).not.toThrow();
  expect(() => parseClientRelease(release('AAAA'), { unhashed: true })).toThrow('SHA-256');
});

test.each(['/assets/stories/c.js', 'toString', '__proto__', 7, null])(
  'rejects the file %j, which has no hash',
  (file) => {
    expect(() => parseClientRelease(release(HASH, [file]))).toThrow('no hash');
  },
);

test.each([null, [], 'text', 7, { sections: [] }, { sections: { a: null }, integrity: {} }])(
  '%j is not a release',
  (value) => {
    expect(() => parseClientRelease(value)).toThrow('is not an object');
  },
);
