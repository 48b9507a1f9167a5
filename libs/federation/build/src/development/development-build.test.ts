import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WORKSPACE } from '../workspace.ts';

let root: string;
let watcher: ChildProcess;
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  mkdirSync(path.join(WORKSPACE, 'test-results'), { recursive: true });
  // Inside the workspace, so that the build finds its loaders.
  root = mkdtempSync(path.join(WORKSPACE, 'test-results', 'development-'));
  mkdirSync(path.join(root, 'src'));
  write('src/section.css', '');
  write('src/job.tsx', 'export default function Job() { return <h1>Job</h1>; }');
  write('src/jobs.ts', "export const jobs: { slug: string }[] = [{ slug: 'cook' }];");
  write(
    'src/section.ts',
    `const params = async () => (await import('./jobs.ts')).jobs;
     export default { name: 'careers', routes: [{ path: '/careers/:slug', module: './job.tsx', params }] };`,
  );
  write(
    'watch.ts',
    `import { rspack } from '@rspack/core';
     import { developmentBuild } from '${path.join(__dirname, 'development-build.ts')}';
     import section from './src/section.ts';
     const root = import.meta.dirname;
     rspack(developmentBuild({ section, root, out: root + '/dist', mode: 'development' })).watch({}, (_, stats) =>
       console.log(JSON.stringify(stats.compilation.errors.map(({ message }) => message))),
     );`,
  );
});
afterEach(async () => {
  const ended = once(watcher, 'exit');
  watcher.kill();
  await ended;
  rmSync(root, { recursive: true });
});

test('an edit of the data of pages changes the pages, and a wrong one is an error until it is right', async () => {
  watcher = spawn(process.execPath, ['--import', 'tsx', 'watch.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const builds = createInterface({ input: watcher.stdout! })[Symbol.asyncIterator]();
  /** Errors of the next build with one that contains a text, or without errors: an edit may be built twice. */
  const errors = async (text?: string) => {
    for (;;) {
      const found = JSON.parse((await builds.next()).value as string) as string[];
      if (text === undefined ? !found.length : found.some((error) => error.includes(text))) return found;
    }
  };
  const paths = () => {
    const file = path.join(root, 'dist/browser/section.json');
    const { routes } = JSON.parse(readFileSync(file, 'utf8')) as {
      routes: { path: string; pattern: string }[];
    };
    return routes.map((route) => `${route.path} of ${route.pattern}`);
  };
  expect([await errors(), paths()]).toEqual([[], ['/careers/cook of /careers/:slug']]);
  write('src/jobs.ts', "export const jobs = [{ slug: 'cook' }, { slug: '' }];");
  expect(await errors('[1]: slug is empty')).toHaveLength(1);
  write('src/jobs.ts', 'export const jobs = [;');
  expect(await errors('jobs.ts')).toHaveLength(1);
  write('src/jobs.ts', "export const jobs = [{ slug: 'cook' }, { slug: 'smith' }];");
  expect([await errors(), paths()]).toEqual([
    [],
    ['/careers/cook of /careers/:slug', '/careers/smith of /careers/:slug'],
  ]);
});
