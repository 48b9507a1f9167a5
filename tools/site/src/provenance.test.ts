import { withTemporaryFolder } from '@vantedge/store/testing';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { currentProvenance } from './provenance.ts';

// Git must not find the configuration of the user who runs the tests.
const NO_CONFIGURATION = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

const withRepository = (work: (folder: string, commit: string) => Promise<void>) =>
  withTemporaryFolder(async (folder) => {
    git(folder, 'init', '-q');
    git(folder, 'config', 'user.name', 'Ada Lovelace');
    git(folder, 'config', 'user.email', 'ada@example.com');
    writeFileSync(path.join(folder, 'a.txt'), 'a');
    git(folder, 'add', '.');
    git(folder, 'commit', '-q', '-m', 'first');
    await work(folder, git(folder, 'rev-parse', 'HEAD'));
  });

test('names the commit and whether the checkout has changes', () =>
  withRepository(async (folder, commit) => {
    const provenance = () => currentProvenance({ folder, variables: NO_CONFIGURATION });
    expect(await provenance()).toEqual({
      by: 'Ada Lovelace',
      source: { commit, dirty: false },
      tool: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    writeFileSync(path.join(folder, 'new.txt'), 'new');
    expect((await provenance()).source).toEqual({ commit, dirty: true });
  }));

test('prefers a given name, then the user of the CI run, then git, then the operating system', () =>
  withRepository(async (folder) => {
    const variables = { GITHUB_ACTOR: 'grace', GITLAB_USER_LOGIN: 'not me' };
    const by = async (options: object) => (await currentProvenance({ folder, ...options })).by;
    expect(await by({ variables, by: 'Zoë' })).toBe('Zoë');
    expect(await by({ variables })).toBe('grace');
    expect(await by({ variables: NO_CONFIGURATION })).toBe('Ada Lovelace');
    git(folder, 'config', '--unset', 'user.name');
    expect(await by({ variables: NO_CONFIGURATION })).toBe(userInfo().username);
  }));

test.each(['علی\u200cرضا', 'Ada \u{e0080}', '\u{1f600}'.repeat(200)])('accepts the name %j', async (by) =>
  expect(await currentProvenance({ by, variables: NO_CONFIGURATION })).toMatchObject({ by }),
);

test.each(['', ' \u001b[2J', 'a\nb', 'Ada \u202e', 'x'.repeat(201)])('rejects the name %j', (by) =>
  expect(currentProvenance({ by, variables: NO_CONFIGURATION })).rejects.toMatchObject({ code: 'USAGE' }),
);

test('outside a repository, takes the commit from the CI service', () =>
  withTemporaryFolder(async (folder) => {
    const commit = 'c'.repeat(40);
    const source = async (variables: NodeJS.ProcessEnv) =>
      (await currentProvenance({ folder, variables })).source;
    expect(await source({})).toBeUndefined();
    expect(await source({ GITHUB_SHA: commit })).toEqual({ commit });
    expect(await source({ CI_COMMIT_SHA: 'main', BUILD_URL: 'not a URL' })).toBeUndefined();
  }));

test.each([
  [
    { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/site', GITHUB_RUN_ID: '7' },
    'https://github.com/acme/site/actions/runs/7',
  ],
  [
    { CI_PIPELINE_URL: 'https://gitlab.com/acme/site/-/pipelines/7' },
    'https://gitlab.com/acme/site/-/pipelines/7',
  ],
  [{ BUILD_URL: 'https://ci.example.com/job/7/' }, 'https://ci.example.com/job/7/'],
])('names the URL of the CI run: %p', (variables, pipeline) =>
  withRepository(async (folder) => {
    expect((await currentProvenance({ folder, variables })).source).toMatchObject({ pipeline });
  }),
);
