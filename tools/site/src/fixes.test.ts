import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { head, type LogEntry } from '@vantedge/release';
import { diskStore } from '@vantedge/store';
import { pageCode } from './compose/testing/sample-sections.ts';
import { sampleSource, writeSampleBuild } from './publish/testing/sample-build.ts';
import { run } from './testing/run-site.ts';
import type { VisitProblem } from './check/visit-page.ts';

jest.mock('./compose/sandbox/sandbox.ts', () =>
  jest.requireActual('./compose/testing/in-process-sandbox.ts'),
);

// Chromium is in tests/teams/careless-acts.teams.ts. Here a check serves the preview, and sees what `visit` returns.
const visit = jest.fn<Promise<VisitProblem[]>, unknown[]>(async () => []);
jest.mock('./check/visit-page.ts', () => ({ visitPage: (...given: unknown[]) => visit(...given) }));
jest.mock('./check/browser.ts', () => ({
  launchChromium: async () => ({ browser: { version: () => '1', close: async () => {} }, isSandboxed: true }),
}));

// Every error of a command prints a fix. Here the printed command is run as it is, in a folder with a store and builds.

const CHECKOUT = process.cwd();
const { CI, GITHUB_ACTOR } = process.env;
let sample: string;
let around: string;

const newFolder = async () => realpath(await mkdtemp(path.join(tmpdir(), 'fixes-')));

beforeAll(async () => {
  // In CI, a folder without git is refused. The name saves each command a question to git.
  Object.assign(process.env, { CI: '', GITHUB_ACTOR: 'ada' });
  process.chdir((sample = await newFolder()));
  for (const section of ['shell', 'stories']) await build(section, 'one');
  await site('publish', 'shell', 'stories');
});

afterAll(async () => {
  process.chdir(CHECKOUT);
  for (const [name, value] of Object.entries({ CI, GITHUB_ACTOR }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  await rm(sample, { recursive: true });
});

beforeEach(async () => {
  await cp(sample, (around = await newFolder()), { recursive: true });
  process.chdir(around);
});

afterEach(async () => {
  process.chdir(sample);
  await rm(around, { recursive: true });
});

/** Builds a section, with a page that shows a text. */
const build = (section: string, text: string, record: object = {}) =>
  writeSampleBuild('dist', section, {
    ...(section !== 'shell' && { code: pageCode(text) }),
    record,
    source: sampleSource('.'),
  });

/** Runs a command of `site` that succeeds; returns what it prints. */
async function site(...args: string[]): Promise<string> {
  const { exitCode, text, errors } = await run(...args);
  expect({ exitCode, errors: exitCode ? errors : [] }).toEqual({ exitCode: 0, errors: [] });
  return text;
}

const push = async (section: string) => (await site('push', section)).trim();
const live = async (channel = 'production'): Promise<LogEntry> => (await head(diskStore('.store'), channel))!;

/** The fix that a failing command prints. */
async function fixOf(code: string, ...args: string[]): Promise<string> {
  const { exitCode, errors } = await run(...args);
  const printed = errors.join('\n');
  expect([exitCode, printed]).toEqual([code === 'USAGE' ? 2 : 1, expect.stringContaining(`${code}: `)]);
  return /^ {2}fix {3}(.*)$/m.exec(printed)![1]!;
}

/** Runs the commands of a fix, which must succeed; returns what the last one prints. */
async function follow(fix: string): Promise<string> {
  let text = '';
  for (const command of fix.split(' && ')) {
    const words = command.split(' ');
    if (command.startsWith('npm run site -- ')) text = await site(...words.slice(4));
    else if (command.startsWith('npx nx '))
      for (const section of words.slice(words[2] === 'build' ? 3 : 6)) await build(section, 'rebuilt');
    else if (command === 'git pull') git('pull', '-q');
    else throw new Error(`'${command}' is not a command that a fix may have`);
  }
  return text;
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=a@b', ...args], { encoding: 'utf8' }).trim();

/** Makes the folder a checkout whose store and builds are not part of the commit. */
async function checkout() {
  await writeFile('.gitignore', 'dist\n.store\norigin\nother\n');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
}

/** A build of a section with two pages, then one with the first of them. */
async function buildWithoutPage(section: string): Promise<() => Promise<void>> {
  const route = (name: string) => ({
    path: `/${section}${name}`,
    module: './pages/index.tsx',
    js: ['main.js'],
    css: [],
  });
  await build(section, 'both', { routes: [route(''), route('/more')] });
  return () => build(section, 'one');
}

test('an outdated preview is composed again with what it changed and nothing else, also in another clone', async () => {
  await build('stories', 'draft');
  const stories = await push('stories');
  await site('preview', stories, '--name', 'pr-1');
  await build('pricing', 'prices');
  await site('publish', 'pricing');
  const { pricing } = (await live()).versions;
  // The builds of another clone, which must not go live.
  for (const section of ['shell', 'stories', 'pricing']) await build(section, 'another clone');
  const fix = await fixOf('PREVIEW_OUTDATED', 'promote', 'pr-1');
  expect(fix).toBe(`npm run site -- preview ${stories} --name pr-1 && npm run site -- promote pr-1`);
  await follow(fix);
  expect((await live()).versions).toMatchObject({
    stories: expect.stringMatching(`^${stories.split('@')[1]}`),
    pricing,
  });
});

test('the fix names the versions of the preview, not those that it showed unchanged', async () => {
  await build('pricing', 'prices');
  await site('publish', 'pricing');
  await build('stories', 'draft');
  const stories = await push('stories');
  // Pricing is live in the same version.
  await site('preview', 'pricing', stories, '--name', 'pr-1');
  await build('pricing', 'newer prices');
  await site('publish', 'pricing');
  const { pricing } = (await live()).versions;
  await follow(await fixOf('PREVIEW_OUTDATED', 'canary', 'pr-1', '--percent', '10'));
  expect(await live()).toMatchObject({ versions: { pricing }, canary: { preview: 'pr-1', percent: 10 } });
});

test('a preview of another channel is composed again on that channel', async () => {
  await site('publish', 'shell', 'stories', '--channel', 'staging');
  await build('stories', 'draft');
  await site('preview', 'stories', '--name', 'pr-1', '--channel', 'staging');
  await build('pricing', 'prices');
  await site('publish', 'pricing', '--channel', 'staging');
  await follow(await fixOf('PREVIEW_OUTDATED', 'promote', 'pr-1'));
  expect(Object.keys((await live('staging')).versions)).toEqual(['pricing', 'shell', 'stories']);
});

/** Two previews; the first one has a canary. */
async function runningCanary() {
  for (const name of ['pr-1', 'pr-2']) {
    await build('stories', name);
    await site('preview', 'stories', '--name', name);
  }
  await site('canary', 'pr-1', '--percent', '10', '--by', 'grace');
}

test('a canary of another team is stopped on purpose only', async () => {
  await runningCanary();
  const { errors } = await run('canary', 'pr-2', '--percent', '20');
  expect(errors.join('\n')).toMatch(
    /CANARY_RUNNING: grace has been showing 'pr-1' to 10% of visitors since entry 2 /,
  );
  expect((await live()).canary).toMatchObject({ preview: 'pr-1' });
  await follow(await fixOf('CANARY_RUNNING', 'canary', 'pr-2', '--percent', '20'));
  expect((await live()).canary).toMatchObject({ preview: 'pr-2', percent: 20 });
});

test('a canary that a publish ended is started again on the new release', async () => {
  await runningCanary();
  await build('pricing', 'prices');
  const { errors } = await run('publish', 'pricing');
  const [, fix] = /The canary 'pr-1' has ended.*\n {2}fix {3}(.*)/.exec(errors.join('\n'))!;
  await follow(fix!);
  expect(await live()).toMatchObject({
    versions: { pricing: expect.any(String) },
    canary: { preview: 'pr-1', percent: 10 },
  });
});

test.each([
  ['publish', async () => 'stories'],
  ['release', async () => push('stories')],
  [
    'promote',
    async () => {
      await site('preview', 'stories', '--name', 'pr-1');
      return 'pr-1';
    },
  ],
])('%s removes a page on purpose only, and prints it', async (command, subject) => {
  const removePage = await buildWithoutPage('stories');
  await site('publish', 'stories');
  await removePage();
  const name = await subject();
  const fix = await fixOf('PAGE_REMOVED', command, name);
  expect(fix).toBe(`npm run site -- ${command} ${name} --gone /stories/more`);
  expect(await follow(fix)).toContain('  removed    /stories/more');
});

test('a page that the settings redirect is removed without a question, and is printed', async () => {
  const removePage = await buildWithoutPage('stories');
  await site('publish', 'stories');
  await writeFile('new.json', JSON.stringify({ redirects: { '/stories/more': '/stories' } }));
  await site('settings', 'apply', 'new.json');
  await removePage();
  expect(await site('publish', 'stories')).toContain('  removed    /stories/more');
});

test('a development build is shown by a preview only', async () => {
  await build('stories', 'draft', { mode: 'development' });
  await site('preview', 'stories', '--name', 'pr-1');
  for (const args of [
    ['publish', 'stories', '--allow-dirty'],
    ['release', await push('stories')],
    ['promote', 'pr-1'],
    ['canary', 'pr-1', '--percent', '10'],
  ])
    expect(await fixOf('BUILD_DEVELOPMENT', ...args)).toBe(
      'npx nx build stories && npm run site -- publish stories',
    );
  await follow(await fixOf('BUILD_DEVELOPMENT', 'publish', 'stories'));
  expect((await live()).number).toBe(2);
});

test('a build of other files than those of its checkout is built again', async () => {
  await checkout();
  await build('stories', 'yesterday');
  await writeFile('page.tsx', 'edited since');
  for (const args of [
    ['publish', 'stories', '--allow-dirty', '--expect', 'any'],
    ['push', 'stories'],
    ['preview', 'stories', '--name', 'pr-1'],
  ])
    expect(await fixOf('BUILD_OUTDATED', ...args)).toBe(
      `npx nx build stories && npm run site -- ${args.join(' ')}`,
    );
  await follow(await fixOf('BUILD_OUTDATED', 'publish', 'stories', '--allow-dirty', '--expect', 'any'));
  expect((await live()).number).toBe(2);
});

test('builds with changes that are not committed go to production on purpose only', async () => {
  await checkout();
  await writeFile('page.tsx', 'not committed');
  await build('stories', 'draft');
  expect(await site('preview', 'stories', '--name', 'pr-1')).toMatch(
    / {2}warning {4}stories@\w+ was built from uncommitted changes/,
  );
  const version = await push('stories');
  for (const args of [
    ['release', version, '--expect', 'any'],
    ['promote', 'pr-1'],
    ['canary', 'pr-1', '--percent', '10'],
  ])
    expect(await fixOf('BUILD_DIRTY', ...args)).toBe(`npm run site -- ${args.join(' ')} --allow-dirty`);
  await site('publish', 'shell', 'stories', '--channel', 'staging');
  await follow(await fixOf('BUILD_DIRTY', 'publish', 'stories', '--expect', 'any'));
  expect((await live()).number).toBe(2);
});

test('a version that was also built from a commit has no changes', async () => {
  await checkout();
  await build('stories', 'draft');
  await site('push', 'stories');
  await writeFile('page.tsx', 'not committed');
  await build('stories', 'draft');
  await site('publish', 'stories', '--expect', 'any');
  expect((await live()).number).toBe(2);
});

test('an old checkout is updated before it replaces a newer version', async () => {
  await checkout();
  git('clone', '-q', '.', 'origin');
  git('remote', 'add', 'origin', 'origin');
  git('fetch', '-q', 'origin');
  git('branch', '-q', '--set-upstream-to=origin/main');
  // Grace publishes from her clone.
  process.chdir('origin');
  await writeFile('page.tsx', 'newer');
  git('add', '.');
  git('commit', '-q', '-m', 'newer');
  await build('stories', 'newer');
  await site('publish', 'stories', '--store', '../.store', '--expect', 'any');
  process.chdir(around);
  await build('stories', 'older');
  await follow(await fixOf('STALE_CHECKOUT', 'publish', 'stories'));
  expect((await live()).number).toBe(3);
});

/** What a row does first, the code of the error, the command that fails, and whether it succeeds after the fix, or what the fix shows. */
type Row = [code: string, args: string[] | (() => Promise<string[]>), outcome: 'succeeds' | RegExp];

test.each<Row>([
  [
    'VERSION_MISMATCH',
    async () => (await build('stories', 'b'), ['publish', 'stories', '--expect', 'stories@00000000']),
    /^production 2/,
  ],
  [
    'VERSION_MISMATCH',
    async () => (await build('pricing', 'a'), ['publish', 'pricing', '--expect', 'pricing@00000000']),
    /^production 2/,
  ],
  ['VERSION_NOT_FOUND', ['release', 'stories@00000000'], /^stories@/],
  [
    'VERSION_EXPIRED',
    async () => {
      await build('stories', 'rebuilt');
      const version = await push('stories');
      const past = new Date(Date.now() - 40 * 24 * 3_600_000);
      const keys = await diskStore('.store').list('versions/stories/');
      const key = keys.find((found) => found.startsWith(`versions/${version.replace('@', '/')}`))!;
      await utimes(`.store/${key}`, past, past);
      return ['release', version];
    },
    'succeeds',
  ],
  [
    'CHANNEL_EMPTY',
    async () => (
      await writeFile('new.json', '{}'),
      ['settings', 'apply', 'new.json', '--channel', 'staging']
    ),
    'succeeds',
  ],
  ['CHANNEL_EMPTY', ['preview', 'stories', '--name', 'pr-1', '--channel', 'staging'], 'succeeds'],
  ['ENTRY_NOT_FOUND', ['diff', 'production@9'], /^1 .*publish/],
  ['CANARY_NOT_FOUND', ['canary', '--stop'], /^production 1/],
  ['PREVIEW_NOT_FOUND', ['promote', 'pr-9'], 'succeeds'],
  ['PREVIEW_NOT_FOUND', ['check', 'pr-9'], 'succeeds'],
  [
    'CHECK_FAILED',
    async () => {
      await build('pricing', 'prices');
      await build('stories', 'draft');
      visit.mockResolvedValueOnce([]).mockResolvedValueOnce([{ kind: 'error', message: 'no feed' }]);
      return ['publish', 'pricing', 'stories'];
    },
    / {2}checked {4}pages: 2, problems: 0/,
  ],
  [
    'CHECK_FAILED',
    async () => {
      await build('pricing', 'prices');
      await build('stories', 'draft');
      visit.mockResolvedValueOnce([]).mockResolvedValueOnce([{ kind: 'error', message: 'no feed' }]);
      await site('preview', 'pricing', 'stories', '--name', 'pr-1');
      return ['promote', 'pr-1'];
    },
    'succeeds',
  ],
  ['PREVIEW_NAME_TAKEN', ['preview', 'stories', '--name', 'production'], /^production-preview 1/],
  ['PREVIOUS_RELEASE_NOT_FOUND', ['rollback'], /already live/],
  ['PREVIOUS_RELEASE_NOT_FOUND', ['rollback', 'stories'], / {2}removed {4}\/stories/],
  ['PREVIOUS_RELEASE_NOT_FOUND', ['rollback', '--channel', 'staging'], /^staging 1/],
  ['SECTION_NOT_FOUND', ['rollback', 'pricing'], /^production 1/],
  [
    'RELEASE_NEVER_LIVE',
    async () => {
      await build('stories', 'draft');
      await site('preview', 'stories', '--name', 'pr-1');
      return ['rollback', '--to', (await live('pr-1')).release];
    },
    /release [0-9a-f]{16}/,
  ],
  ['SECTION_NOT_FOUND', ['remove', 'careers'], /^ {2}stories/m],
  ['SECTION_NOT_FOUND', async () => ['rollback', 'careers', '--to', (await live()).release], /^ {2}stories/m],
  ['USAGE', ['remove', 'stories', '--redirect', '/nowhere'], /removed {4}\/stories/],
  ['USAGE', ['release', 'stories'], /^Usage: /],
  ['USAGE', ['publish', 'stories', '--expect', 'stories'], /^Usage: /],
  ['USAGE', ['publish', 'Stories'], /^Usage: /],
  ['BUILD_NOT_FOUND', ['publish', 'pricing'], 'succeeds'],
  [
    'BUILD_HASH_MISMATCH',
    async () => (await writeFile('dist/stories/browser/main.js', 'altered'), ['push', 'stories']),
    'succeeds',
  ],
  [
    'BUILD_RECORD_INVALID',
    async () => (await writeFile('dist/stories/section.json', '{}'), ['push', 'stories']),
    'succeeds',
  ],
])('%s (%#) is fixed by the command that it prints', async (code, given, outcome) => {
  const args = typeof given === 'function' ? await given() : given;
  const fix = await fixOf(code, ...args);
  const printed = await follow(fix.replace('<section>', 'stories'));
  if (outcome === 'succeeds') expect((await run(...args)).exitCode).toBe(0);
  else expect(printed).toMatch(outcome);
});

/** Commands that fail in a store and on a channel that are not the default, and what the last command of the fix prints. */
const ELSEWHERE: Row[] = [
  ['ENTRY_NOT_FOUND', ['diff', 'staging@9'], /^1 .*publish/],
  ['CANARY_NOT_FOUND', ['canary', '--stop'], /^staging 1/],
  ['VERSION_NOT_FOUND', ['release', 'stories@00000000'], /^stories@/],
  ['PREVIOUS_RELEASE_NOT_FOUND', ['rollback', 'stories'], / {2}removed {4}\/stories/],
  ['SECTION_NOT_FOUND', ['remove', 'careers'], /^ {2}stories/m],
  ['PREVIEW_NOT_FOUND', ['promote', 'pr-9'], 'succeeds'],
  ['USAGE', ['remove', 'stories', '--redirect', '/nowhere'], /removed {4}\/stories/],
  [
    'VERSION_MISMATCH',
    async () => (await build('stories', 'b'), ['publish', 'stories', '--expect', 'stories@00000000']),
    /^staging 2/,
  ],
  [
    'CHECK_FAILED',
    async () => {
      await build('stories', 'draft');
      visit.mockResolvedValueOnce([{ kind: 'error', message: 'no feed' }]);
      await site('preview', 'stories', '--name', 'pr-1', ...elsewhere());
      return ['promote', 'pr-1'];
    },
    'succeeds',
  ],
];

const elsewhere = () => ['--store', path.join(around, 'elsewhere'), '--channel', 'staging'];

test.each(ELSEWHERE)(
  '%s (%#) with another store and channel is fixed there',
  async (code, given, outcome) => {
    await site('publish', 'shell', 'stories', ...elsewhere());
    await rm('.store', { recursive: true });
    const args = [...(typeof given === 'function' ? await given() : given), ...elsewhere()];
    const fix = await fixOf(code, ...args);
    const printed = await follow(fix.replace('<section>', 'stories'));
    if (outcome === 'succeeds') expect((await run(...args)).exitCode).toBe(0);
    else expect(printed).toMatch(outcome);
  },
);

test('a warning about an ended canary names the store and the channel', async () => {
  await site('publish', 'shell', 'stories', ...elsewhere());
  await build('stories', 'draft');
  await site('preview', 'stories', '--name', 'pr-1', ...elsewhere());
  await site('canary', 'pr-1', '--percent', '10', ...elsewhere());
  await build('pricing', 'prices');
  const { errors } = await run('publish', 'pricing', ...elsewhere());
  await follow(/\n {2}fix {3}(.*)/.exec(errors.join('\n'))![1]!);
  expect(await head(diskStore('elsewhere'), 'staging')).toMatchObject({ canary: { preview: 'pr-1' } });
});

test('the commands that a preview prints run with its store and channel', async () => {
  await site('publish', 'shell', 'stories', ...elsewhere());
  await build('stories', 'draft');
  const text = await site('preview', 'stories', '--name', 'pr-1', '--no-check', ...elsewhere());
  for (const title of ['check', 'promote'])
    await follow(new RegExp(`^  ${title} +(.*)$`, 'm').exec(text)![1]!);
  expect(await head(diskStore('elsewhere'), 'staging')).toMatchObject({ action: 'promote' });
});
