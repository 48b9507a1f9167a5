import { withTemporaryFolder } from '@vantedge/store/testing';
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { currentProvenance } from './provenance.ts';

// Git must not find the configuration of the user who runs the tests.
const NO_CONFIGURATION = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

const withRepository = (work: (folder: string) => Promise<void>) =>
  withTemporaryFolder(async (folder) => {
    git(folder, 'init', '-q');
    git(folder, 'config', 'user.name', 'Ada Lovelace');
    await work(folder);
  });

test('names the person and the version of the tool', () =>
  withRepository(async (folder) => {
    expect(await currentProvenance({ folder, variables: NO_CONFIGURATION })).toEqual({
      by: 'Ada Lovelace',
      tool: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
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
    expect(await currentProvenance({ folder, variables })).toMatchObject({ pipeline });
  }),
);

test('a CI run without a URL is not named', async () =>
  expect(await currentProvenance({ variables: { BUILD_URL: 'not a URL' } })).not.toHaveProperty('pipeline'));
