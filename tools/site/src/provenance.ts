import { isPersonName } from '@vantedge/store/json';
import type { Provenance } from '@vantedge/release';
import { usageError } from '@vantedge/errors';
import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import manifest from '../package.json' with { type: 'json' };

interface Options {
  /** Replaces the name of the person. */
  by?: string | undefined;
  /** Folder of the checkout. */
  folder?: string;
  variables?: NodeJS.ProcessEnv;
}

/** Variables with the user who started a CI run: GitHub, GitLab, Buildkite, CircleCI, Azure. */
const CI_ACTORS =
  'GITHUB_ACTOR GITLAB_USER_LOGIN BUILDKITE_BUILD_CREATOR CIRCLE_USERNAME BUILD_REQUESTEDFOR'.split(' ');

/** Variables with the URL of the run: GitLab, Buildkite, CircleCI, Jenkins. */
const CI_RUNS = 'CI_PIPELINE_URL BUILDKITE_BUILD_URL CIRCLE_BUILD_URL BUILD_URL'.split(' ');

/**
 * Who runs this command, in which CI run, and with which version of the tool. The person is the given one, else the user who started
 * the CI run, else git's `user.name`, else the user of the operating system; never an email address that was not given, because log
 * entries cannot be changed or erased. Throws `USAGE` if a given name is not printable.
 */
export async function currentProvenance({
  by,
  folder = process.cwd(),
  variables = process.env,
}: Options = {}): Promise<Provenance> {
  if (by !== undefined && !isPersonName(by))
    throw usageError(`'${by}' is not a name of up to 200 printable characters.`, "--by 'Ada Lovelace'");
  const firstOf = (names: readonly string[]) => names.map((name) => variables[name]).find(Boolean);
  const ofGit = async () => (await git(folder, variables, 'config', 'user.name')).output;
  const known = by ?? firstOf(CI_ACTORS) ?? ((await ofGit()) || systemUser());
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = variables;
  const pipeline = run ? `${server}/${repository}/actions/runs/${run}` : (firstOf(CI_RUNS) ?? '');
  return {
    by: isPersonName(known) ? known : 'unknown',
    ...(/^https?:/.test(pipeline) && URL.canParse(pipeline) && { pipeline }),
    tool: manifest.version,
  };
}

/** Some containers run as a user without a name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/**
 * Whether a commit is the other one or an ancestor of it. Undefined if git does not know: one of them is not in this clone, there is
 * no clone, or git is not installed.
 */
export async function isAncestor(
  folder: string,
  commit: string,
  descendant: string,
): Promise<boolean | undefined> {
  if (commit === descendant) return true;
  const { code } = await git(folder, {}, 'merge-base', '--is-ancestor', commit, descendant);
  return code === 0 ? true : code === 1 ? false : undefined;
}

/** Whether a folder is in a clone, or should be: CI services, which all set `CI`, run in one. */
export async function isInGitClone(folder: string): Promise<boolean> {
  const { CI = '' } = process.env;
  return !['', '0', 'false'].includes(CI) || (await git(folder, {}, 'rev-parse')).code === 0;
}

/** Runs a read-only git command, with some variables in addition to those of this process. Returns its exit code, and its output if it succeeds; neither is there without git. */
async function git(folder: string, variables: NodeJS.ProcessEnv, ...args: string[]) {
  const options = { cwd: folder, env: { ...process.env, ...variables } };
  return promisify(execFile)('git', ['--no-optional-locks', ...args], options).then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    ({ code }: { code?: unknown }) => ({ code, output: undefined }),
  );
}
