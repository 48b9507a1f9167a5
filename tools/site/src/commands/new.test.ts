import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { STORIES, TemporaryWorkspace } from '../new/testing/temporary-workspace.ts';

const TSX = pathToFileURL(require.resolve('tsx')).href;
const MAIN = path.resolve(__dirname, '../main.ts');

interface Output {
  status: number | null;
  created?: string[];
  dryRun?: boolean;
  next?: string[];
  error?: { code: string };
}

let workspace: TemporaryWorkspace;
beforeEach(() => {
  workspace = new TemporaryWorkspace();
});
afterEach(() => workspace.remove());

/** Runs `site new` in the workspace. */
function create(...command: string[]): Output {
  const node = ['--import', TSX, MAIN, 'new', ...command, '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    cwd: workspace.root,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return { status, ...(JSON.parse(stdout) as Omit<Output, 'status'>) };
}

test('writes a section', () => {
  const { status, created, next } = create('section', 'careers', '--skip-install');
  expect(status).toBe(0);
  expect(next).toEqual(['npm install', 'npx nx build careers', 'npm run site -- publish careers']);
  expect(created!.filter((file) => !existsSync(path.join(workspace.root, file)))).toEqual([]);
});

test('writes a page, formatted like the workspace, and keeps what is there', () => {
  expect(create('page', '/success-stories/acme').status).toBe(0);
  expect(workspace.read('apps/stories/src/section.ts')).toBe(
    STORIES.replace(
      "[{ path: '/success-stories', module: './pages/success-stories.tsx' }]",
      `[
    { path: '/success-stories', module: './pages/success-stories.tsx' },
    { path: '/success-stories/acme', module: './pages/success-stories/acme.tsx' },
  ]`,
    ),
  );
});

test('a dry run writes nothing', () => {
  const before = workspace.files();
  expect(create('section', 'careers', '--dry-run')).toMatchObject({ status: 0, dryRun: true });
  expect(workspace.files()).toEqual(before);
});

test('an error writes nothing', () => {
  workspace.write('libs/content/careers/src/careers.ts', 'mine');
  const before = workspace.files();
  expect(create('section', 'careers')).toMatchObject({ status: 1, error: { code: 'FILE_EXISTS' } });
  expect(workspace.files()).toEqual(before);
});

test('an unknown kind is a usage error', () => {
  expect(create('widget', 'teaser')).toMatchObject({ status: 2, error: { code: 'USAGE' } });
});
