import type { LogEntry } from '../records/log-model.ts';
import { compactRelease } from './compact-release.ts';

const versions = { shell: '1'.repeat(16), stories: '2'.repeat(16) };
const entry: LogEntry = {
  number: 7,
  release: 'a'.repeat(16),
  action: 'publish',
  sections: ['stories'],
  at: '2026-01-01T00:00:00.000Z',
  by: 'Ada Lovelace',
  tool: '0.1.0',
  checks: [{ name: 'links', problems: 0 }],
  versions,
  previous: { number: 6, hash: 'b'.repeat(64) },
  hash: 'c'.repeat(64),
};

test('keeps what readers of the log need', () => {
  const canary = { preview: 'pr-1', release: 'd'.repeat(16), versions, percent: 10 };
  const { entry: kept } = compactRelease({ entry: { ...entry, canary }, versions }, undefined);
  const { number, release, action, sections, at, previous, hash } = entry;
  expect(kept).toEqual({ number, release, action, sections, at, previous, hash, canary });
});

test('keeps all members of an entry without a hash, which is computed from them', () => {
  const { hash: _, ...unhashed } = entry;
  expect(compactRelease({ entry: unhashed, versions }, undefined).entry).toEqual(unhashed);
});

test('shares the versions of the release after it if they are the same', () => {
  const after = { entry: { ...entry, number: 8 }, versions: { ...versions } };
  expect(compactRelease({ entry, versions }, after).versions).toBe(after.versions);
  const others = { ...versions, stories: '3'.repeat(16) };
  expect(compactRelease({ entry, versions: others }, after).versions).toEqual(others);
  expect(compactRelease({ entry, versions: { shell: versions.shell } }, after).versions).toEqual({
    shell: versions.shell,
  });
});
