import { isPersonName, type Provenance, SiteError, type Source } from '@vantedge/release';
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

/** Who runs this command, from which checkout, and with which version of the tool. */
export async function currentProvenance({
  by: given,
  folder = process.cwd(),
  variables = process.env,
}: Options = {}): Promise<Provenance> {
  const [by, source] = await Promise.all([
    currentUser({ folder, variables }, given),
    currentSource({ folder, variables }),
  ]);
  return { by, ...(source && { source }), tool: manifest.version };
}

/**
 * Name of the person who runs a command: the given one, else the user who started the CI run, else git's `user.name`, else
 * the user of the operating system. Never an email address that was not given: log entries cannot be changed or erased. Throws `USAGE` if a given name is not printable.
 */
async function currentUser(checkout: Required<GitContext>, given?: string): Promise<string> {
  if (given !== undefined) {
    if (isPersonName(given)) return given;
    throw new SiteError('USAGE', `'${given}' is not a name of up to 200 printable characters.`, {
      fix: "--by 'Ada Lovelace'",
    });
  }
  const known =
    firstOf(CI_ACTORS, checkout.variables) ??
    ((await git(checkout, 'config', 'user.name')).output || osUser());
  return isPersonName(known) ? known : 'unknown';
}

/** Some containers run as a user without a name. */
function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/**
 * The checkout that contains a folder: its commit, whether it has changes, and the CI run. Without git, the commit is the one that the
 * CI service names. Undefined if nothing is known.
 */
async function currentSource(checkout: Required<GitContext>): Promise<Source | undefined> {
  const { variables } = checkout;
  const [head, status] = await Promise.all([
    git(checkout, 'rev-parse', '--verify', 'HEAD'),
    git(checkout, 'status', '--porcelain'),
  ]);
  const commit = head.output ?? firstOf(CI_COMMITS, variables);
  const pipeline = ciPipeline(variables);
  const source = {
    ...(isCommit(commit) && { commit }),
    ...(head.code === 0 && status.code === 0 && { dirty: status.output !== '' }),
    ...(isUrl(pipeline) && { pipeline }),
  };
  return Object.keys(source).length ? source : undefined;
}

const isCommit = (text: string | undefined) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text ?? '');

const isUrl = (text: string | undefined) => /^https?:/.test(text ?? '') && URL.canParse(text!);

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a CI service runs this process: they all set `CI`. */
export const isCi = ({ CI }: Environment) => CI !== undefined && !['', '0', 'false'].includes(CI);

/** Variables with the user who started a CI run: GitHub, GitLab, Buildkite, CircleCI, Azure. */
const CI_ACTORS =
  'GITHUB_ACTOR GITLAB_USER_LOGIN BUILDKITE_BUILD_CREATOR CIRCLE_USERNAME BUILD_REQUESTEDFOR'.split(' ');

/** Variables with the commit of a CI run: GitHub, GitLab, Buildkite, CircleCI, Azure, Jenkins. */
const CI_COMMITS =
  'GITHUB_SHA CI_COMMIT_SHA BUILDKITE_COMMIT CIRCLE_SHA1 BUILD_SOURCEVERSION GIT_COMMIT'.split(' ');

/** Variables with the URL of a CI run: GitLab, Buildkite, CircleCI, Jenkins. */
const CI_PIPELINES = 'CI_PIPELINE_URL BUILDKITE_BUILD_URL CIRCLE_BUILD_URL BUILD_URL'.split(' ');

/** URL of this CI run; undefined if unknown. */
function ciPipeline(variables: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = variables;
  if (server && repository && run) return `${server}/${repository}/actions/runs/${run}`;
  return firstOf(CI_PIPELINES, variables);
}

const firstOf = (names: readonly string[], variables: Environment) =>
  names.map((name) => variables[name]).find(Boolean);

/** Where git runs. */
interface GitContext {
  folder: string;
  /** Environment variables, in addition to those of this process. */
  variables?: NodeJS.ProcessEnv;
}

/**
 * Whether a commit is the other one or an ancestor of it. Undefined if git does not know: one of them is not in this clone, there is
 * no clone, or git is not installed.
 */
export async function isAncestor(
  checkout: GitContext,
  commit: string,
  descendant: string,
): Promise<boolean | undefined> {
  if (commit === descendant) return true;
  const { code } = await git(checkout, 'merge-base', '--is-ancestor', commit, descendant);
  return code === 0 ? true : code === 1 ? false : undefined;
}

const run = promisify(execFile);

/** Output of `git status` can list every file of a repository. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a read-only git command. Returns its exit code, and its output if it succeeds; neither is there without git. */
async function git({ folder, variables }: GitContext, ...args: string[]) {
  const options = { cwd: folder, env: { ...process.env, ...variables }, maxBuffer: MAX_OUTPUT_BYTES };
  return run('git', ['--no-optional-locks', ...args], options).then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    ({ code }: { code?: unknown }) => ({ code, output: undefined }),
  );
}
