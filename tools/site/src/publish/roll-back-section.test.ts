import { getRelease } from '@vantedge/release';
import { memoryStore } from '@vantedge/release/store';
import {
  pageCode,
  publishSampleSections,
  releaseUnchecked,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { rollBackSection } from './roll-back-section.ts';

const channel = 'production';

test('restores a version that a newer check of sections would refuse', async () => {
  const store = memoryStore();
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('first') });
  const refused = `${pageCode('second')}\nconst never = () => { Array.prototype.last = 1; };`;
  await expect(publishSampleSections(store, { stories: refused })).rejects.toMatchObject({
    code: 'GLOBAL_MODIFIED',
  });
  const stories = await storeSampleSection(store, 'stories', refused);
  await releaseUnchecked(store, 'stories', stories);
  await publishSampleSections(store, { stories: pageCode('third') });
  const { entry } = await rollBackSection({ store, channel }, 'stories');
  expect((await getRelease(store, entry.release)).versions['stories']).toBe(stories);
});
