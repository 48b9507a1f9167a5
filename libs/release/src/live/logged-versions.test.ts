import type { LogEntry } from '../records/log-model.ts';
import { compactEntry } from './logged-versions.ts';

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
  const { number, release, action, sections, at, previous, hash } = entry;
  const kept = { number, release, action, sections, at, versions, previous, hash, canary };
  expect(compactEntry({ ...entry, canary }, entry)).toEqual(kept);
});

test('shares the versions of the release after it if they are the same', () => {
  const after = { ...entry, number: 8, versions: { ...versions } };
  expect(compactEntry(entry, after).versions).toBe(after.versions);
  for (const others of [{ ...versions, stories: '3'.repeat(16) }, { shell: versions.shell }])
    expect(compactEntry({ ...entry, versions: others }, after).versions).toEqual(others);
});
