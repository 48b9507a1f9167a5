import { memoryStore } from '@vantedge/store';
import { pageCode, shellCode, storeSampleSection } from '../compose/testing/sample-sections.ts';
import { commitComposition } from './commit-composition.ts';

const channel = 'production';

/** Returns a function that composes the sample site with a composer on its live release. */
function sampleSite() {
  const store = memoryStore();
  return async (composer: number) => {
    const versions = {
      shell: await storeSampleSection(store, 'shell', shellCode('a')),
      stories: await storeSampleSection(store, 'stories', pageCode('words')),
    };
    const sections = Object.keys(versions);
    return commitComposition({ store, channel }, async () => ({
      versions,
      composer,
      action: 'publish',
      sections,
    }));
  };
}

test('a newer composer renders every page, the same one none', async () => {
  const compose = sampleSite();
  const { release } = await compose(84);
  expect(release.composer).toBe(84);
  expect(await compose(84)).toMatchObject({ changed: false, rendered: [] });
  const newer = await compose(85);
  expect(newer.rendered.sort()).toEqual(Object.keys(release.pages).sort());
  expect(newer.release.composer).toBe(85);
});

test('an older composer is refused with both numbers and what to do, also if the channel has never seen it', async () => {
  const compose = sampleSite();
  await compose(85);
  for (const own of [84, 1]) {
    await expect(compose(own)).rejects.toMatchObject({
      code: 'COMPOSER_OUTDATED',
      message: `This checkout composes with ${own}, 'production' was composed with 85.`,
      fix: 'git pull && site compose',
    });
  }
});
