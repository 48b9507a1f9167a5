import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { DECLARATIONS } from '../sections.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const APPS = Object.keys(DECLARATIONS).toSorted();

/** What `nx show` answers. */
function show<T>(...command: string[]): T {
  const nx = path.join(ROOT, 'node_modules/.bin/nx');
  const answer = execFileSync(nx, ['show', ...command, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  return JSON.parse(answer) as T;
}

/** Projects that Nx reports as affected by a change to one file. */
const affected = (file: string) => show<string[]>('projects', '--affected', `--files=${file}`).toSorted();

const builds = (projects: string[]) => projects.filter((name) => APPS.includes(name));

test.each([
  ['a shared component', 'libs/shared-ui/src/components/button.tsx', APPS],
  ['the site command', 'tools/site/src/main.ts', []],
])('a change of %s rebuilds these sections', (_, file, sections) => {
  expect(builds(affected(file))).toEqual(sections);
});

test("a story's copy affects its section, the tests of the composed site and the workspace checks", () => {
  expect(affected('libs/content/stories/src/ukg.ts')).toEqual([
    'content-stories',
    'stories',
    'tests',
    'workspace',
  ]);
});

test('a document affects the checks of documents', () => {
  expect(affected('docs/glossary.md')).toContain('tests');
});

describe("an app's tests of the composed site, and what they import,", () => {
  const inputsOf = (target: string) => show<{ files: string[] }>('target', 'inputs', target).files;
  const isTest = (file: string) => /^(apps\/[^/]+\/(e2e|specification)|libs\/site-testing)\//.test(file);

  test.each(APPS)('rebuild nothing: %s', (app) => {
    const inputs = inputsOf(`${app}:build`);
    expect(inputs).toContain(`apps/${app}/src/section.ts`);
    expect(inputs.filter(isTest)).toEqual([]);
  });

  test.each(['labs', 'sites'])('compose nothing: %s', (target) => {
    expect(inputsOf(`tests:${target}`).filter(isTest)).toEqual([]);
  });
});
