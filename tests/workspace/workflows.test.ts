import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { siteProgram } from '../../tools/site/src/site-program.ts';
import { packages, readSource, ROOT, sourcesIn } from './workspace.ts';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  environment?: string;
  env?: Record<string, string>;
  strategy?: { matrix: Record<string, (string | number)[]> };
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const WORKFLOWS = Object.fromEntries(
  readdirSync(path.join(ROOT, FOLDER)).map((name) => [
    name,
    parse(readSource(`${FOLDER}/${name}`).code) as Workflow,
  ]),
);
const MANIFEST = JSON.parse(readSource('package.json').code) as {
  scripts: Record<string, string>;
  engines: { node: string };
  nx: { targets: object };
};

const jobs = Object.entries(WORKFLOWS).flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, job, workflow })),
);

/** The command lines of a job, one per value of its matrix. */
function commandsOf({ strategy, steps }: Job): string[] {
  const lines = steps.flatMap(({ run }) => (run ? run.trim().split('\n') : []));
  const values = Object.entries(strategy?.matrix ?? {});
  return values.reduce(
    (all, [key, choices]) =>
      all.flatMap((line) => {
        const given = `\${{ matrix.${key} }}`;
        return line.includes(given)
          ? choices.map((choice) => line.replaceAll(given, String(choice)))
          : [line];
      }),
    lines,
  );
}

type CreateNodes = (files: string[]) => [string, { projects: Record<string, { targets: object }> }][];
const { createNodes } = jest.requireActual<{ createNodes: [string, CreateNodes] }>(
  '../../tools/workspace/nx-targets.cjs',
);
const BROWSER_TESTS = ['apps', 'tests'].flatMap((folder) =>
  sourcesIn(folder, /\.e2e\.ts$/).map(({ file }) => file),
);
const manifests = ['.', ...packages.map(({ folder }) => folder)].map((folder) =>
  path.join(folder, 'package.json'),
);
const INFERRED = createNodes[1]([...manifests, ...BROWSER_TESTS])[0]![1].projects;

/** Targets that some project has. */
const TARGETS = new Set([
  'build',
  ...Object.keys(MANIFEST.nx.targets),
  ...Object.values(INFERRED).flatMap(({ targets }) => Object.keys(targets)),
  ...packages.flatMap(({ targets }) => targets),
]);

/** What of a command line does not exist. */
function unknownIn(line: string): string[] {
  const words = line.split(' ');
  const [program, ...rest] = words;
  if (program === '.ci/run') return existsSync(path.join(ROOT, program)) ? [] : [program];
  if (program === 'node') return existsSync(path.join(ROOT, rest[0]!)) ? [] : rest;
  if (line === 'npm ci --ignore-scripts' || ['echo', 'git', 'gh'].includes(program!)) return [];
  if (program === 'npx' && rest[0] === 'nx') {
    const targets = rest[1] === 'affected' ? rest.slice(rest.indexOf('-t') + 1) : [rest[1]!];
    return targets.filter((target) => !TARGETS.has(target));
  }
  if (program !== 'npm' || rest[0] !== 'run') return [line];
  const [, script = '', separator, ...given] = rest;
  if (!MANIFEST.scripts[script]) return [script];
  if (script === 'test:affected') return given.filter((target) => !TARGETS.has(target));
  if (script !== 'site') return separator === undefined ? [] : [line];
  const program_ = siteProgram();
  const command = program_.commands.find((each) => each.name() === given[0]);
  const options = [program_, ...(command ? [command] : [])].flatMap((each) =>
    each.options.map(({ long }) => long),
  );
  return given.filter((word, i) => (i === 0 ? !command : word.startsWith('--') && !options.includes(word)));
}

test.each(jobs)('$file, $name: its commands exist', ({ job }) => {
  const commands = commandsOf(job);
  expect(commands).not.toEqual([]);
  expect(commands.flatMap(unknownIn)).toEqual([]);
});

test.each([
  ['npm run nothing', 1],
  ['npm run test:affected -- format nothing', 1],
  ['npm run site -- publsh "$SECTION"', 1],
  ['npm run site -- publish "$SECTION" --nothing', 1],
  ['npx nx affected -t nothing', 1],
  ['node tools/nothing.mjs', 1],
  ['curl https://example.com', 1],
  ['npm run site -- publish "$SECTION" --store "$SITE_STORE"', 0],
  ['npm run test:affected -- e2e-ci-3', 0],
])('in a workflow: %s', (line, count) => {
  expect(unknownIn(line)).toHaveLength(count);
});

test.each(jobs)(
  '$file, $name: expressions never become part of a shell command, but by its matrix',
  ({ job }) => {
    expect(commandsOf(job).filter((line) => line.includes('${{'))).toEqual([]);
  },
);

test('a job that keeps the cache of Nx keeps its database, which has the id of the machine as its name', () => {
  const caching = jobs.filter(({ job }) => JSON.stringify(job.steps).includes('actions/cache'));
  expect(caching.map(({ name }) => name)).toEqual(['checks', 'browser']);
  for (const { job, workflow } of caching) {
    const { with: kept } = job.steps.find(({ uses }) => uses?.startsWith('actions/cache'))!;
    const folder = workflow.env!['NX_CACHE_DIRECTORY']!;
    expect(kept!['path']!.trim().split('\n')).toEqual([folder, '.nx/workspace-data/*.db']);
    expect(commandsOf(job)).toContain('echo "$MACHINE_ID" > /etc/machine-id');
    expect(workflow.env!['MACHINE_ID']).toMatch(/^[0-9a-f]{32}$/);
  }
});

test('a pull request of a fork gets neither secrets nor a preview', () => {
  for (const { job, workflow } of jobs) {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    const isOfPullRequests = 'pull_request' in workflow.on;
    if (!isOfPullRequests || !/secrets\.|site-|preview/.test(JSON.stringify(job.steps))) continue;
    expect(job.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(job.if).toContain("vars.SITE_STORE != ''");
  }
});

test('the release of a section is approved, has its own credentials, and publishes nothing else', () => {
  const { on, jobs } = WORKFLOWS['release.yml']!;
  expect(Object.keys(on)).toEqual(['workflow_dispatch']);
  const [job] = Object.values(jobs) as [Job];
  // An environment has the secrets, and who approves.
  expect(job.environment).toBe('release-${{ inputs.section }}');
  expect(job.env!['SECTION']).toBe('${{ inputs.section }}');
  expect(commandsOf(job).filter((line) => /nx |site /.test(line))).toEqual([
    'npx nx build "$SECTION"',
    'npm run site -- publish "$SECTION" --store "$SITE_STORE"',
  ]);
});

test('every night, everything runs on the oldest version of Node that is supported, and on that of .nvmrc', () => {
  const { jobs } = WORKFLOWS['nightly.yml']!;
  const versions = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix['node'] ?? []);
  expect(MANIFEST.engines.node).toContain(String(versions[0]));
  expect(versions).toContain(readSource('.nvmrc').code.trim().split('.')[0]);
});

test('the stress tests are those that STRESS multiplies', () => {
  const pattern = /--testPathPatterns '?([^' ]+)/.exec(MANIFEST.scripts['test:stress']!)![1]!;
  const all = ['apps', 'libs', 'tools'].flatMap((folder) => sourcesIn(folder, /\.test\.ts$/));
  const multiplied = all.filter(({ code }) => /\bSTRESS\b/.test(code)).map(({ file }) => file);
  expect(multiplied.filter((file) => !new RegExp(pattern).test(file))).toEqual([]);
});

test('each file with browser tests is a task, in one of three parts', () => {
  const names = Object.values(INFERRED).flatMap(({ targets }) =>
    Object.keys(targets).filter((name) => name.startsWith('e2e-ci--')),
  );
  expect(names.toSorted()).toEqual(BROWSER_TESTS.map((file) => `e2e-ci--${path.basename(file)}`).toSorted());
  const parts = Object.values(INFERRED).flatMap(({ targets }) =>
    Object.entries(targets as Record<string, { dependsOn: string[] }>)
      .filter(([name]) => /^e2e-ci-\d$/.test(name))
      .flatMap(([, { dependsOn }]) => dependsOn),
  );
  expect(parts.toSorted()).toEqual(names.toSorted());
});
