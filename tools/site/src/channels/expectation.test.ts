import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entries, putPush, type Source } from '@vantedge/release';
import { buildCommand, command } from '@vantedge/errors';
import { memoryStore } from '@vantedge/store';
import { withTemporaryFolder } from '@vantedge/store/testing';
import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { parseExpectation } from './expectation.ts';
import { releaseVersions } from './release-versions.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

const channel = 'production';

/** A clone with the commits `old` and `new`, and `other` on a branch that started at `old`. */
function clone(folder: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (name: string) => {
    git('commit', '-q', '--allow-empty', '-m', name);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q');
  const old = commit('old');
  const later = commit('new');
  git('checkout', '-q', '-b', 'other', old);
  return { old, later, other: commit('other') };
}

type Commits = ReturnType<typeof clone>;

const site = sampleStore(async (store) => {
  await publishSampleSections(store, { shell: shellCode('a') });
  await publishSampleSections(store, { stories: pageCode('live words') });
});

/** A site on which `live` is the version of stories, pushed from one commit; `release` releases another one, pushed from another. */
const withSite = (
  work: (site: {
    commits: Commits;
    live: string;
    pushFrom: (source: Source, version: string, day?: number) => Promise<void>;
    release: (
      from: Source | undefined,
      expect: string[],
      folder?: string,
    ) => ReturnType<typeof releaseVersions>;
  }) => Promise<void>,
) =>
  withTemporaryFolder(async (folder) => {
    const store = await site();
    const live = await storeSampleSection(store, 'stories', pageCode('live words'));
    const next = await storeSampleSection(store, 'stories', pageCode('next words'));
    const pushFrom = (source: Source, version: string, day = 1) =>
      putPush(
        store,
        { section: 'stories', version },
        { by: 'grace', source, tool: '0.1.0', at: new Date(Date.UTC(2026, 0, day)).toISOString() },
      );
    await work({
      commits: clone(folder),
      live,
      pushFrom,
      async release(from, expect, checkout = folder) {
        if (from) await pushFrom(from, next);
        return releaseVersions({
          store,
          channel,
          versions: { stories: next },
          expectation: parseExpectation(expect, ['stories']),
          folder: checkout,
          retryCommand: command(
            'site',
            'publish',
            'stories',
            ...expect.flatMap((value) => ['--expect', value]),
          ),
        });
      },
    });
    expect((await entries(store, channel)).length).toBeLessThanOrEqual(3);
  });

test('replaces the expected version, given in full or abbreviated', async () => {
  for (const digits of [64, 16, 8])
    await withSite(async ({ live, release }) => {
      const { changed } = await release(undefined, [`stories@${live.slice(0, digits)}`]);
      expect(changed).toBe(true);
    });
});

test('refuses another version, and says who published what and when, and how to see the difference', () =>
  withSite(async ({ live, release }) => {
    await expect(release(undefined, ['stories@00000000'])).rejects.toMatchObject({
      code: 'VERSION_MISMATCH',
      message: expect.stringMatching(
        new RegExp(
          `live in version ${live}, not in 00000000 as expected.*entry 2 \\(2026-01-01T00:00:00.000Z\\)`,
        ),
      ),
      fix: [
        command('site', 'diff', 'production@1', 'production@2'),
        command('site', 'publish', 'stories', '--expect', `stories@${live}`),
      ],
    });
  }));

test('refuses an expected version of a section that is not live', () =>
  withTemporaryFolder(async () => {
    const store = memoryStore();
    await publishSampleSections(store, { shell: shellCode('a') });
    const stories = await storeSampleSection(store, 'stories', pageCode('words'));
    const expectation = parseExpectation(['stories@00000000'], ['stories']);
    const released = releaseVersions({ store, channel, versions: { stories }, expectation });
    await expect(released).rejects.toMatchObject({ code: 'VERSION_MISMATCH' });
  }));

test('without git, replaces any version, but not in CI', () =>
  withTemporaryFolder((folder) =>
    withSite(async ({ release }) => {
      const { CI } = process.env;
      try {
        process.env['CI'] = 'true';
        await expect(release(undefined, [], folder)).rejects.toMatchObject({ code: 'STALE_CHECKOUT' });
        process.env['CI'] = 'false';
        expect((await release(undefined, [], folder)).changed).toBe(true);
      } finally {
        if (CI === undefined) delete process.env['CI'];
        else process.env['CI'] = CI;
      }
    }),
  ));

test('replaces any version with --expect any', () =>
  withSite(async ({ release }) => {
    expect((await release(undefined, ['any'])).changed).toBe(true);
  }));

test('replaces a version from the same commit or an ancestor', async () => {
  for (const from of ['old', 'later'] as const)
    await withSite(async ({ commits, live, pushFrom, release }) => {
      await pushFrom({ commit: commits[from], dirty: false }, live);
      expect((await release({ commit: commits.later }, [])).changed).toBe(true);
    });
});

test('compares the newest pushes from a commit, with one process of git', () =>
  withSite(async ({ commits, live, pushFrom, release }) => {
    for (let day = 10; day < 30; day += 1) await pushFrom({ commit: commits.old }, live, day);
    await pushFrom({ commit: commits.other }, live, 30);
    await pushFrom({ commit: commits.later, dirty: true }, live, 31);
    await withTemporaryFolder(async (folder) => {
      const { PATH = '' } = process.env;
      const started = path.join(folder, 'started');
      writeFileSync(
        path.join(folder, 'git'),
        `#!/bin/sh\necho "$@" >> ${started}\nPATH=${PATH} exec git "$@"\n`,
        { mode: 0o755 },
      );
      process.env['PATH'] = `${folder}:${PATH}`;
      try {
        await expect(release({ commit: commits.later }, [])).rejects.toMatchObject({
          code: 'STALE_CHECKOUT',
          message: expect.stringContaining('not in your branch'),
        });
      } finally {
        process.env['PATH'] = PATH;
      }
      expect(readFileSync(started, 'utf8').trim().split('\n')).toEqual([
        expect.stringContaining(`merge-base --is-ancestor ${commits.other} ${commits.later}`),
      ]);
    });
  }));

test('replaces a version of another branch that was made of the same files', () =>
  withSite(async ({ commits, live, pushFrom, release }) => {
    const files = 'f'.repeat(64);
    await pushFrom({ commit: commits.other, files }, live);
    expect((await release({ commit: commits.later, files }, [])).changed).toBe(true);
  }));

test.each<
  [string, (commits: Commits) => Source | undefined, (commits: Commits) => Source | undefined, string]
>([
  [
    'a later commit',
    ({ later }) => ({ commit: later }),
    ({ old }) => ({ commit: old }),
    'not in your branch',
  ],
  [
    'another branch',
    ({ later }) => ({ commit: later }),
    ({ other }) => ({ commit: other }),
    'not in your branch',
  ],
  [
    'changes',
    ({ old }) => ({ commit: old, dirty: true }),
    ({ later }) => ({ commit: later }),
    'this clone cannot tell',
  ],
  ['an unknown commit', () => undefined, ({ later }) => ({ commit: later }), 'this clone cannot tell'],
  [
    'a commit outside this clone',
    () => ({ commit: 'f'.repeat(40) }),
    ({ later }) => ({ commit: later }),
    'this clone cannot tell',
  ],
  [
    'a known commit by a version without one',
    ({ old }) => ({ commit: old }),
    () => undefined,
    'this clone cannot tell',
  ],
])('does not replace a version from %s', (_, from, own, reason) =>
  withSite(async ({ commits, live, pushFrom, release }) => {
    const source = from(commits);
    if (source) await pushFrom(source, live);
    await expect(release(own(commits), [])).rejects.toMatchObject({
      code: 'STALE_CHECKOUT',
      message: expect.stringMatching(new RegExp(`${reason}.*--expect stories@${live}`)),
      fix: [command('git', 'pull'), buildCommand('stories'), command('site', 'publish', 'stories')],
    });
  }),
);

test.each(['pricing@5023f13c', 'stories', 'stories@new', 'none'])('rejects --expect %s', (value) => {
  expect(() => parseExpectation([value], ['stories'])).toThrow(
    expect.objectContaining({ code: 'USAGE', message: expect.stringContaining(value) }),
  );
});
