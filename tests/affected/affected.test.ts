import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { DECLARATIONS } from '../sections.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const APPS = Object.keys(DECLARATIONS).toSorted();

/** Projects that Nx reports as affected by a change to one file. */
function affected(file: string): string[] {
  const nx = path.join(ROOT, 'node_modules/.bin/nx');
  const answer = execFileSync(nx, ['show', 'projects', '--affected', `--files=${file}`, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  return (JSON.parse(answer) as string[]).toSorted();
}

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
