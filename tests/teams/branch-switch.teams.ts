import type { Push } from '@vantedge/release';
import { expect, test } from '../site/support/test.ts';
import { ADA, cloneAndStart, sh } from './shell.ts';

const PAGE = 'libs/content/stories/src/teasers.ts';
const HEADLINE = 'Results in numbers';

test('builds that Nx restores or leaves are published as what they are made of', async () => {
  const checkout = await cloneAndStart('branch-switch');
  // The daemon knows which builds are in dist, and leaves them.
  const run = (commands: string) => sh(checkout.root, commands, { ...ADA, NX_DAEMON: 'true' });
  /** Publishes stories, which must be the version with the newest commit; returns what the build is made of. */
  const publish = async () => {
    const json = await run('npm run --silent site -- publish stories --expect any --unchecked test --json');
    return (JSON.parse(json) as { entry: { pushes: { stories: Push } } }).entry.pushes.stories.source;
  };
  const head = async () => (await run('git rev-parse HEAD')).trim();
  const edit = (from: string, to: string) => checkout.edit(PAGE, from, to);
  await run('git branch --move main');
  try {
    edit(HEADLINE, 'Main');
    await run('git commit --quiet --all --message Main && npx nx build stories');

    await run('git checkout --quiet -b other');
    edit('Main', 'Other');
    await run('git commit --quiet --all --message Other && npx nx build stories');
    await run('git checkout --quiet main && npx nx build stories');
    expect(await publish()).toMatchObject({ commit: await head(), dirty: false });

    // A build that another branch made of the same files.
    edit('Main', 'Both');
    await run(
      'git checkout --quiet -b both && git commit --quiet --all --message Both && npx nx build stories',
    );
    await run(
      'git checkout --quiet main && git merge --quiet --squash both && git commit --quiet --message Squash',
    );
    await run('npx nx build stories');
    expect(await publish()).toMatchObject({ commit: await head(), dirty: false });

    // An edit that is taken back after the build.
    edit('Both', 'Draft');
    await run('npx nx build stories && git stash --quiet');
    await expect(run('npm run site -- publish stories --allow-dirty')).rejects.toThrow('BUILD_OUTDATED');
    await run('git stash pop --quiet');
    await expect(run('npm run site -- publish stories')).rejects.toThrow('BUILD_DIRTY');
    expect(await run('npm run site -- preview stories --name draft --no-check')).toContain(
      'was built from uncommitted changes',
    );
    await expect(run('npm run site -- promote draft --unchecked test')).rejects.toThrow('BUILD_DIRTY');

    // The commit has the files of the build, so Nx leaves it.
    await run('git commit --quiet --all --message Draft');
    expect(await run('npx nx build stories')).toMatch(/existing outputs match the cache|local cache/);
    expect(await publish()).toMatchObject({ commit: await head(), dirty: false });
  } finally {
    await run('npx nx daemon --stop');
    checkout.remove();
  }
});
