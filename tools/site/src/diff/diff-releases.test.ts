import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
} from '../compose/testing/sample-sections.ts';
import { findRelease } from '@vantedge/release';
import { diffReleases, textChanges } from './diff-releases.ts';
import { differenceText } from '../commands/diff.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

const shellOnly = sampleStore((store) => publishSampleSections(store, { shell: shellCode('a') }));

test('compares entries of a log, a channel and release ids', async () => {
  const store = await shellOnly();
  await publishSampleSections(store, { stories: pageCode('Old text') });
  const { release } = await publishSampleSections(store, { stories: pageCode('New text') });
  const before = await findRelease(store, 'production@2');
  const after = await findRelease(store, 'production');
  expect(after.id).toBe(release);
  expect((await findRelease(store, release)).release).toEqual(after.release);
  const difference = await diffReleases(store, before.release, after.release);
  expect(difference).toMatchObject({ sections: [{ name: 'stories' }], added: [], removed: [] });
  expect(difference.changed).toMatchObject([
    {
      path: '/stories',
      texts: [
        { kind: 'removed', text: 'Old text' },
        { kind: 'added', text: 'New text' },
      ],
    },
  ]);
  const text = differenceText(difference);
  expect(text).toContain('/stories');
  expect(text).toContain('  + New text');
});

test('equal releases have no difference', async () => {
  const store = await shellOnly();
  const live = await findRelease(store, 'production');
  expect(differenceText(await diffReleases(store, live.release, live.release))).toBe(
    'The releases are equal.',
  );
});

test('finds a release by its id, of which 8 digits are enough', async () => {
  const store = await shellOnly();
  const { id } = await findRelease(store, 'production');
  for (const name of [id, id.slice(0, 8)]) expect((await findRelease(store, name)).id).toBe(id);
});

test.each([
  ['a channel without releases', 'preview', 'RECORD_NOT_FOUND'],
  ['an entry that does not exist', 'production@9', 'ENTRY_NOT_FOUND'],
  ['a number that is not one', 'production@first', 'ENTRY_NOT_FOUND'],
  ['a release that does not exist', '0123456789abcdef', 'RECORD_NOT_FOUND'],
  ['too few digits of a release', '0123456', 'CHANNEL_NAME_INVALID'],
])('rejects %s', async (_, name, code) => {
  const store = await shellOnly();
  await expect(findRelease(store, name)).rejects.toMatchObject({ code });
});

const document = (body: string) =>
  `<!doctype html><html><head><title>t</title></head><body>${body}</body></html>`;

test('lists changed lines of text, in the order of the page', () => {
  const before = document('<h1>Finance</h1><p>From $24 an hour</p><p>Kept</p>');
  const after = document('<h1>Finance</h1><p>From $25 an hour</p><p>Kept</p><p>New</p>');
  expect(textChanges(before, after)).toEqual([
    { kind: 'removed', text: 'From $24 an hour' },
    { kind: 'added', text: 'From $25 an hour' },
    { kind: 'added', text: 'New' },
  ]);
});

test('ignores markup, scripts, styles and white space', () => {
  const before = document('<p class="a">One  two</p><script>a()</script>');
  const after = document('<div><p class="b">One\n two</p></div><style>p{}</style><script>b()</script>');
  expect(textChanges(before, after)).toEqual([]);
});
