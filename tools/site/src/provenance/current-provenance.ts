import { isPersonName, type Provenance, SiteError, type Source } from '@vantedge/release';
import { userInfo } from 'node:os';
import manifest from '../../package.json' with { type: 'json' };
import { git, type GitContext } from './git.ts';

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
  const known = ciActor(checkout.variables) ?? ((await git(checkout, 'config', 'user.name')) || osUser());
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
  const commit = head ?? ciCommit(variables);
  const pipeline = ciPipeline(variables);
  const source = {
    ...(isCommit(commit) && { commit }),
    ...(head !== undefined && status !== undefined && { dirty: status !== '' }),
    ...(isUrl(pipeline) && { pipeline }),
  };
  return Object.keys(source).length ? source : undefined;
}

const isCommit = (text: string | undefined) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text ?? '');

const isUrl = (text: string | undefined) => /^https?:/.test(text ?? '') && URL.canParse(text!);

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables with the user who started a CI run: GitHub, GitLab, Buildkite, CircleCI, Azure. */
const ACTORS = [
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILDKITE_BUILD_CREATOR',
  'CIRCLE_USERNAME',
  'BUILD_REQUESTEDFOR',
];

/** Variables with the commit of a CI run: GitHub, GitLab, Buildkite, CircleCI, Azure, Jenkins. */
const COMMITS = [
  'GITHUB_SHA',
  'CI_COMMIT_SHA',
  'BUILDKITE_COMMIT',
  'CIRCLE_SHA1',
  'BUILD_SOURCEVERSION',
  'GIT_COMMIT',
];

/** Variables with the URL of a CI run: GitLab, Buildkite, CircleCI, Jenkins. */
const PIPELINES = ['CI_PIPELINE_URL', 'BUILDKITE_BUILD_URL', 'CIRCLE_BUILD_URL', 'BUILD_URL'];

/** Whether a CI service runs this process: they all set `CI`. */
export const isCi = ({ CI }: Environment) => CI !== undefined && !['', '0', 'false'].includes(CI);

/** The user who started this CI run; undefined if unknown. */
const ciActor = (variables: Environment) => firstOf(ACTORS, variables);

/** The commit that this CI run checked out; undefined if unknown. */
const ciCommit = (variables: Environment) => firstOf(COMMITS, variables);

/** URL of this CI run; undefined if unknown. */
function ciPipeline(variables: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = variables;
  if (server && repository && run) return `${server}/${repository}/actions/runs/${run}`;
  return firstOf(PIPELINES, variables);
}

const firstOf = (names: readonly string[], variables: Environment) =>
  names.map((name) => variables[name]).find(Boolean);
