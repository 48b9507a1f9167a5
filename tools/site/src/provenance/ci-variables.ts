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
export const ciActor = (variables: Environment) => firstOf(ACTORS, variables);

/** The commit that this CI run checked out; undefined if unknown. */
export const ciCommit = (variables: Environment) => firstOf(COMMITS, variables);

/** URL of this CI run; undefined if unknown. */
export function ciPipeline(variables: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = variables;
  if (server && repository && run) return `${server}/${repository}/actions/runs/${run}`;
  return firstOf(PIPELINES, variables);
}

const firstOf = (names: readonly string[], variables: Environment) =>
  names.map((name) => variables[name]).find(Boolean);
