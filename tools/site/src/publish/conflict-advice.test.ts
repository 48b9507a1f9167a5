import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { formatOptions } from '@vantedge/cli';
import { pageCode, publishSampleSections, shellCode } from '../compose/testing/sample-sections.ts';
import { getRelease, head, type SiteError } from '@vantedge/release';
import { diskStore, type Store } from '@vantedge/release/store';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { rollBackSection } from './roll-back-section.ts';
import { rollBackSite } from './roll-back.ts';
import { racingStore } from './testing/racing-store.ts';

const ROOT = path.resolve(__dirname, '../../../..');
const channel = 'production';
const live = async (store: Store) => getRelease(store, (await head(store, channel))!.release);

/** Runs the commands of an error's fix, which must all succeed. */
function follow({ fix = '' }: SiteError) {
  const commands = fix.split(', then ');
  const results = commands.map((command) => {
    const [program, ...args] = command.split(' ');
    expect(program).toBe('site');
    return spawnSync(process.execPath, ['--import', 'tsx', 'tools/site/src/main.ts', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  });
  expect(results.map(({ status, stderr }) => [status, stderr])).toEqual(results.map(() => [0, '']));
}

const errorOf = (work: Promise<unknown>): Promise<SiteError> =>
  work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: SiteError) => error,
  );

test('the fix for a site rollback that lost a race restores the intended release', () =>
  withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    const good = await publishSampleSections(store, {
      shell: shellCode('a'),
      stories: pageCode('good'),
      pricing: pageCode('1'),
    });
    await publishSampleSections(store, { stories: pageCode('bad') });
    const rival = () => publishSampleSections(store, { pricing: pageCode('2') });
    const options = { store: racingStore(store, rival), channel, flags: `--store ${folder}` };
    const error = await errorOf(rollBackSite(options));
    expect(error).toMatchObject({ code: 'CONFLICT', at: 'channels/production/00000003.json' });
    follow(error);
    expect((await head(store, channel))!.release).toBe(good.release);
  }));

test('the fix for a section rollback that lost a race restores only that section', () =>
  withTemporaryFolder(async (folder) => {
    const store = diskStore(folder);
    await publishSampleSections(store, {
      shell: shellCode('a'),
      stories: pageCode('good'),
      pricing: pageCode('1'),
    });
    const before = await live(store);
    await publishSampleSections(store, { pricing: pageCode('2') });
    await publishSampleSections(store, { stories: pageCode('bad') });
    const { versions } = await live(store);
    const rival = () => publishSampleSections(store, { stories: pageCode('other') });
    const options = { store: racingStore(store, rival), channel, flags: `--store ${folder}` };
    const error = await errorOf(rollBackSection(options, 'stories'));
    expect(error).toMatchObject({ code: 'CONFLICT' });
    follow(error);
    expect((await live(store)).versions).toEqual({ ...versions, stories: before.versions['stories'] });
  }));

test('the fix repeats the given options, quoted for a shell', () => {
  const given: Record<string, string[]> = {
    store: ["it's here"],
    channel: ['preview'],
    expect: ['a@1', 'b@2'],
  };
  const list = (option: string) => given[option] ?? [];
  expect(formatOptions({ list }, 'dist', 'store', 'channel', 'expect')).toBe(
    `--store 'it'\\''s here' --channel preview --expect a@1 --expect b@2`,
  );
});
