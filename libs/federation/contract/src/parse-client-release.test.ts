import { parseClientRelease } from './parse-client-release.ts';

const ENTRY = '/assets/stories/remote-entry.0123456789.js';
const HASH = `sha256-${'A'.repeat(43)}=`;
const OLDER_HASH = `sha384-${'A'.repeat(64)}`;

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

test.each([HASH, OLDER_HASH])('accepts a release whose files all have a hash: %s', (hash) => {
  expect(parseClientRelease(release(hash))).toEqual({ ok: true, value: release(hash) });
});

test.each([
  '',
  'sha384-',
  'sha384-AAAA',
  `sha256-${'A'.repeat(64)}`,
  `sha1-${'A'.repeat(27)}=`,
  `${HASH} `,
  null,
  7,
  undefined,
])('%j is not a hash', (hash) => {
  const parsed = parseClientRelease(release(hash));
  expect(parsed).toMatchObject({ ok: false, issues: [{ at: `integrity['${ENTRY}']` }] });
});

test('accepts empty hashes only in development', () => {
  expect(parseClientRelease(release(''), { unhashed: true }).ok).toBe(true);
  expect(parseClientRelease(release('AAAA'), { unhashed: true }).ok).toBe(false);
});

test.each(['/assets/stories/c.js', 'toString', '__proto__', 7, null])(
  'rejects the file %j, which has no hash',
  (file) => {
    expect(parseClientRelease(release(HASH, [file])).ok).toBe(false);
  },
);

test.each([null, [], 'text', 7, { sections: [] }, { sections: { a: null }, integrity: {} }])(
  '%j is not a release',
  (value) => {
    expect(parseClientRelease(value).ok).toBe(false);
  },
);
