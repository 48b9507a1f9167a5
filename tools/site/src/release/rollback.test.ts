import type { ChannelEntry, Release } from './model.ts';
import { previousRelease, previousVersion } from './rollback.ts';

/** A log written as `publish:A`, `rollback:A`…; every entry names the section `stories`. */
const log = (...steps: string[]): ChannelEntry[] =>
  steps.map((step, i) => {
    const [action, release] = step.split(':') as [ChannelEntry['action'], string];
    return { number: i + 1, release, action, sections: ['stories'], at: '2026-03-01T09:00:00.000Z' };
  });

describe('the previous release', () => {
  test.each([
    ['the one before', log('publish:A', 'publish:B', 'publish:C'), 'B'],
    ['the same release published again counts once', log('publish:A', 'publish:B', 'publish:B'), 'A'],
    ['a second rollback goes further back', log('publish:A', 'publish:B', 'publish:C', 'rollback:B'), 'A'],
    [
      'a rollback far back forgets all between',
      log('publish:A', 'publish:B', 'publish:C', 'publish:D', 'rollback:B'),
      'A',
    ],
    ['a publish after a rollback', log('publish:A', 'publish:B', 'rollback:A', 'publish:C'), 'A'],
    ['a rollback to what was taken back', log('publish:A', 'publish:B', 'rollback:A', 'rollback:B'), 'A'],
    ['a section rolled back makes a new release', log('publish:A', 'publish:B', 'rollback:C'), 'B'],
    ['a release published a second time, later', log('publish:A', 'publish:B', 'publish:A'), 'B'],
    ['a new composition of the same versions', log('publish:A', 'compose:B'), 'A'],
  ])('%s', (_, entries, previous) => {
    expect(previousRelease(entries)).toBe(previous);
  });

  test.each([
    ['an empty channel', log()],
    ['a first release', log('publish:A', 'publish:A')],
    ['a channel rolled back to its first release', log('publish:A', 'publish:B', 'rollback:A')],
  ])('%s has none', (_, entries) => {
    expect(() => previousRelease(entries)).toThrow(
      expect.objectContaining({ code: 'NOTHING_TO_ROLL_BACK_TO', mend: expect.stringContaining('site ') }),
    );
  });
});

describe('the previous version of a section', () => {
  /** Releases by id: `A1` is release A1, in which the stories have version 1; `X` is one without stories. */
  const releases = new Map<string, Release>(
    ['A1', 'B1', 'C2', 'D3', 'E2', 'X'].map((id) => {
      const stories = id.at(1);
      return [id, { versions: { shell: '0', ...(stories && { stories }) }, pages: {}, files: {} }];
    }),
  );

  test.each([
    ['the one before', log('publish:A1', 'publish:C2', 'publish:D3'), '2'],
    ['the same version in another release counts once', log('publish:A1', 'publish:C2', 'publish:E2'), '1'],
    [
      'a second rollback goes further back',
      log('publish:A1', 'publish:C2', 'publish:D3', 'rollback:E2'),
      '1',
    ],
    [
      'a rollback of the whole site counts',
      log('publish:A1', 'publish:C2', 'publish:D3', 'rollback:C2'),
      '1',
    ],
  ])('%s', (_, entries, previous) => {
    expect(previousVersion(entries, releases, 'stories')).toBe(previous);
  });

  test('passes over the entries of other sections', () => {
    const entries = log('publish:A1', 'publish:C2', 'publish:E2');
    entries[2]!.sections = ['pricing'];
    expect(previousVersion(entries, releases, 'stories')).toBe('1');
  });

  test.each([
    ['never published', log(), 'is not on this channel'],
    ['with one version', log('publish:A1', 'publish:B1'), 'in another version than 1'],
    ['rolled back to its first', log('publish:A1', 'publish:C2', 'rollback:A1'), 'in another version than 1'],
    ['added by the last entry', log('publish:X', 'publish:A1'), 'in another version than 1'],
  ])('%s: none', (_, entries, message) => {
    expect(() => previousVersion(entries, releases, 'stories')).toThrow(message);
  });
});
