import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { getSettings, head } from '@vantedge/release';
import { diskStore, memoryStore } from '@vantedge/store';
import { composeRelease } from './compose-release.ts';
import {
  pageCode,
  publishSampleSections,
  releaseUnchecked,
  shellCode,
  storeSampleSection,
} from './testing/sample-sections.ts';

jest.mock('./sandbox/sandbox.ts', () => jest.requireActual('./testing/in-process-sandbox.ts'));

// One test runs the command in a separate process.
jest.setTimeout(60_000);

const ROOT = path.resolve(__dirname, '../../../..');
const channel = 'production';

test.each([
  [
    'an async script, which React hoists into the head',
    `<script async="" src="https://cdn.example.com/a.js"></script>`,
  ],
  ['a frame', `<iframe src="https://video.example.com/1"></iframe>`],
])('rejects %s with its tag and page, and leaves the live release unchanged', async (_, markup) => {
  const store = memoryStore();
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('words') });
  const live = await head(store, channel);
  const shell = shellCode('a').replace("html: '", `html: '${markup}`);
  await expect(publishSampleSections(store, { shell })).rejects.toMatchObject({
    code: 'DISALLOWED_ELEMENT',
    message: expect.stringMatching(
      /^The release has 2 problems:\n.*\/404 of 'shell' contains <.*example\.com/,
    ),
    problems: [
      { at: 'shell: ./pages/index.tsx', message: expect.stringContaining('(also on /shell)') },
      {
        at: 'stories: ./pages/index.tsx',
        message: expect.stringContaining("/stories of 'stories' contains"),
      },
    ],
  });
  expect(await head(store, channel)).toEqual(live);
});

test('pages with one title are refused, unless a rollback restores what was live', async () => {
  const store = memoryStore();
  const shell = shellCode('a').replace("'<title>' + path", "'<title>One title'");
  const versions = {
    shell: await storeSampleSection(store, 'shell', shell),
    stories: await storeSampleSection(store, 'stories', pageCode('words')),
  };
  const request = { store, versions, settings: getSettings(undefined), now: '2026-01-01T00:00:00.000Z' };
  await expect(composeRelease(request)).rejects.toMatchObject({
    code: 'DUPLICATE_TITLE',
    message: expect.stringContaining("has the title of /shell, 'One title', but another canonical link"),
  });
  const restoredFrom = { versions, pages: {}, files: {}, settings: getSettings(undefined) };
  expect((await composeRelease({ ...request, restoredFrom })).rendered).toHaveLength(3);
});

test('an unhandled rejection is reported for its section, and nothing goes live', () =>
  withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('words') });
    const rejects = pageCode('words').replace(
      'async () => ({ default',
      "async () => (Promise.reject(new Error('no feed')), { default",
    );
    const stories = await storeSampleSection(store, 'stories', rejects);
    const entry = await releaseUnchecked(store, 'stories', stories);
    const tool = 'tools/site/bin/vantedge-site.mjs';
    const command = [tool, 'release', `stories@${stories}`, '--store', folder, '--json'];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      error: {
        code: 'UNHANDLED_ERROR',
        message: expect.stringContaining(
          "Code of 'stories' leaves an error unhandled, in a promise or a callback: no feed",
        ),
        fix: expect.stringMatching(/site (?:-- )?publish stories(?: --store .*)?$/),
      },
    });
    expect(await head(store, channel)).toEqual(entry);
  }));
