import { readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, helpOf, parseArguments } from '@vantedge/cli';
import { diskStore } from '@vantedge/release/store';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { previewVersions } from '../channels/preview-versions.ts';
import { pageCode } from '../compose/testing/sample-sections.ts';
import { formatVersion } from '../publish/version-references.ts';
import { publishSections } from '../publish/publish-sections.ts';
import { pushSections } from '../publish/push-sections.ts';
import { writeSampleBuild } from '../publish/testing/sample-build.ts';
import { SITE } from '../site-cli.ts';

const channel = 'production';

interface Site {
  around: string;
  folder: string;
  dist: string;
  /** A pushed version of stories that is live in the preview `pr-1` only. */
  pushed: string;
}

/** A store with two versions of stories that were live and a third one in a preview, a build of a fourth, and new settings. */
const withSite = (work: (site: Site) => Promise<void>) =>
  withTemporaryFolder(async (around) => {
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
    await previewVersions({ store, name: 'pr-1', parent: channel, versions });
    await build('four');
    await writeFile(path.join(around, 'settings.json'), '{ "leadRetentionDays": 30 }');
    await work({ around, folder, dist, pushed: formatVersion('stories', versions['stories']!) });
  });

/** Every file of a folder with its inode and time, which any write changes. */
const contents = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => [name, statSync(path.join(folder, name))] as const)
    .map(([name, { ino, mtimeMs, size }]) => `${name} ${ino} ${mtimeMs} ${size}`)
    .sort();

/** Commands that change nothing but what they show. */
const READING = ['status', 'log', 'diff', 'doctor', 'dev'];

/** Arguments, and members of the JSON of the dry run and of the run after it. */
type Row = [name: string, argumentsOf: (site: Site) => string[], result: object];

const ROWS: Row[] = [
  ['push', ({ dist }) => ['stories', '--dist', dist], {}],
  [
    'release',
    ({ pushed }) => [pushed, '--expect', 'any'],
    {
      changed: true,
      // Rendered for the preview.
      rendered: [],
      changedUrls: expect.arrayContaining(['/release.json', '/stories']) as string[],
    },
  ],
  [
    'publish',
    ({ dist }) => ['stories', '--dist', dist, '--expect', 'any'],
    { changed: true, rendered: ['/stories'] },
  ],
  ['compose', () => [], {}],
  [
    'preview',
    ({ dist }) => ['stories', '--dist', dist, '--name', 'pr-2'],
    { changed: true, rendered: ['/stories'] },
  ],
  ['canary', () => ['pr-1', '--percent', '10'], { changed: true, entry: { number: 3 } }],
  ['promote', () => ['pr-1'], { changed: true, entry: { number: 3 } }],
  ['rollback', () => [], { changed: true, entry: { number: 3 } }],
  ['rollback', () => ['stories'], { changed: true, entry: { number: 3 } }],
  ['remove', () => ['stories', '--redirect', '/shell'], { changed: true, paths: ['/stories'] }],
  ['settings', ({ around }) => ['apply', path.join(around, 'settings.json')], { changed: true }],
  ['export', ({ around }) => [path.join(around, 'public')], { files: expect.any(Number) as number }],
  ['gc', () => [], {}],
];

const commandOf = (name: string): Promise<Command> => SITE.commands[name]!();

test('every command that changes something has a dry run, which is tested', async () => {
  const commands = await Promise.all(Object.keys(SITE.commands).map(commandOf));
  const changing = commands.filter(({ options }) => options['dry-run']).map(({ name }) => name);
  expect(changing.sort()).toEqual([...new Set(ROWS.map(([name]) => name))].sort());
  const others = Object.keys(SITE.commands).filter((name) => !changing.includes(name));
  expect(others.sort()).toEqual([...READING].sort());
});

test.each(Object.keys(SITE.commands))(
  'the help of %s explains each option in one line, among them --json',
  async (name) => {
    const command = await commandOf(name);
    expect(command.name).toBe(name);
    const [usage, , summary, , ...options] = helpOf('site', command).split('\n');
    expect(usage).toMatch(new RegExp(`^site ${command.name}`));
    expect(summary!.trim()).toBe(command.summary);
    expect(options).toContainEqual(expect.stringMatching(/--json +print JSON$/));
    for (const option of options) expect(option).toMatch(/^ {2}--[a-z-]+(?: <[a-z-]+>)? +\S.{5,}$/);
  },
);

test.each(ROWS)(
  'a dry run of %s (%#) reports progress and result, and writes nothing',
  (name, argumentsOf, result) =>
    withSite(async (site) => {
      const command = await commandOf(name);
      const text = [...argumentsOf(site), '--store', site.folder];
      const before = contents(site.around);
      const dry = await captured(command, [...text, '--dry-run', '--verbose']);
      expect(contents(site.around)).toEqual(before);
      expect(dry.json).toMatchObject({ dryRun: true, ...result });
      expect(dry.text + dry.lines.join('')).toMatch(/nothing was written|no change|would /);
      expect(dry.lines).toContainEqual(expect.stringMatching(/^[a-z ]+(: \d+ of \d+)?\n$/));
      const { rendered = [] } = dry.json as { rendered?: string[] };
      if (rendered.length)
        expect(dry.lines).toContain(`render pages: ${rendered.length} of ${rendered.length}\n`);
      const wet = await captured(command, text);
      expect(wet.json).toMatchObject({ dryRun: false, ...result });
    }),
);

/** Runs a command; returns its report and what it wrote to standard error. */
async function captured(command: Command, given: string[]) {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  const output = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0);
  try {
    const arguments_ = parseArguments({ name: 'site' }, command, given);
    const report = await command.run(arguments_);
    arguments_.progress.end();
    return { ...report!, lines };
  } finally {
    log.mockRestore();
    output.mockRestore();
  }
}
