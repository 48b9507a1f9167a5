import { type Release, settingsOf } from '@vantedge/release';
import { memoryStore } from '@vantedge/release/store';
import { pageCode, shellCode, storeSampleSection } from '../compose/testing/sample-sections.ts';
import { composeNext } from './compose-next.ts';

const channel = 'production';
const now = new Date('2026-01-01T00:00:00.000Z');
const store = memoryStore();

/** Composes the sample site with a composer on a release. */
async function compose(composer: number, base?: Release, isRevert = false) {
  const versions = {
    shell: await storeSampleSection(store, 'shell', shellCode('a')),
    stories: await storeSampleSection(store, 'stories', pageCode('words')),
  };
  return composeNext({ store, channel, versions, base, composer, isRevert, now, settings: settingsOf(base) });
}

test('a newer composer renders every page, the same one none', async () => {
  const { release } = await compose(84);
  expect(release.composer).toBe(84);
  expect((await compose(84, release)).rendered).toEqual([]);
  const newer = await compose(85, release);
  expect(newer.rendered.sort()).toEqual(Object.keys(release.pages).sort());
  expect(newer.release.composer).toBe(85);
});

test('an older composer is refused with both numbers and what to do, also if the channel has never seen it', async () => {
  const { release } = await compose(85);
  for (const own of [84, 1]) {
    await expect(compose(own, release)).rejects.toMatchObject({
      code: 'COMPOSER_OUTDATED',
      message: `This checkout composes with ${own}, 'production' was composed with 85.`,
      fix: expect.stringMatching(/^update the checkout \(git pull\)/),
    });
  }
});

test('a revert composes with an older one on purpose; then it is the one to use', async () => {
  const { release } = await compose(85);
  const reverted = await compose(84, release, true);
  expect(reverted.release.composer).toBe(84);
  expect((await compose(84, reverted.release)).rendered).toEqual([]);
});
