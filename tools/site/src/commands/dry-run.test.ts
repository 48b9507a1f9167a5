import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Command, parseArguments } from '@vantedge/cli';
import { diskStore } from '@vantedge/release/store';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { pageCode } from '../compose/testing/sample-sections.ts';
import { formatVersion } from '../publish/version-references.ts';
import { publishSections } from '../publish/publish-sections.ts';
import { pushSections } from '../publish/push-sections.ts';
import { writeSampleBuild } from '../publish/testing/sample-build.ts';
import { compose } from './compose.ts';
import { publish } from './publish.ts';
import { push } from './push.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';

const channel = 'production';

interface Site {
  folder: string;
  dist: string;
  /** A pushed version of stories that is not live. */
  pushed: string;
}

/** A store with two versions of stories that were live and a third one, and a build of a fourth. */
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
    await build('four');
    await work({ folder, dist, pushed: formatVersion('stories', versions['stories']!) });
  });

/** Every file of a folder with its inode and time, which any write changes. */
const contents = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => [name, statSync(path.join(folder, name))] as const)
    .map(([name, { ino, mtimeMs, size }]) => `${name} ${ino} ${mtimeMs} ${size}`)
    .sort();

test.each<[string, Command, (site: Site) => string[], object]>([
  ['push', push, ({ dist }) => ['stories', '--dist', dist], {}],
  [
    'release',
    release,
    ({ pushed }) => [pushed, '--expect', 'any'],
    {
      changed: true,
      rendered: ['/stories'],
      changedUrls: expect.arrayContaining(['/release.json', '/stories']) as string[],
    },
  ],
  ['publish', publish, ({ dist }) => ['stories', '--dist', dist, '--expect', 'any'], { changed: true }],
  ['compose', compose, () => [], {}],
  ['rollback of the site', rollback, () => [], { changed: true, entry: { number: 3 } }],
  ['rollback of a section', rollback, () => ['stories'], { changed: true, entry: { number: 3 } }],
])('a dry run of a %s reports the result and writes nothing', (_, command, argumentsOf, result) =>
  withSite(async (site) => {
    const text = [...argumentsOf(site), '--store', site.folder];
    const run = (...more: string[]) =>
      command.run(parseArguments({ name: 'site' }, command, [...text, ...more]));
    const log = jest.spyOn(console, 'error').mockImplementation();
    const before = contents(site.folder);
    const dry = (await run('--dry-run'))!;
    expect(contents(site.folder)).toEqual(before);
    expect(dry.json).toMatchObject({ dryRun: true, ...result });
    expect(`${dry.text} ${log.mock.calls.join(' ')}`).toMatch(/nothing was written|no change/);
    const wet = (await run())!;
    expect(wet.json).toMatchObject({ dryRun: false, ...result });
    log.mockRestore();
  }),
);
