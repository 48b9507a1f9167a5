import path from 'node:path';
import { readdirSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { diskStore, putBlob } from '@vantedge/store';
import { appendForeign, appendReleaseUnchecked, fakeCompose, fakeVersion } from '@vantedge/release/testing';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { previewVersions } from '../channels/previews.ts';
import { pageCode } from '../compose/testing/sample-sections.ts';
import { formatVersion } from '../channels/pushed-versions.ts';
import { publishSections } from '../channels/testing/publish-sections.ts';
import { pushSections } from '../publish/push-sections.ts';
import { writeSampleBuild } from '../publish/testing/sample-build.ts';
import { siteProgram } from '../site-program.ts';
import { run, runJson } from '../testing/run-site.ts';
import { entryKey } from '@vantedge/release';
import { command, SiteError } from '@vantedge/errors';
import { pushSmall, releaseSmall } from '../gc/testing/small-site.ts';
import type { VisitProblem } from '../check/visit-page.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

// Chromium is in tests/teams/careless-acts.teams.ts. Here a check serves the preview, and sees what `visit` returns.
const visit = jest.fn<Promise<VisitProblem[]>, unknown[]>(async () => []);
jest.mock('../check/visit-page.ts', () => ({ visitPage: (...given: unknown[]) => visit(...given) }));
const launch = jest.fn(async () => ({
  browser: { version: () => '1', close: async () => {} },
  isSandboxed: true,
}));
jest.mock('../check/browser.ts', () => ({ launchChromium: () => launch() }));

const channel = 'production';

interface Site {
  around: string;
  folder: string;
  dist: string;
  /** A pushed version of stories that is live in the preview `pr-1` only. */
  pushed: string;
}

/**
 * A store with two versions of stories that were live and a third one in a preview, a build of a fourth, and new settings. Each test
 * changes a copy, because publishing takes seconds.
 */
let sample: Site;
beforeAll(async () => {
  const around = await mkdtemp(path.join(tmpdir(), 'commands-'));
  const [folder, dist] = [path.join(around, 'store'), path.join(around, 'dist')];
  const store = diskStore(folder);
  const build = (text: string) => writeSampleBuild(dist, 'stories', { code: pageCode(text) });
  await writeSampleBuild(dist, 'shell');
  await build('one');
  await publishSections({ store, channel, sections: ['shell', 'stories'], dist });
  await build('two');
  await publishSections({ store, channel, sections: ['stories'], dist });
  await build('three');
  const { versions } = await pushSections({ store, sections: ['stories'], dist });
  await previewVersions({ store, name: 'pr-1', baseChannel: channel, versions });
  await build('four');
  await writeFile(path.join(around, 'settings.json'), '{ "leadRetentionDays": 30 }');
  sample = { around, folder, dist, pushed: formatVersion('stories', versions['stories']!) };
});
afterAll(() => rm(sample.around, { recursive: true }));

const withSite = (work: (site: Site) => Promise<void>) =>
  withTemporaryFolder(async (around) => {
    await cp(sample.around, around, { recursive: true });
    await work({ ...sample, around, folder: path.join(around, 'store'), dist: path.join(around, 'dist') });
  });

/** Every file of a folder with its inode and time, which any write changes. */
const contents = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => [name, statSync(path.join(folder, name))] as const)
    .map(([name, { ino, mtimeMs, size }]) => `${name} ${ino} ${mtimeMs} ${size}`)
    .sort();

/** Arguments, and members of the JSON of the dry run and of the run after it. */
type Row = [name: string, argumentsOf: (site: Site) => string[], result: object];

const ROWS: Row[] = [
  ['push', ({ dist }) => ['stories', '--dist', dist], {}],
  [
    'release',
    ({ pushed }) => [pushed, '--expect', 'any', '--allow-dirty'],
    {
      changed: true,
      // Rendered for the preview.
      rendered: [],
      changedUrls: expect.arrayContaining(['/release.json', '/stories']) as string[],
    },
  ],
  [
    'publish',
    ({ dist }) => ['stories', '--dist', dist, '--expect', 'any', '--allow-dirty'],
    { changed: true, rendered: ['/stories'], entry: { visited: { pages: 1, problems: 0 } } },
  ],
  [
    'preview',
    ({ dist }) => ['stories', '--dist', dist, '--name', 'pr-2'],
    { changed: true, rendered: ['/stories'] },
  ],
  [
    'canary',
    () => ['pr-1', '--percent', '10', '--allow-dirty', '--unchecked', 'a test'],
    { changed: true, entry: { number: 3 } },
  ],
  ['check', () => ['pr-1'], { check: { pages: ['/stories'], problems: [] } }],
  [
    'promote',
    () => ['pr-1', '--allow-dirty', '--unchecked', 'a test'],
    { changed: true, entry: { number: 3, unchecked: true, reason: 'a test' } },
  ],
  ['rollback', () => [], { changed: true, entry: { number: 3 } }],
  ['rollback', () => ['stories'], { changed: true, entry: { number: 3 } }],
  ['remove', () => ['stories', '--redirect', '/shell'], { changed: true, removed: ['/stories'] }],
  ['settings', ({ around }) => ['apply', path.join(around, 'settings.json')], { changed: true }],
  ['export', ({ around }) => [path.join(around, 'public')], { files: expect.any(Number) as number }],
  ['gc', () => [], {}],
];

/** Commands that change nothing but what they show. */
const READING = ['status', 'log', 'diff', 'dev'];

test('every command that changes something has a dry run, which is tested', () => {
  const { commands } = siteProgram();
  const hasDryRun = ({ options }: (typeof commands)[number]) =>
    options.some(({ long }) => long === '--dry-run');
  const namesOf = (found: readonly (typeof commands)[number][]) => found.map((command) => command.name());
  expect(namesOf(commands.filter(hasDryRun)).sort()).toEqual([...new Set(ROWS.map(([name]) => name))].sort());
  expect(namesOf(commands.filter((command) => !hasDryRun(command))).sort()).toEqual([...READING].sort());
});

test.each(ROWS)(
  'a dry run of %s (%#) reports progress and result, and writes nothing',
  (name, argumentsOf, result) =>
    withSite(async (site) => {
      const given = [name, ...argumentsOf(site), '--store', site.folder, '--json'];
      const before = contents(site.around);
      const dry = await run(...given, '--dry-run', '--verbose');
      expect(contents(site.around)).toEqual(before);
      expect(dry.json()).toMatchObject({ dryRun: true, ...result });
      expect(dry.errors).toContainEqual(expect.stringMatching(/^[a-z]+ .*\n$/));
      const { rendered = [] } = dry.json() as { rendered?: string[] };
      if (rendered.length)
        expect(dry.errors.join('')).toMatch(
          new RegExp(`^render pages.*: ${rendered.length} of ${rendered.length}$`, 'm'),
        );
      expect((await run(...given)).json()).toMatchObject({ dryRun: false, ...result });
    }),
);

test('a preview says how to check it where no browser is installed, and what a check finds', () =>
  withSite(async ({ folder, dist }) => {
    const preview = () => run('preview', 'stories', '--name', 'pr-2', '--dist', dist, '--store', folder);
    const fix = command('npx', 'playwright-core', 'install', 'chromium');
    launch.mockRejectedValueOnce(new SiteError('BROWSER_UNAVAILABLE', 'Chromium is not installed.', { fix }));
    const { exitCode, text } = await preview();
    expect([exitCode, text]).toEqual([
      0,
      expect.stringMatching(
        /check {6}not run: Chromium is not installed\. npx playwright-core install chromium && npm run site -- check pr-2 --store/m,
      ),
    ]);
    visit.mockResolvedValueOnce([
      { kind: 'overflow', message: 'too wide', part: 'stories/teasers', place: 'p' },
    ]);
    const found = await preview();
    expect([found.exitCode, found.text]).toEqual([
      0,
      expect.stringContaining('    overflow, stories/teasers on /stories: too wide\n      at  p'),
    ]);
    visit.mockResolvedValueOnce([{ kind: 'overflow', message: 'too wide' }]);
    expect(await runJson('check', 'pr-2', '--store', folder)).toMatchObject({
      error: { code: 'CHECK_FAILED', problems: [{ message: '/stories: too wide', at: 'stories' }] },
    });
  }));

test('the text of a dry run says that nothing was written', () =>
  withSite(async ({ folder }) => {
    const { text } = await run('rollback', '--store', folder, '--dry-run');
    expect(text).toContain('dry run: nothing was written');
  }));

test('a rollback of the site prints the settings that it changes', () =>
  withSite(async ({ around, folder }) => {
    await run('settings', 'apply', path.join(around, 'settings.json'), '--store', folder);
    const { text } = await run('rollback', '--store', folder);
    expect(text).toMatch(/^ {2}setting {4}leadRetentionDays: 30 → 730$/m);
  }));

const yesterday = new Date(Date.now() - 25 * 3_600_000);

/** A store with old and new unused blobs. */
async function untidyStore(root: string) {
  const store = diskStore(root);
  await releaseSmall(store, 'production', { shell: await pushSmall(store, 'shell', 'a') });
  const unused = async (text: string) => {
    const hash = await putBlob(store, Buffer.from(text));
    return `blobs/${hash.slice(0, 2)}/${hash}`;
  };
  const old = await unused('old');
  await unused('young');
  await utimes(path.join(root, old), yesterday, yesterday);
  return { store, old };
}

test.each([true, false])('removes old garbage, or only reports it with --dry-run (%p)', (dryRun) =>
  withTemporaryFolder(async (root) => {
    const { store, old } = await untidyStore(root);
    const before = await store.list('');
    const options = dryRun ? ['--dry-run'] : [];
    if (dryRun) {
      const { text } = await run('gc', '--store', root, ...options);
      expect(text).toContain('would remove 1 key, 0.000 MB');
    }
    expect(await runJson('gc', '--store', root, ...options)).toMatchObject({
      dryRun,
      removed: { keys: 1, bytes: 3, list: [old] },
    });
    expect(await store.list('')).toEqual(dryRun ? before : before.filter((key) => key !== old));
    expect(await runJson('gc', '--store', root)).toMatchObject({ removed: { list: dryRun ? [old] : [] } });
  }),
);

test('removes nothing if a log is damaged', () =>
  withTemporaryFolder(async (root) => {
    await untidyStore(root);
    await mkdir(path.join(root, 'channels/preview'));
    await writeFile(path.join(root, entryKey('preview', 1)), '{');
    const before = (await readdir(root, { recursive: true })).sort();
    expect(await runJson('gc', '--store', root)).toMatchObject({
      error: { code: 'GC_LOG_DAMAGED', fix: expect.stringContaining('backup') },
    });
    expect((await readdir(root, { recursive: true })).sort()).toEqual(before);
  }));

test.each([
  ['publish', 'stories'],
  ['publish', 'stories', '--dry-run'],
  ['preview', 'stories', '--name', 'pr-2'],
  ['rollback'],
  ['rollback', 'stories'],
  ['remove', 'stories'],
  ['settings', 'apply', 'settings.json'],
  ['canary', '--stop'],
  ['promote', 'pr-1', '--unchecked', 'a test'],
  ['status'],
  ['log'],
  ['gc'],
  ['export', 'out'],
])('a newer tool has published: %s %s stops, and leaves the store as it is', (...args) =>
  withSite(async ({ around, folder, dist }) => {
    const store = diskStore(folder);
    const at = await appendForeign(store, { action: 'freeze' });
    const before = (await store.list('')).filter((key) => !/^(?:blobs|encodings|versions)\//.test(key));
    const given = args.map((name) =>
      /^(?:out|settings\.json)$/.test(name) ? path.join(around, name) : name,
    );
    const build = ['publish', 'preview'].includes(args[0]!) ? ['--dist', dist] : [];
    expect(await runJson(...given, ...build, '--store', folder)).toMatchObject({
      error: {
        code: 'TOOL_OUTDATED',
        at,
        message: expect.stringContaining('freeze'),
        fix: 'git pull && npm ci',
      },
    });
    const after = (await store.list('')).filter((key) => !/^(?:blobs|encodings|versions)\//.test(key));
    expect(after).toEqual(before);
  }),
);

const ID = fakeVersion;
const provenance = { by: 'ada', pipeline: 'https://ci.example.com/1', tool: '0.1.0' };
const source = { commit: 'c'.repeat(40), dirty: true };

/** A store with four entries: the shell, then three versions of stories. */
const withLog = (work: (log: (...options: string[]) => ReturnType<typeof run>) => Promise<void>) =>
  withTemporaryFolder(async (folder) => {
    for (const [section, label] of [
      ['shell', '1'],
      ['stories', '1'],
      ['stories', '2'],
      ['stories', '3'],
    ] as const)
      await appendReleaseUnchecked({
        store: diskStore(folder),
        channel: 'production',
        provenance,
        now: () => new Date('2026-01-01T00:00:00.000Z'),
        build: async (base) => ({
          release: fakeCompose(base, section, ID(section, label)),
          action: 'publish',
          sections: [section],
          pushes: { [section]: { by: 'grace', tool: '0.1.0', at: '2025-12-31T00:00:00.000Z', source } },
          checks: [{ name: 'links', problems: 0 }],
        }),
      });
    await work((...options) => run('log', ...options, '--store', folder));
  });

test('lists entries with old and new versions, who, from where and the checks, newest first', () =>
  withLog(async (log) => {
    const json = (await log('--limit', '2', '--json')).json();
    expect(json).toMatchObject({
      log: [
        {
          number: 4,
          ...provenance,
          changes: [{ name: 'stories', before: ID('stories', '2'), after: ID('stories', '3') }],
        },
        { number: 3, changes: [{ name: 'stories', before: ID('stories', '1'), after: ID('stories', '2') }] },
      ],
    });
    expect((json as { log: unknown[] }).log).toHaveLength(2);
    const { text } = await log('--limit', '2');
    expect(text.split('\n').slice(0, 5)).toEqual([
      expect.stringMatching(/^4 {2}2026-01-01T00:00:00.000Z {2}publish {2}release [0-9a-f]{16}$/),
      `    stories ${ID('stories', '2').slice(0, 16)} → ${ID('stories', '3').slice(0, 16)}`,
      '    by ada with 0.1.0 https://ci.example.com/1',
      '    stories pushed by grace 2025-12-31T00:00:00.000Z from cccccccccccc with changes',
      '    1 checks passed',
    ]);
  }));

test('the first entry of a section changes it from none', () =>
  withLog(async (log) => {
    expect((await log('--json')).json()).toMatchObject({
      log: [
        {},
        {},
        { changes: [{ name: 'stories', after: ID('stories', '1') }] },
        { changes: [{ name: 'shell' }] },
      ],
    });
  }));

test('log and status name the canary of each entry, and how it ended', () =>
  withSite(async ({ folder, dist }) => {
    const site = (...args: string[]) => run(...args, '--store', folder, '--by', 'ada');
    const canary = (...args: string[]) => site('canary', ...args, '--allow-dirty', '--unchecked', 'a test');
    await site('preview', 'stories', '--dist', dist, '--name', 'pr-2');
    await canary('pr-1', '--percent', '10');
    await canary('pr-1', '--percent', '20');
    await canary('--stop');
    await canary('pr-2', '--percent', '30');
    await canary('--stop');
    await canary('pr-2', '--percent', '40');
    await site('promote', 'pr-2', '--allow-dirty');
    for (const command of ['log', 'status']) {
      const { text } = await run(command, '--store', folder);
      expect(text.match(/^ {4}canary .*/gm)).toEqual([
        '    canary pr-2 of 40% promoted (ada)',
        expect.stringMatching(/^ {4}canary pr-2: release \w+ for 40% of visitors$/),
        '    canary pr-2 of 30% stopped (ada)',
        expect.stringMatching(/^ {4}canary pr-2: release \w+ for 30%/),
        '    canary pr-1 of 20% stopped (ada)',
        expect.stringMatching(/^ {4}canary pr-1: release \w+ for 20%/),
        expect.stringMatching(/^ {4}canary pr-1: release \w+ for 10%/),
      ]);
      expect(await runJson(command, '--store', folder)).toMatchObject({
        log: [
          { endedCanary: { preview: 'pr-2', percent: 40, how: 'promoted' } },
          {},
          { action: 'canary' },
          {},
          {},
          {},
          {},
          {},
          {},
        ],
      });
    }
  }));
