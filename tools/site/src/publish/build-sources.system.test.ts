import { execFileSync } from 'node:child_process';
import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { head, readPushes } from '@vantedge/release';
import { memoryStore, type Store } from '@vantedge/store';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { publishSections } from '../channels/testing/publish-sections.ts';
import { pushSections } from './push-sections.ts';
import { sampleSource, writeSampleBuild } from './testing/sample-build.ts';

interface Clone {
  git: (...args: string[]) => string;
  /** Edits the page of stories, or another file. */
  write: (text: string, file?: string) => Promise<void>;
  /** Commits everything; returns the commit. */
  commit: () => string;
  /** Builds stories as the preset does; the version depends on nothing but `text`. */
  build: (text?: string) => Promise<void>;
  publish: (allowDirty?: boolean) => ReturnType<typeof publishSections>;
  /** The source of the newest push of stories. */
  pushed: () => Promise<unknown>;
  store: Store;
  dist: string;
}

/** A clone with one commit, in which shell and stories are live and built. */
const withClone = (work: (clone: Clone) => Promise<void>) =>
  withTemporaryFolder(async (folder) => {
    const store = memoryStore();
    const dist = path.join(folder, 'dist');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).trim();
    const write = (text: string, file = 'page.tsx') => writeFile(path.join(folder, file), text);
    const commit = () => {
      git('add', '.');
      git('commit', '-q', '--allow-empty', '-m', 'next');
      return git('rev-parse', 'HEAD');
    };
    const build = (text = 'one', section = 'stories') =>
      writeSampleBuild(dist, section, { files: { [`${text}.js`]: text }, source: sampleSource(folder) });
    const channel = 'production';
    const publish = (allowDirty?: boolean, sections = ['stories']) =>
      publishSections({ store, channel, sections, dist, folder, provenance, permissions: { allowDirty } });
    git('init', '-q', '-b', 'main');
    await write('dist\n', '.gitignore');
    await write('one');
    commit();
    for (const section of ['shell', 'stories']) await build('one', section);
    await publish(false, ['shell', 'stories']);
    const pushed = async () => (await head(store, channel))!.pushes!['stories']!.source;
    await work({ git, write, commit, build, publish, pushed, store, dist });
  });

const provenance = { by: 'ada', tool: '0.1.0' };

test('the record of a push says what the build was made of', () =>
  withClone(async ({ git, build, store, dist }) => {
    await build('two');
    const { versions, claims } = await pushSections({ store, sections: ['stories'], dist, provenance });
    const [push] = await readPushes(store, { section: 'stories', version: versions['stories']! });
    expect(push).toEqual({
      ...provenance,
      at: expect.any(String),
      source: {
        commit: git('rev-parse', 'HEAD'),
        dirty: false,
        files: expect.stringMatching(/^[0-9a-f]{64}$/),
        tools: { node: 'v20' },
        claims: { placeholder: 1, unverified: 2 },
      },
    });
    expect(claims).toEqual({ stories: { placeholder: 1, unverified: 2 } });
  }));

test('a build with an edit is refused, until it is committed, without another build', () =>
  withClone(async ({ write, build, publish, commit, pushed }) => {
    await write('two');
    await build('two');
    await expect(publish()).rejects.toMatchObject({ code: 'BUILD_DIRTY' });
    // Nx restores the build from its cache after the commit, as it was.
    const next = commit();
    expect((await publish()).changed).toBe(true);
    expect(await pushed()).toMatchObject({ commit: next, dirty: false });
  }));

test('a build with an edit that was taken back since is refused', () =>
  withClone(async ({ git, write, build, publish }) => {
    await write('two');
    await build('two');
    git('stash', '-q');
    for (const allowDirty of [false, true])
      await expect(publish(allowDirty)).rejects.toMatchObject({ code: 'BUILD_OUTDATED' });
    git('stash', 'pop', '-q');
    await expect(publish()).rejects.toMatchObject({ code: 'BUILD_DIRTY' });
    expect((await publish(true)).warnings).toEqual([{ text: expect.stringContaining('stories@') }]);
  }));

test('a build of another branch with the same files is of the commit that is checked out', () =>
  withClone(async ({ git, write, commit, build, publish, pushed }) => {
    git('checkout', '-q', '-b', 'other');
    await write('read by no build', 'notes.md');
    const other = commit();
    await build('two');
    git('checkout', '-q', 'main');
    const main = git('rev-parse', 'HEAD');
    expect(main).not.toBe(other);
    expect((await publish()).changed).toBe(true);
    expect(await pushed()).toMatchObject({ commit: main, dirty: false });
  }));

test.each([
  ['an edit', ({ write }: Clone) => write('two')],
  ['a new file', ({ write }: Clone) => write('two', 'new.tsx')],
  ['another commit', async ({ write, commit }: Clone) => (await write('two'), void commit())],
])('a build is outdated after %s', (_, change) =>
  withClone(async (clone) => {
    await clone.build('two');
    await change(clone);
    await expect(clone.publish(true)).rejects.toMatchObject({
      code: 'BUILD_OUTDATED',
      message: expect.stringContaining('stories'),
    });
  }),
);

test('neither a dangling link of an editor nor a build without sources stops a publish', () =>
  withClone(async ({ build, publish, dist }) => {
    await symlink('ada@host.1234:1', path.join(dist, '..', '.#page.tsx'));
    await build('two');
    expect((await publish()).changed).toBe(true);
    await rm(path.join(dist, 'stories/source.json'));
    await expect(publish()).resolves.toMatchObject({ changed: false });
  }));

test('a build that was copied out of its clone says what its clone said', () =>
  withClone(async ({ git, write, build, store, dist }) => {
    await build('two');
    const built = git('rev-parse', 'HEAD');
    await write('two');
    await withTemporaryFolder(async (folder) => {
      execFileSync('cp', ['-r', dist, folder]);
      const copied = path.join(folder, 'dist');
      const { versions } = await pushSections({ store, sections: ['stories'], dist: copied, provenance });
      const [push] = await readPushes(store, { section: 'stories', version: versions['stories']! });
      expect(push!.source).toMatchObject({ commit: built, dirty: false });
    });
  }));
